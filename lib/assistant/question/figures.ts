import type { Relation } from './fact'
import type { Found } from './stated'
import { formulaAt } from './formula'
import type { Node, Token } from './reading'
import { unitAt } from './units'
import { divide, type Fraction } from '../../maths/fraction'

const isSegment = (token: Token | undefined): boolean => token?.kind === 'word' && /^[A-Z]{2}$/.test(token.text)
const isSign = (token: Token | undefined, ...signs: readonly string[]): boolean =>
  token !== undefined && signs.includes(token.text)

interface Side {
  readonly node: Node
  readonly next: number
}

const numberNode = (value: Fraction): Node => ({ kind: 'number', value, decimal: false, tex: '' })

/** "AP", "2 AB", "1/5 AB" */
function lengthAt(tokens: readonly Token[], at: number): Side | null {
  const token = tokens[at]
  if (token && isSegment(token)) return { node: { kind: 'letter', name: token.text }, next: at + 1 }
  const number = formulaAt(tokens, at)
  if (!number) return null
  const joined = isSign(tokens[number.next], '*', 'of') ? number.next + 1 : number.next
  const of = tokens[joined]
  if (of && isSegment(of)) {
    const right: Node = { kind: 'letter', name: of.text }
    return { node: { kind: 'binary', operation: '*', left: number.node, right }, next: joined + 1 }
  }
  return { node: number.node, next: unitAt(tokens, number.next)?.next ?? number.next }
}

/** "CB × CD", "OA . OB", "CA^2": segments multiplied. */
function productAt(tokens: readonly Token[], at: number): Side | null {
  const first = lengthAt(tokens, at)
  if (!first || first.node.kind !== 'letter') return first
  let node: Node = first.node
  let next = first.next
  const times = (right: Node): Node => ({ kind: 'binary', operation: '*', left: node, right })
  for (;;) {
    const [sign, factor] = [tokens[next], tokens[next + 1]]
    if (sign?.text === '^' && factor?.text === '2') node = times(node)
    else if (isSign(sign, '*', '.') && factor && isSegment(factor)) node = times({ kind: 'letter', name: factor.text })
    else return { node, next }
    next += 2
  }
}

/** "AP : PB", "AP/PB", a length, or "2 : 3". */
function sideAt(tokens: readonly Token[], at: number): Side | null {
  const [one, sign, two] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (one?.kind === 'number' && isSign(sign, ':') && two?.kind === 'number' && two.value.n !== 0n)
    return { node: numberNode(divide(one.value, two.value)), next: at + 3 }
  const first = productAt(tokens, at)
  const second = first && isSign(tokens[first.next], ':', '/') ? lengthAt(tokens, first.next + 1) : null
  if (!first || !second) return first
  return { node: { kind: 'binary', operation: '/', left: first.node, right: second.node }, next: second.next }
}

/** "AP : PB = 2 : 3", "AD : DB = AE : EC = 3 : 2", "PA = PB", "AP = 1/5 AB": an equation between lengths, in the letters of their ends. */
export function figuresAt(tokens: readonly Token[], at: number): Found | null {
  // "2AB = DE"; of "3AP = 4PB" the 3 stands before the equation
  const isTimes = tokens[at]?.kind === 'number' && tokens[at + 1]?.spaced === false && isSegment(tokens[at + 1])
  if (!isSegment(tokens[at]) && !(isTimes && isSign(tokens[at + 2], '=') && isSegment(tokens[at + 3]))) return null
  const first = sideAt(tokens, at)
  if (!first) return null
  const sides = [first.node]
  let next = first.next
  while (isSign(tokens[next], '=')) {
    const side = sideAt(tokens, next + 1)
    if (!side) break
    sides.push(side.node)
    next = side.next
  }
  const relation: Relation = '='
  return sides.length > 1 && !isSign(tokens[next], '=', '+', '-', '*', '/', '^', ':')
    ? { item: { kind: 'equation', sides, relation }, next }
    : null
}
