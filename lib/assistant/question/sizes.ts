import { formulaAt } from './formula'
import { measureAt } from './measure'
import type { Node, Token } from './reading'
import { relationOf, type Found } from './stated'
import { unitAt } from './units'

const isWord = (token: Token | undefined, pattern: RegExp): boolean =>
  token?.kind === 'word' && pattern.test(token.text)

/** What stands between a name and its size: "=", "is", "is equal to", "of". */
function joinedAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === '=') return at + 1
  if (!isWord(tokens[at], /^(?:is|be|of|measures|equals|equal)$/i)) return at
  return [at + 1, at + 2].reduce((next, place) => (isWord(tokens[place], /^(?:equal|to)$/) ? place + 1 : next), at + 1)
}

interface Size {
  readonly node: Node
  readonly unit: string
  readonly next: number
}

/** "8 cm", "10√3 m", "x + 3": the letter of a unit is none of the formula. */
function sizeAt(tokens: readonly Token[], at: number): Size | null {
  const measure = measureAt(tokens, at)
  if (measure) return { node: measure.item.node, unit: measure.item.unit, next: measure.next }
  const isUnit = ({ kind, spaced, text }: Token, place: number) =>
    place > at && kind === 'word' && spaced && /^(?:cm|mm|m|km|units?)$/.test(text)
  const end = tokens.findIndex(isUnit)
  const found = formulaAt(end < 0 ? tokens : tokens.slice(0, end), at)
  const unit = found && unitAt(tokens, found.next)
  return found && { node: found.node, unit: unit?.text ?? '', next: unit?.next ?? found.next }
}

function sized(tokens: readonly Token[], at: number): Size | null {
  const from = joinedAt(tokens, at)
  const size = from === at ? null : sizeAt(tokens, from)
  // "AP = 1/5 AB" and "AP = 3 : 2" are no lengths
  const [after, behind] = size ? [tokens[size.next], tokens[size.next + 1]] : []
  const isOf = isWord(after, /^(?:[A-Z]{2}|of)$/) && behind?.text !== '=' && !isWord(behind, /^is$/)
  const goesOn = relationOf(after) !== undefined || isOf || /^[:*/+-]$/.test(after?.text ?? '')
  return size && !goesOn ? size : null
}

/** "AC + BC = 32 cm": an equation in the names of two lengths. */
function sumOfLengthsAt(tokens: readonly Token[], at: number): Found | null {
  const [one, sign, two] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!one || !two || !isWord(one, /^[A-Z]{2}$/) || !isWord(two, /^[A-Z]{2}$/)) return null
  const operation = sign?.text === '+' || sign?.text === '-' ? sign.text : null
  const size = operation && sized(tokens, at + 3)
  if (!size) return null
  const left: Node = { kind: 'letter', name: one.text }
  const right: Node = { kind: 'letter', name: two.text }
  const sides: readonly Node[] = [{ kind: 'binary', operation, left, right }, size.node]
  return { item: { kind: 'equation', sides, relation: '=' }, next: size.next }
}

/** "angle BAC 30 degrees", "angle APB 70": the size stands right behind the name. */
function bareAngleAt(tokens: readonly Token[], at: number, isWhole: boolean): Size | null {
  const size = tokens[at]?.kind === 'number' ? sizeAt(tokens, at) : null
  return size && (size.unit === '°' || (isWhole && size.unit === '' && size.node.kind === 'number')) ? size : null
}

/** A length of a figure, "AB = 8 cm", an angle of it, "∠APB = 50°", or the A of "angle A", which is no article. */
export function sizedAt(tokens: readonly Token[], at: number): Found | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || token.kind !== 'word') return null
  const sum = sumOfLengthsAt(tokens, at)
  if (sum) return sum
  if (/^[A-Z]{2}$/.test(token.text)) {
    const size = /^(?:OF|IS)$/.test(token.text) && next?.text !== '=' ? null : sized(tokens, at + 1)
    return size && { item: { kind: 'length', name: token.text, node: size.node, unit: size.unit }, next: size.next }
  }
  if (/^angle$/i.test(token.text) && next && isWord(next, /^(?:[A-Z]|[A-Z]{3})$/)) {
    const size = sized(tokens, at + 2) ?? bareAngleAt(tokens, at + 2, next.text.length === 3)
    if (size && /^°?$/.test(size.unit))
      return { item: { kind: 'angle', name: next.text, node: size.node }, next: size.next }
  }
  return isNamedA(tokens, at) ? { item: { kind: 'letter', name: 'A' }, next: at + 1 } : null
}

/** A capital A within a sentence is a letter, unless all is written in capitals. */
function isNamedA(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.text !== 'A' || !before || (after && /^(?:[([=<>+*/^-]|[<>!]=)$/.test(after.text))) return false
  return before.text === ',' || isWord(before, /^(?:.*[a-z].*|[B-Z])$/)
}
