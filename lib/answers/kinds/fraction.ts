import { fraction as fractionOf, toText } from '../../maths/fraction'
import type { Budget } from '../../maths/sum'
import type { Node } from '../../reading/tree/node'
import { typed } from '../../reading/typed'
import type { Amount } from '../../reading/values/amount'
import { shareOf, type Decimal } from '../../reading/values/decimal'
import { isExactly, sameValue, type Valued } from '../../reading/values/value'
import { denialNamed } from '../asked/denied-event'
import { judgeValue, type Worth } from '../judge-value'
import { keys, type Kind, type Outcome } from '../kind'
import { nearFraction } from '../near'
import { readNumberKey, readValue, type NumberKey, type ValueReading } from '../one-value'
import type { FractionRule } from '../rule'
import { outcome } from '../outcome'
import { exactly, isTaken, tooFarNote } from '../rounding'
import { isUnit, noUnit } from '../unit-note'

/** A fraction exactly, in lowest terms or not; a decimal or percentage when it is rounded closely enough. */
export const fraction: Kind<FractionRule, NumberKey, ValueReading> = {
  name: 'Fraction',
  words: 'A fraction in any terms, a decimal or a percentage: 3/13, 6/26, 0.23.',
  format: 'string',
  inputMode: 'decimal',
  keys: () => keys('− /'),
  readKey: ({ expected }) => readNumberKey(typed(expected)),
  read: (response, _key, { asked }, budget) => readValue(denialNamed(response, asked), budget),
  judge,
}

function judge(key: NumberKey, response: ValueReading, rule: FractionRule, budget: Budget): Outcome {
  if (rule.unitless && response.values.some(isUnit)) return outcome(false, noUnit)
  return judgeValue(
    key,
    response,
    {
      isRight: (worth, amount) => !isAnotherWritten(rule, amount) && matches(rule, key, amount, worth, budget),
      rightNote: (last) =>
        isExactly(last.share ?? last.value, key.value) ? lowestNote(last) : exactly(key.amount.tex),
      wrongNote: ({ amount }) =>
        isAnotherWritten(rule, amount) ? itselfNote : tooFarNote(rule.decimals, decimalFor(amount), key.value),
    },
    budget,
  )
}

function matches(rule: FractionRule, key: NumberKey, amount: Amount, { value, share }: Worth, budget: Budget): boolean {
  if (sameValue(share ?? value, key.value, budget)) return true
  const decimal = decimalFor(amount)
  return decimal !== null && isTaken(rule.decimals, decimal, key.value, nearFraction)
}

/** A percentage is a part of one. */
const decimalFor = ({ decimal, percent }: Amount): Decimal | null => (decimal && percent ? shareOf(decimal) : decimal)

/** 16/22 where the fraction 8/11 itself is asked for. */
const isAnotherWritten = ({ itself }: FractionRule, { node }: Amount): boolean =>
  itself === true && lowestTerms(node) !== null

const itselfNote = 'The numerator and the denominator themselves are asked for. Put yours into the conditions.'

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
