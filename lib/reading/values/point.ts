import type { Budget } from '../../maths/sum'
import { holdsValue, readAmount } from './amount'
import type { Decimal } from './decimal'
import { sameValue, valueOf, type Value } from './value'
import { isContrary } from '../text/contrary'
import { calculatedName } from '../tokens/calculated-name'
import { hasPlusMinus, type Node } from '../tree/node'
import { isEquality, isSeparator, ratiosAsFractions, splitAt, textOf, trimmed } from '../tokens/lists'
import { refuseDenial } from '../tokens/put-aside'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'

export interface Coordinate {
  readonly node: Node
  readonly value: Value
  readonly decimal: Decimal | null
  readonly tex: string
}

export type Point = readonly [Coordinate, Coordinate]

/** Reads so many points, with brackets or without. Throws Unreadable. */
export function readPoints(typed: readonly Token[], count: number, budget: Budget): readonly Point[] {
  const tokens = ratiosAsFractions(trimmed(typed))
  refuseDenial(tokens)
  const groups = pointsIn(count === 1 ? lastClaim(tokens) : tokens)
  if (groups.length === 0) return withoutBrackets(tokens, count).map((piece) => readPoint(piece, budget))
  const stray = strayOutside(tokens)
  if (stray) throw new Unreadable(`“${stray.text}” is out of place. Write only the point, e.g. (3, -4).`, stray.at)
  const points = groups.map((group) => readPoint(group, budget))
  if (count === 1) refuseAnother(tokens, points, budget)
  return isTurned(tokens) ? points.map(([x, y]) => [y, x]) : points
}

/** What follows the last equals sign outside brackets: "((2 + 4)/2, (6 + 8)/2) = (3, 7)". */
const lastClaim = (tokens: readonly Token[]): readonly Token[] => {
  const sides = splitAt(tokens, isEquality)
  return sides.every((side) => pointsIn(side).length <= 1)
    ? (sides.findLast((side) => pointsIn(side).length > 0) ?? tokens)
    : tokens
}

/** Throws for "(2, -2) = (-1, 4)": another point that is set equal to the last. */
function refuseAnother(tokens: readonly Token[], [last]: readonly Point[], budget: Budget): void {
  const claims = splitAt(tokens, isEquality).map(pointsIn)
  if (claims.some((points) => points.length > 1)) return
  const sides = claims.flat()
  const isSame = (side: readonly Token[]) =>
    readPoint(side, budget).every(({ value }, index) => last?.[index] && sameValue(value, last[index].value, budget))
  const other = sides.slice(0, -1).find((side) => side.every(({ kind }) => kind !== 'word') && !isSame(side))
  if (other) throw new Unreadable(`“(${textOf(other)})” is another point.`, other[0]?.at)
}

/** What stands outside the brackets and changes them: a number, a word such as "no", a sign that leans on a bracket. */
function strayOutside(tokens: readonly Token[]): Token | undefined {
  let depth = 0
  return tokens.find((token, index) => {
    const { kind, text } = token
    if (text === '(') depth++
    if (text === ')') depth--
    if (depth > 0 || text === '(' || text === ')') return false
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    if (kind === 'word') return isContrary(text)
    if (kind === 'number') return before?.kind !== 'word' || token.spaced
    return /^[<>≠%±]|!=/.test(text) || (/^[-+*/^√]$/.test(text) && (after?.text === '(' || before?.text === ')'))
  })
}

/** "(y, x) = (4, 3)". */
const isTurned = (tokens: readonly Token[]): boolean =>
  /^\(y,x\)=/.test(
    tokens
      .map(({ text }) => text)
      .join('')
      .toLowerCase(),
  )

