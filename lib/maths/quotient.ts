import type { Fraction } from './fraction'
import * as sums from './sum'
import type { Sum } from './sum'

/** A sum over a sum, e.g. 1/(2 + √3) or (x − 1)/(x + 1). The bottom is never zero. */
export interface Quotient {
  readonly top: Sum
  readonly bottom: Sum
}

/** A rational as a quotient. */
export const constant = (value: Fraction): Quotient => whole(sums.constant(value))

export const whole = (top: Sum): Quotient => ({ top, bottom: sums.unity })

/** Throws RangeError when the bottom is zero. */
function over(top: Sum, bottom: Sum): Quotient {
  if (sums.isZero(bottom)) throw new RangeError('over: division by zero')
  const folded = sums.divideByTerm(top, bottom)
  return folded ? whole(folded) : { top, bottom }
}

export function add(a: Quotient, b: Quotient): Quotient {
  if (sums.equals(a.bottom, b.bottom)) return over(sums.add(a.top, b.top), a.bottom)
  const top = sums.add(sums.multiply(a.top, b.bottom), sums.multiply(b.top, a.bottom))
  return over(top, sums.multiply(a.bottom, b.bottom))
}

export const negate = (a: Quotient): Quotient => ({ ...a, top: sums.negate(a.top) })
export const multiply = (a: Quotient, b: Quotient): Quotient =>
  over(sums.multiply(a.top, b.top), sums.multiply(a.bottom, b.bottom))
export const divide = (a: Quotient, b: Quotient): Quotient =>
  over(sums.multiply(a.top, b.bottom), sums.multiply(a.bottom, b.top))
export const equals = (a: Quotient, b: Quotient): boolean =>
  sums.equals(sums.multiply(a.top, b.bottom), sums.multiply(b.top, a.bottom))

/** A whole power, by squaring; a negative one turns the quotient over. */
export function power(base: Quotient, exponent: number): Quotient {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > 80) throw new sums.TooLarge()
  if (exponent < 0) return power(divide(whole(sums.unity), base), -exponent)
  if (exponent === 0) {
    if (sums.isZero(base.top)) throw new RangeError('power: 0 to the power 0')
    return whole(sums.unity)
  }
  if (exponent === 1) return base
  const half = power(base, Math.floor(exponent / 2))
  const square = multiply(half, half)
  return exponent % 2 === 0 ? square : multiply(square, base)
}

export const rationalOf = ({ top, bottom }: Quotient): Fraction | null =>
  bottom === sums.unity || sums.equals(bottom, sums.unity) ? sums.rationalOf(top) : null
