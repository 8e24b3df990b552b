import { fraction as fractionOf, toText } from '../../maths/fraction'
import type { Budget } from '../../maths/sum'
import type { Node } from '../../reading/tree/node'
import { typed } from '../../reading/typed'
import type { Amount } from '../../reading/values/amount'
import { shareOf, type Decimal } from '../../reading/values/decimal'
import { isExactly, sameValue, type Valued } from '../../reading/values/value'
import { falseLink } from '../chain'
import { keys, type Kind, type Outcome } from '../kind'
import { nearFraction } from '../near'
import { answersIn, bracketNote, readNumberKey, readValue, type NumberKey, type ValueReading } from '../one-value'
import type { FractionRule } from '../rule'
import { outcome, twoReadings } from '../outcome'
import { exactly, isTaken, tooFarNote } from '../rounding'

/** A fraction exactly, in lowest terms or not; a decimal or percentage when it is rounded closely enough. */
export const fraction: Kind<FractionRule, NumberKey, ValueReading> = {
  name: 'Fraction',
  words: 'A fraction in any terms, a decimal or a percentage: 3/13, 6/26, 0.23.',
  format: 'string',
  inputMode: 'decimal',
  keys: () => keys('− /'),
  readKey: ({ expected }) => readNumberKey(typed(expected)),
  read: (response, _key, _rule, budget) => readValue(response, budget),
  judge,
}

function judge(key: NumberKey, response: ValueReading, rule: FractionRule, budget: Budget): Outcome {
  const { worth, listed } = response
  if (worth.length === 0) return outcome(false, 'Give one value, without $\\pm$.')
  const answers = answersIn(response)
  const isRight = (one: Worth, { amount }: Valued) => matches(rule, key, amount, one, budget)
  const right = answers.every((one) => isRight(one, one))
  if (listed && !right) return outcome(false, 'Give one value only.')
  const open = answers.find((one) => one.other && isRight(one.other, one) !== isRight(one, one))
  if (open) return twoReadings(right, bracketNote(open.amount.node))
  const broken = listed ? undefined : falseLink(worth, budget)
  if (broken) return outcome(false, broken)
  const last = answers.at(-1)
  if (!last) return outcome(right)
  if (!right) return outcome(false, tooFarNote(rule.decimals, decimalFor(last.amount), key.value))
  return outcome(true, isExactly(last.share ?? last.value, key.value) ? lowestNote(last) : exactly(key.amount.tex))
}

type Worth = Pick<Valued, 'value' | 'share'>

function matches(rule: FractionRule, key: NumberKey, amount: Amount, { value, share }: Worth, budget: Budget): boolean {
  if (sameValue(share ?? value, key.value, budget)) return true
  const decimal = decimalFor(amount)
  return decimal !== null && isTaken(rule.decimals, decimal, key.value, nearFraction)
}

/** A percentage is a part of one. */
const decimalFor = ({ decimal, percent }: Amount): Decimal | null => (decimal && percent ? shareOf(decimal) : decimal)

function lowestNote({ amount }: Valued): string | undefined {
  const lowest = lowestTerms(amount.node)
  return lowest ? `In lowest terms this is ${lowest}.` : undefined
}

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
