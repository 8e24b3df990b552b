import { fraction, fromDecimal, multiply, toDecimal, type Fraction } from '../../../maths'

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

/** "14^2", "(10.5)^2": brackets only where the dot would be misread. */
export const squaredTex = (n: number): string => (n % 10 === 0 ? `${lengthText(n)}^2` : `(${lengthText(n)})^2`)

/** "\sqrt{r^2 + h^2} = \sqrt{7^2 + 24^2} = \sqrt{49 + 576} = \sqrt{625} = 25": the slant height, worked out. */
export function slantTex(r: number, h: number, l: number, letter = 'h'): string {
  const [rr, hh, ll] = [r, h, l].map((n) => toDecimal(fraction(n * n, 100)))
  return `\\sqrt{r^2 + ${letter}^2} = \\sqrt{${squaredTex(r)} + ${squaredTex(h)}} = \\sqrt{${rr} + ${hh}} = \\sqrt{${ll}} = ${lengthText(l)}`
}

/** "\times 4 \times 4", "\times 1^2": a power written out, but never as a row of ones. */
export const powerTex = (n: number, power: 2 | 3): string =>
  n === 10 ? `1^${power}` : Array.from({ length: power }, () => lengthText(n)).join(' \\times ')

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
