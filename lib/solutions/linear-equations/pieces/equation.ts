import { absolute, compare, exact, fraction, isInteger, multiply, sign, type Fraction } from '../../../maths'
import type { Line, Pair } from './line'

/** ax + by = c, as a question states it. */
export interface Equation {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
}

export type Equations = readonly [first: Equation, second: Equation]

export const equation = (a: Fraction | number, b: Fraction | number, c: Fraction | number): Equation => ({
  a: exact(a),
  b: exact(b),
  c: exact(c),
})

export const stated = ([first, second]: Pair): Equations => [equation(...first), equation(...second)]

/** The equation with both sides multiplied by a number that leaves no fraction. */
export const wholeLine = ({ a, b, c }: Equation, by = 1): Line => {
  const times = (value: Fraction) => Number(multiply(value, fraction(by)).n)
  return [times(a), times(b), times(c)]
}

/** The least number by which the equation must be multiplied so that no fraction is left. */
export const clearing = ({ a, b, c }: Equation): number =>
  Number([a.d, b.d, c.d].reduce((least, d) => least * fraction(d, least).n, 1n))

const most = fraction(100_000)

/** Why these are no two equations in two variables that can be worked with, or null. */
export function equationsObjection([first, second]: Equations): string | null {
  const both = [first, second]
  if (both.some(({ a, b }) => sign(a) === 0 && sign(b) === 0))
    return 'Each equation must contain a variable: one of yours has none.'
  if (both.every(({ a }) => sign(a) === 0) || both.every(({ b }) => sign(b) === 0))
    return 'The pair must contain both variables: yours has only one.'
  const whole = both.flatMap((one) => wholeLine(one, clearing(one)))
  return whole.every((value) => compare(absolute(fraction(value)), most) <= 0)
    ? null
    : 'These coefficients are too large, or too finely divided, to work with by hand.'
}

export const isWhole = ({ a, b, c }: Equation): boolean => [a, b, c].every(isInteger)