/** "1,2 and 3,4", "1, 2; 3, 4", "1,2,3,4": so many points without brackets. */
function withoutBrackets(tokens: readonly Token[], count: number): readonly (readonly Token[])[] {
  if (count === 1) return [tokens]
  const apart = splitAt(tokens, ({ text }) => text !== ',' && isSeparator({ text }))
  if (apart.length === count) return apart
  const values = splitAt(tokens, isSeparator)
  if (values.length !== 2 * count) return [tokens]
  const comma: Token = { kind: 'symbol', text: ',', spaced: false, at: 0 }
  return Array.from({ length: count }, (_, index) => [
    ...(values[2 * index] ?? []),
    comma,
    ...(values[2 * index + 1] ?? []),
  ])
}

/** The innermost brackets with a list in them: both of {(1, 2), (3, 4)}. */
function pointsIn(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return bracketed(tokens).flatMap((group) => {
    const inner = pointsIn(group)
    const pieces = splitAt(group, isSeparator)
    if (inner.length > 0 && pieces.every((piece) => piece.some(({ text }) => text === '('))) return inner
    return pieces.length > 1 && group.some(({ kind }) => kind === 'number') ? [group] : []
  })
}

/** What stands inside each outermost pair of brackets. */
function bracketed(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const groups: Token[][] = []
  let depth = 0
  for (const token of tokens) {
    if (token.text === ')') depth--
    if (depth > 0) groups.at(-1)?.push(token)
    if (token.text === '(' && depth++ === 0) groups.push([])
  }
  return groups
}

function readPoint(tokens: readonly Token[], budget: Budget): Point {
  const pieces = lettersApart(tokens).map((piece) => {
    const sides = splitAt(piece, isEquality)
    const value = sides.findLast(holdsValue) ?? piece
    const name = sides.length > 1 && sides[0] ? calculatedName(sides[0]) : null
    if (name !== null) throw new Unreadable(`Write the value of ${name} itself.`, piece[0]?.at)
    return { value, letter: letterIn(piece) }
  })
  const [first, second, ...others] = pieces.filter(({ value }) => holdsValue(value))
  if (!first || !second || others.length > 0)
    throw new Unreadable('Write the two coordinates in brackets, e.g. (3, -4).', endOf(tokens))
  if (first.letter !== '' && first.letter === second.letter)
    throw new Unreadable('Write each coordinate once, e.g. x = 3, y = -4.')
  const turned = first.letter === 'y' || (second.letter === 'x' && first.letter === '')
  const [x, y] = turned ? [second, first] : [first, second]
  return [readCoordinate(x.value, budget), readCoordinate(y.value, budget)]
}

const endOf = (tokens: readonly Token[]): number | undefined => {
  const last = tokens.at(-1)
  return last && last.at + last.text.length
}

/** Which coordinate is named: "x", "y coordinate", "ordinate". */
function letterIn(piece: readonly Token[]): string {
  const word = piece
    .find(({ kind, text }) => kind === 'word' && /^(?:x|y|abscissa|ordinate)$/i.test(text))
    ?.text.toLowerCase()
  return word === 'abscissa' ? 'x' : word === 'ordinate' ? 'y' : (word ?? '')
}

/** "x = 2, y = -3", also without the comma. */
function lettersApart(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces = splitAt(tokens, isSeparator)
  const at = tokens.findLastIndex(({ text }, index) => /^[xy]$/i.test(text) && isEqualityAt(tokens, index + 1))
  return pieces.length === 1 && at > 0 ? [tokens.slice(0, at), tokens.slice(at)] : pieces
}

const isEqualityAt = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index]
  return token !== undefined && isEquality(token)
}

function readCoordinate(tokens: readonly Token[], budget: Budget): Coordinate {
  const { node, tex, percent, decimal } = readAmount(tokens.filter(({ text }) => !/^(?:x|y)$/i.test(text)))
  if (percent) throw new Unreadable('Write the coordinates as numbers, without %.', tokens[0]?.at)
  if (hasPlusMinus(node)) throw new Unreadable('Write each point on its own, without ±.')
  return { node, value: valueOf(node, budget), decimal, tex }
}
