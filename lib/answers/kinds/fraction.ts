import { absolute, compare, fraction as fractionOf, sign, subtract, toText, type Fraction } from '../../maths/fraction'
import type { Budget } from '../../maths/sum'
import type { Node } from '../../reading/tree/node'
import { typed } from '../../reading/typed'
import { isRoundingOf, sameValue, type Valued, type Value } from '../../reading/values/value'
import { keys, type Kind, type Outcome } from '../kind'
import type { FractionRule } from '../rule'
import { outcome, twoReadings } from '../outcome'
import { bracketNote, readNumberKey, readValue, type ValueReading } from './number'

interface Key {
  readonly value: Value
}

/** A fraction exactly, in lowest terms or not; a decimal or percentage when it is rounded closely enough. */
export const fraction: Kind<FractionRule, Key, ValueReading> = {
  name: 'Fraction',
  words: 'A fraction in any terms, a decimal or a percentage: 3/13, 6/26, 0.23.',
  format: 'string',
  inputMode: 'decimal',
  keys: () => keys('− /'),
  readKey: ({ expected }) => readNumberKey(typed(expected)),
  read: (response, _key, _rule, budget) => readValue(response, budget),
  judge,
}

function judge(
  { value: key }: Key,
  { values, worth, listed }: ValueReading,
  _rule: FractionRule,
  budget: Budget,
): Outcome {
  if (worth.length === 0) return outcome(false, 'Give one value, without $\\pm$.')
  const right = worth.every((one) => isRight(one, one, key, budget))
  if (listed && !right) return outcome(false, 'Give one value only.')
  const open = worth.find((one) => one.other && isRight(one.other, one, key, budget) !== isRight(one, one, key, budget))
  if (open) return twoReadings(right, bracketNote(open.amount.node))
  const last = values.at(-1)
  const lowest = last && right ? lowestTerms(last.node) : null
  return outcome(right, lowest ? `In lowest terms this is ${lowest}.` : undefined)
}

function isRight(
  { value, share }: Pick<Valued, 'value' | 'share'>,
  { amount }: Valued,
  key: Value,
  budget: Budget,
): boolean {
  const given = share ?? value
  if (sameValue(given, key, budget)) return true
  if (!amount.decimal) return false
  if (given.rational && key.rational) return isClose(given.rational, key.rational)
  return Math.abs(given.approximate - key.approximate) <= Math.min(0.01, 0.01 * Math.abs(key.approximate))
}

/** Within 0.01 both in difference and in proportion, or the key itself rounded to two or more figures. */
const isClose = (typed: Fraction, key: Fraction): boolean =>
  compare(absolute(subtract(typed, key)), fractionOf(1, 100)) <= 0 &&
  sign(typed) === sign(key) &&
  isRoundingOf(typed, key)

/** "1/2" for a typed 2/4; null when it was in lowest terms already or is no plain fraction. */
function lowestTerms(node: Node): string | null {
  const plain = node.kind === 'sign' && node.operation === '-' ? node.of : node
  if (plain.kind !== 'binary' || plain.operation !== '/') return null
  const { left, right } = plain
  if (left.kind !== 'number' || right.kind !== 'number' || left.decimal || right.decimal) return null
  if (right.value.n === 0n || fractionOf(left.value.n, right.value.n).d === right.value.n) return null
  const value = fractionOf(left.value.n, right.value.n)
  return toText(plain === node ? value : fractionOf(-value.n, value.d))
}
