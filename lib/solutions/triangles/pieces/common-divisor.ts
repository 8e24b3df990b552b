import { fraction, gcd, lcm, type Fraction } from '../../../maths'

/** The largest number by which all of these are whole numbers without a common factor; positive. */
export function commonDivisor(values: readonly Fraction[]): Fraction {
  const bottom = lcm(...values.map(({ d }) => Number(d)))
  return fraction(gcd(...values.map(({ n, d }) => (Number(n) * bottom) / Number(d))), bottom)
}
