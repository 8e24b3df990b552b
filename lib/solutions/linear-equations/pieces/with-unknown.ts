import {
  absolute,
  compare,
  divide,
  equals,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  sumTex,
  toTex,
  type Fraction,
} from '../../../maths'
import type { Equation } from './equation'

export type Place = 0 | 1 | 2

/** Two equations, the second with one number unknown. */
export interface WithUnknown {
  readonly first: Equation
  /** Of the second equation; null stands where the unknown is. */
  readonly second: { readonly a: Fraction | null; readonly b: Fraction | null; readonly c: Fraction | null }
  readonly letter: string
}

export const valuesOf = ({ a, b, c }: Equation): readonly [Fraction, Fraction, Fraction] => [a, b, c]

export const knownOf = ({ second }: WithUnknown): readonly [Fraction | null, Fraction | null, Fraction | null] => [
  second.a,
  second.b,
  second.c,
]

export const placeOf = (given: WithUnknown): Place => (given.second.a === null ? 0 : given.second.b === null ? 1 : 2)

/** The ratio that holds no unknown: of x, or of y where the unknown stands with x. */
export const comparedWith = (place: Place): 0 | 1 => (place === 0 ? 1 : 0)

const zero = fraction(0)

/** How many times the first equation the coefficients of the second are, by the ratio that is known. */
export function factorOf(given: WithUnknown): Fraction {
  const known = comparedWith(placeOf(given))
  return divide(knownOf(given)[known] ?? zero, valuesOf(given.first)[known])
}

/** The value for which the unknown has the same ratio. */
export const matching = (given: WithUnknown): Fraction =>
  multiply(factorOf(given), valuesOf(given.first)[placeOf(given)])

/** What is wrong with such a pair before anything is asked of it, or null. */
export function unknownObjection(given: WithUnknown): string | null {
  const values = [...valuesOf(given.first), ...knownOf(given).filter((value) => value !== null)]
  if (values.length !== 5) return 'Exactly one number of the second equation must be unknown.'
  const place = placeOf(given)
  const [a1, b1] = valuesOf(given.first)
  const needed = [a1, b1, knownOf(given)[comparedWith(place)] ?? zero]
  if (needed.some((value) => sign(value) === 0) || (place === 2 && sign(given.second.b ?? zero) === 0))
    return 'Every coefficient of $x$ and $y$ must be there: ratios with $0$ cannot be compared.'
  const most = fraction(100_000)
  return values.every((value) => compare(absolute(value), most) <= 0)
    ? null
    : 'These numbers are too large to work with by hand.'
}

/** Whether the constants are in the same ratio as the coefficients that are known. */
export const constantsMatch = (given: WithUnknown): boolean =>
  equals(multiply(factorOf(given), given.first.c), given.second.c ?? zero)

/** "\frac{-6}{-15} = \frac{2}{5}", or the ratio alone where it is in lowest terms. */
export const lowestSides = (top: Fraction, below: Fraction): readonly string[] => [
  ...new Set([ratioTex(top, below), toTex(divide(top, below))]),
]

export const ratioTex = (top: Fraction, below: Fraction | string): string =>
  `\\frac{${toTex(top)}}{${typeof below === 'string' ? below : toTex(below)}}`

/** As it stands in ax + by + c = 0. */
export const signed = (value: Fraction, at: Place): Fraction => (at === 2 ? negate(value) : value)

/** "-3k" */
export const unknownTimes = (coefficient: Fraction, letter: string): string => sumTex([[coefficient, letter]])

export const isOne = (value: Fraction): boolean => isInteger(value) && value.n === 1n
