import type { Budget } from '../maths/sum'
import { some, type Node } from '../reading/tree/node'
import type { Amount } from '../reading/values/amount'
import { shareOf, type Decimal } from '../reading/values/decimal'
import { distance, isExactly, sameValue, type Value, type Valued } from '../reading/values/value'
import { formNote } from './form'
import { judgeValue, type Worth } from './judge-value'
import type { Outcome } from './kind'
import { nearNumber } from './near'
import { answersIn, type NumberKey, type ValueReading } from './one-value'
import { outcome } from './outcome'
import { exactly, isTaken, tooFarNote } from './rounding'
import type { NumberRule, SurdRule } from './rule'
import { converted, fixedProblem, inUnit, isAnother, sameAmount, unitProblem, withoutPeriod } from './unit-note'

type Rule = NumberRule | SurdRule

/** Judges one number with its unit. */
export function judgeNumber(key: NumberKey, response: ValueReading, rule: Rule, budget: Budget): Outcome {
  const worth = withUnitsCarried(response.worth.map((typed) => withoutPeriod(key, typed, rule)))
  const unitNote = worth.map((typed) => unitProblem(key, typed, rule)).find(Boolean)
  if (unitNote) return outcome(false, unitNote)
  const read = { ...response, worth: worth.map((typed) => converted(key, typed, budget)) }
  const fixedNote = answersIn(read)
    .map((answer) => fixedProblem(key, answer, rule, budget))
    .find(Boolean)
  if (fixedNote) return outcome(false, fixedNote)
  return judgeValue(
    key,
    read,
    {
      isRight: (worth, amount) => matches(rule, key, amount, worth, budget),
      rightNote: (last) => (isAnother(key, last.amount) ? sameAmount(key) : rightNote(rule, key, last)),
      wrongNote: (last) => (isAnother(key, last.amount) ? inUnit(key) : wrongNote(rule, key, last)),
    },
    budget,
  )
}

/** "4200/40 = 105 m/s": a calculation is in the unit of what it comes to. */
function withUnitsCarried(worth: readonly Valued[]): readonly Valued[] {
  if (worth.length < 3) return worth
  return worth.map((typed, index) => {
    const next = worth[index + 1]?.amount.unit ?? ''
    return typed.amount.unit === '' && next !== '' && !typed.amount.decimal && index < worth.length - 2
      ? { ...typed, amount: { ...typed.amount, unit: next } }
      : typed
  })
}

function matches(rule: Rule, key: NumberKey, amount: Amount, worth: Worth, budget: Budget): boolean {
  const typed = worthFor(rule, key, worth)
  const decimal = decimalFor(rule, key, amount)
  if (isPlacesMissing(rule, key, typed) && !decimal?.places) return false
  if (distance(typed, key.value) < (toleranceOf(rule) ?? 0) || sameValue(typed, key.value, budget)) return true
  if (toleranceOf(rule) !== undefined) return false
  return decimal !== null && isTaken(rule.decimals, decimal, key.value, nearNumber)
}

/** A whole number where places are asked for and the key has some: 68 for 67.82; 598.00 for 598.10 has its places. */
const isPlacesMissing = ({ form }: Rule, { value }: NumberKey, typed: Value): boolean =>
  typeof form === 'object' && isFractional(value) && !isFractional(typed)

const isFractional = ({ rational }: Value): boolean => rational === null || rational.d !== 1n

const toleranceOf = (rule: Rule): number | undefined => (rule.kind === 'number' ? rule.tolerance : undefined)

const inPercent = ({ unit }: Rule, { unitName }: NumberKey): boolean => unit !== undefined && unitName === 'percent'

/** A percentage counts as a part of one, but where the answer is one. */
const worthFor = (rule: Rule, key: NumberKey, { value, share }: Worth): Value =>
  inPercent(rule, key) ? value : (share ?? value)

const decimalFor = (rule: Rule, key: NumberKey, { decimal, percent }: Amount): Decimal | null =>
  decimal && percent && !inPercent(rule, key) ? shareOf(decimal) : decimal

const exactForm = 'Right as a decimal. The question asks for the exact form, with $\\sqrt{\\ }$ or $\\pi$ left in. '

/** What the exact value is, beside a value that is not it; else a word on the form. */
function rightNote(rule: Rule, key: NumberKey, last: Valued): string | undefined {
  const { form } = rule
  const { tex } = key.amount
  if (isExactly(worthFor(rule, key, last), key.value)) return formNote(form, last.amount.node)
  if (typeof form === 'object') return `To ${form.places} decimal places: $${tex}$.`
  return `${form === 'simplest surd' ? exactForm : ''}${exactly(tex)}`
}

const usesPi = (node: Node): boolean => some(node, (part) => part.kind === 'letter' && part.name === 'π')

function wrongNote(rule: Rule, key: NumberKey, { amount }: Valued): string | undefined {
  return usesPi(amount.node) && !usesPi(key.amount.node)
    ? 'Put in the value of $\\pi$ that the question gives.'
    : tooFarNote(rule.decimals, decimalFor(rule, key, amount), key.value)
}
