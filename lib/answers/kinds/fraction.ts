import { absolute, compare, fraction, sign, subtract, toText, type Fraction } from '../../maths/fraction'
import type { Amount } from '../../reading/values/amount'
import { bracketNote, keyValue } from './number'
import { isRoundingOf, perHundred, sameValue, valueOf, type Value } from '../../reading/values/value'
import { hasPlusMinus, type Node } from '../../reading/tree/node'
import { tokensOf } from '../../reading/tokens/lists'
import { readStatement } from '../../reading/values/statement'
import type { FractionRule, Verdict } from '../rule'
import { twoReadings, verdict } from '../verdict'

/** A fraction exactly, in lowest terms or not; a decimal or percentage when it is rounded closely enough. */
export function checkFraction(rule: FractionRule, response: string): Verdict {
  const key = keyValue(rule.expected)
  const { amounts, listed, tex: reading } = readStatement(tokensOf(response, { grouping: true }))
  if (amounts.some(({ node }) => hasPlusMinus(node))) return verdict(false, reading, 'Give one value, without $\\pm$.')
  const judge = (amount: Amount, node = amount.node) => isRight(amount, node, key)
  const right = amounts.every((amount) => judge(amount))
  if (listed && !right) return verdict(false, reading, 'Give one value only.')
  const open = amounts.find((amount) => amount.other && judge(amount, amount.other) !== judge(amount))
  if (open) return twoReadings(right, reading, bracketNote(open.node))
  const last = amounts.at(-1)
  const lowest = last && right ? lowestTerms(last.node) : null
  return verdict(right, reading, lowest ? `In lowest terms this is ${lowest}.` : undefined)
}

function isRight(amount: Amount, node: Node, key: Value): boolean {
  const typed = valueOf(amount.percent ? perHundred(node) : node)
  if (sameValue(typed, key)) return true
  if (!amount.decimal) return false
  if (typed.rational && key.rational) return isClose(typed.rational, key.rational)
  return Math.abs(typed.approximate - key.approximate) <= Math.min(0.01, 0.01 * Math.abs(key.approximate))
}

/** Within 0.01 both in difference and in proportion, or the key itself rounded to two or more figures. */
const isClose = (typed: Fraction, key: Fraction): boolean =>
  compare(absolute(subtract(typed, key)), fraction(1, 100)) <= 0 &&
  sign(typed) === sign(key) &&
  isRoundingOf(typed, key)

/** "1/2" for a typed 2/4; null when it was in lowest terms already or is no plain fraction. */
function lowestTerms(node: Node): string | null {
  const plain = node.kind === 'sign' && node.operation === '-' ? node.of : node
  if (plain.kind !== 'binary' || plain.operation !== '/') return null
  const { left, right } = plain
  if (left.kind !== 'number' || right.kind !== 'number' || left.decimal || right.decimal) return null
  if (right.value.n === 0n || fraction(left.value.n, right.value.n).d === right.value.n) return null
  const value = fraction(left.value.n, right.value.n)
  return toText(plain === node ? value : fraction(-value.n, value.d))
}
