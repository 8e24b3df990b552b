import { roundedText, rupees, terminates, toDecimal, toText, type Fraction } from '../../../maths'
import { goesOn, type SetClaim } from '../../claim'

/** Whether its decimal ends, after so many places at most. */
export const isShort = (value: Fraction, places = 4): boolean =>
  terminates(value) && (toDecimal(value).split('.')[1]?.length ?? 0) <= places

/** "12.5"; "25.67" where the decimal is long. */
export const decimal = (value: Fraction): string => (isShort(value) ? toDecimal(value) : roundedText(value, 2))

/** The same behind a sign: "(-12.5)". */
export const signedDecimal = (value: Fraction): string => (value.n < 0n ? `(${decimal(value)})` : decimal(value))

/** In the grammar of answers: "12.5", "77/3". */
export const keyOf = (value: Fraction): string => (isShort(value) ? toDecimal(value) : toText(value))

/** "$= \dfrac{77}{3} \approx 25.67$": a line that goes on from the one before; the last side is the value itself. */
export function continued(of: string, ...sides: readonly [...string[], Fraction]): SetClaim {
  const shown = sides.map((side) => (typeof side === 'string' ? side : decimal(side)))
  const value = sides.at(-1)
  const isRounded = typeof value === 'object' && !isShort(value)
  return goesOn(of, shown, [...shown.slice(1).map(() => '=' as const), isRounded ? '≈' : '='])
}

/** "₹$524.50$", "$36.2$ years", "$27.6$": a value with its unit, outside a formula. */
export function withUnit(unit: string | undefined, value: string): string {
  if (!unit) return `$${value}$`
  return unit === '₹' ? `₹$${rupees(value)}$` : `$${value}$ ${unit}`
}

/** The same as the value of a measure: "the median is $36.2$ years". An amount of money, whose sign stands before it, is words. */
export function measureIs(of: string, value: string, unit: string | undefined): SetClaim | string {
  const set = `${of} is ${withUnit(unit, value)}`
  return unit === '₹' ? set : { set, claim: { of, sides: [value], ...(unit && { unit }) } }
}
