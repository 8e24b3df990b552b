import { TooLarge, type Budget } from './budget'
import * as quotients from './quotient'
import type { Quotient } from './quotient'
import * as radicals from './radical'
import type { Radical } from './radical'
import { unity } from './sum'

/** A sum of roots of polynomials over another: 1/(√(x + 1) − √x). The bottom is not known to be zero. */
export interface RadicalQuotient {
  readonly top: Radical
  readonly bottom: Radical
}

const one: Radical = radicals.plain(quotients.whole(unity))

export const plain = (value: Quotient): RadicalQuotient => whole(radicals.plain(value))
export const whole = (top: Radical): RadicalQuotient => ({ top, bottom: one })

/** The value without roots of polynomials, when it has none. */
export function plainOf({ top, bottom }: RadicalQuotient, budget: Budget): Quotient | null {
  const [above, below] = [radicals.plainOf(top), radicals.plainOf(bottom)]
  return above && below && (bottom === one ? above : quotients.divide(above, below, budget))
}

export function add(a: RadicalQuotient, b: RadicalQuotient, budget: Budget): RadicalQuotient {
  if (a.bottom === b.bottom) return { top: radicals.add(a.top, b.top, budget), bottom: a.bottom }
  const [left, right] = crossed(a, b, budget)
  return { top: radicals.add(left, right, budget), bottom: radicals.multiply(a.bottom, b.bottom, budget) }
}

const crossed = (a: RadicalQuotient, b: RadicalQuotient, budget: Budget) =>
  [radicals.multiply(a.top, b.bottom, budget), radicals.multiply(b.top, a.bottom, budget)] as const

export const negate = (a: RadicalQuotient): RadicalQuotient => ({ ...a, top: radicals.negate(a.top) })

export const multiply = (a: RadicalQuotient, b: RadicalQuotient, budget: Budget): RadicalQuotient => ({
  top: radicals.multiply(a.top, b.top, budget),
  bottom: a.bottom === one && b.bottom === one ? one : radicals.multiply(a.bottom, b.bottom, budget),
})

/** Throws RangeError for a division by zero. */
export function divide(a: RadicalQuotient, b: RadicalQuotient, budget: Budget): RadicalQuotient {
  if (radicals.isZero(b.top, budget)) throw new RangeError('divide: division by zero')
  return multiply(a, { top: b.bottom, bottom: b.top }, budget)
}

const mostFactors = 12

/** A whole power; a negative one turns the quotient over. Throws TooLarge for the 13th power of what has roots in it. */
export function power(base: RadicalQuotient, exponent: number, budget: Budget): RadicalQuotient {
  const value = plainOf(base, budget)
  if (value) return plain(quotients.power(value, exponent, budget))
  if (!Number.isSafeInteger(exponent) || Math.abs(exponent) > mostFactors) throw new TooLarge()
  if (exponent < 0) return power(divide(plain(quotients.whole(unity)), base, budget), -exponent, budget)
  return Array.from({ length: exponent }).reduce<RadicalQuotient>(
    (product) => multiply(product, base, budget),
    plain(quotients.whole(unity)),
  )
}

/** Whether they are equal wherever both have a value; null where that turns on a sign. */
export function equals(a: RadicalQuotient, b: RadicalQuotient, budget: Budget): boolean | null {
  const [left, right] = crossed(a, b, budget)
  return radicals.isZero(radicals.add(left, radicals.negate(right), budget), budget)
}
