import { slantSides } from '../../../solutions/areas-volumes/pieces/slant'
import { fraction, fromDecimal, multiply, toDecimal, type Fraction } from '../../../maths'

export { product } from '../../../solutions/measure'

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

/** "\sqrt{r^2 + h^2} = \sqrt{7^2 + 24^2} = \sqrt{49 + 576} = \sqrt{625} = 25": the slant height, worked out. */
export const slantTex = (r: number, h: number, letter = 'h'): string =>
  slantSides(tenths(r), tenths(h), letter).join(' = ')

/** A value that a student can write down in full: at most two decimal places and below a limit. */
export function isNice(value: Fraction, below = 10_000): boolean {
  const hundred = multiply(value, fraction(100))
  return hundred.d === 1n && value.n < BigInt(below) * value.d
}
