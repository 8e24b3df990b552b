import type { Budget } from '../maths/sum'
import { unitRatio } from '../reading/values/conversion'
import type { Amount } from '../reading/values/amount'
import { isSameUnit } from '../reading/values/unit'
import { sameValue, valueOf, type Valued } from '../reading/values/value'
import { isRate } from './asked/counted'
import type { NumberKey } from './one-value'
import type { NumberRule } from './rule'

type Fixing = Pick<NumberRule, 'unitFixed' | 'unitless' | 'asked'>

/** What is wrong with the unit that was typed; nothing where it can be converted into the one asked for. */
export function unitProblem(
  key: NumberKey,
  { amount }: Valued,
  { unitless, asked = { names: [] } }: Fixing,
): string | undefined {
  const { unit } = amount
  const { unit: wanted, unitName: name } = key
  if (unit === '') return undefined
  if (unit === 'dollar' && name !== unit) return 'Give the answer in ₹.'
  if (wanted === '') return unitless && isUnit(amount) && !isRate(unit, asked) ? noUnit : undefined
  if (name === '') return unit === 'unit' ? undefined : inUnit(key)
  return isAnother(key, amount) && !unitRatio(unit, name) ? inUnit(key) : undefined
}

/** What is wrong with an answer in another unit than the one that the question fixes. */
export function fixedProblem(key: NumberKey, answer: Valued, { unitFixed }: Fixing, budget: Budget) {
  if (!unitFixed || !isAnother(key, answer.amount)) return undefined
  return sameValue(answer.value, key.value, budget)
    ? `That is the same amount in another unit. ${inUnit(key)}`
    : inUnit(key)
}

/** An amount in another unit of the same kind as what it is worth in the unit asked for: exactly, and so with no rounding of its own. */
export function converted(key: NumberKey, typed: Valued, budget: Budget): Valued {
  const { amount } = typed
  const ratio = isAnother(key, amount) ? unitRatio(amount.unit, key.unitName) : null
  if (!ratio) return typed
  const right = { kind: 'number', value: ratio, decimal: false, tex: '1' } as const
  const value = valueOf({ kind: 'binary', operation: '*', left: amount.node, right }, budget)
  return { amount: { ...amount, decimal: null }, value }
}

/** "173 units per month" of what the question counts monthly, as 173 units. */
export function withoutPeriod({ unitName }: NumberKey, typed: Valued, { asked }: Fixing): Valued {
  if (!typed.amount.unit.includes('/')) return typed
  const [unit, period] = typed.amount.unit.split('/')
  const isKnown =
    period !== undefined &&
    unit === unitName &&
    asked?.words?.some((word) => word === `${period}ly` || (word === 'daily' && period === 'day'))
  return isKnown ? { ...typed, amount: { ...typed.amount, unit: unitName } } : typed
}

/** Whether a unit was typed that is not the one asked for; a price may say what it is for: "₹50 per kg". */
export const isAnother = ({ unit: wanted, unitName: name }: NumberKey, { unit }: Amount): boolean =>
  unit !== '' && wanted !== '' && !isSameUnit(unit, name) && !(name === 'rupee' && /^(?:rupee)?\//.test(unit))

/** "cm", "₹", "km/h"; a percentage is a number, and so are "12 units". */
export const isUnit = ({ unit }: Amount): boolean => unit !== '' && !/^(?:unit(?:\^[23])?|percent)$/.test(unit)

export const noUnit = 'The answer is a number without a unit.'

export const inUnit = ({ unit }: NumberKey): string => `Give the answer in ${unit}.`

/** A word beside the right amount in another unit. */
export function sameAmount({ amount: { tex }, unit }: NumberKey): string {
  if (unit === '₹') return `That is ₹$${tex}$.`
  return unit === '°' ? `That is $${tex}^\\circ$.` : `That is $${tex}$ ${unit}.`
}
