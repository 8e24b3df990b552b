import { fraction, fromDecimal, multiply, toDecimal, type Fraction } from '../../maths'

/** The value of π that a question prescribes. */
export interface Pi {
  readonly value: Fraction
  readonly tex: string
}

export const twentyTwoBySeven: Pi = { value: fraction(22, 7), tex: '\\frac{22}{7}' }
export const threeFourteen: Pi = { value: fromDecimal('3.14'), tex: '3.14' }

/** "(Use $\pi = \frac{22}{7}$.)" */
export const usePi = ({ tex }: Pi): string => `(Use $\\pi = ${tex}$.)`

/** Lengths are given in tenths, so that 3.5 is 35 and sums stay whole. */
export const tenths = (n: number): Fraction => fraction(n, 10)
export const lengthText = (n: number): string => toDecimal(tenths(n))

export const product = (...factors: readonly (Fraction | number)[]): Fraction =>
  factors.reduce<Fraction>(
    (so, factor) => multiply(so, typeof factor === 'number' ? fraction(factor) : factor),
    fraction(1),
  )

/** A value that a student can write down in full: at most two decimal places and below a limit. */
export function isNice(value: Fraction, below = 10_000): boolean {
  const hundred = multiply(value, fraction(100))
  return hundred.d === 1n && value.n < BigInt(below) * value.d
}
