import { commonFactor } from './common-factor'
import type { Fraction } from './fraction'
import { divideExactly } from './polynomial-division'
import * as sums from './sum'
import type { Budget, Sum } from './sum'

/** A sum over a sum, e.g. 1/(2 + √3) or (x − 1)/(x + 1). The bottom is never zero. */
export interface Quotient {
  readonly top: Sum
  readonly bottom: Sum
}

/** A rational as a quotient. */
export const constant = (value: Fraction): Quotient => whole(sums.constant(value))

export const whole = (top: Sum): Quotient => ({ top, bottom: sums.unity })

/** Throws RangeError when the bottom is zero. */
export function over(top: Sum, bottom: Sum, budget: Budget): Quotient {
  if (bottom === sums.unity) return whole(top)
  if (sums.isZero(bottom)) throw new RangeError('over: division by zero')
  const folded = sums.divideByTerm(top, bottom, budget)
  return folded ? whole(folded) : { top, bottom }
}

export function add(a: Quotient, b: Quotient, budget: Budget): Quotient {
  if (sums.equals(a.bottom, b.bottom)) return over(sums.add(a.top, b.top, budget), a.bottom, budget)
  const top = sums.add(sums.multiply(a.top, b.bottom, budget), sums.multiply(b.top, a.bottom, budget), budget)
  return over(top, sums.multiply(a.bottom, b.bottom, budget), budget)
}

export const negate = (a: Quotient): Quotient => ({ ...a, top: sums.negate(a.top) })
export const multiply = (a: Quotient, b: Quotient, budget: Budget): Quotient =>
  over(sums.multiply(a.top, b.top, budget), sums.multiply(a.bottom, b.bottom, budget), budget)
export const divide = (a: Quotient, b: Quotient, budget: Budget): Quotient =>
  over(sums.multiply(a.top, b.bottom, budget), sums.multiply(a.bottom, b.top, budget), budget)
export const equals = (a: Quotient, b: Quotient, budget: Budget): boolean =>
  sums.equals(sums.multiply(a.top, b.bottom, budget), sums.multiply(b.top, a.bottom, budget))
export const isZero = ({ top }: Quotient): boolean => sums.isZero(top)

const mostFactors = 80

/** A whole power, by squaring; a negative one turns the quotient over. Throws TooLarge for the 81st power of more than one term. */
export function power(base: Quotient, exponent: number, budget: Budget): Quotient {
  const isOneTerm = base.top.size <= 1 && base.bottom === sums.unity
  if (!Number.isSafeInteger(exponent) || (Math.abs(exponent) > mostFactors && !isOneTerm)) throw new sums.TooLarge()
  if (exponent < 0) return power(divide(whole(sums.unity), base, budget), -exponent, budget)
  if (exponent === 0) {
    if (sums.isZero(base.top)) throw new RangeError('power: 0 to the power 0')
    return whole(sums.unity)
  }
  if (exponent === 1) return base
  const half = power(base, Math.floor(exponent / 2), budget)
  const square = multiply(half, half, budget)
  return exponent % 2 === 0 ? square : multiply(square, base, budget)
}

export const rationalOf = ({ top, bottom }: Quotient): Fraction | null =>
  bottom === sums.unity || sums.equals(bottom, sums.unity) ? sums.rationalOf(top) : null

/** Both as polynomials, without negative powers: x + 1/x as x² + 1 over x. */
export function polynomials({ top, bottom }: Quotient, budget: Budget): Quotient {
  let factor = sums.unity
  for (const name of new Set([...sums.lettersOf(top), ...sums.lettersOf(bottom)])) {
    const lowest = Math.min(...[top, bottom].map((sum) => lowestPower(sum, name)))
    if (lowest < 0) factor = sums.multiply(factor, sums.letter(name, -lowest), budget)
  }
  return { top: sums.multiply(top, factor, budget), bottom: sums.multiply(bottom, factor, budget) }
}

const lowestPower = (sum: Sum, name: string): number =>
  Math.min(0, ...[...sum.values()].map(({ powers }) => powers.find(([one]) => one === name)?.[1] ?? 0))

/** In lowest terms, as polynomials; with roots in it as it is. */
export function cancelled(value: Quotient, budget: Budget): Quotient {
  const { top, bottom } = polynomials(value, budget)
  if (!sums.isRational(top) || !sums.isRational(bottom)) return { top, bottom }
  const factor = commonFactor(top, bottom, budget)
  return {
    top: divideExactly(top, factor, budget) ?? top,
    bottom: divideExactly(bottom, factor, budget) ?? bottom,
  }
}
