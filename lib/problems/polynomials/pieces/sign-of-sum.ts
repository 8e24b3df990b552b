import { equals, fraction, type Fraction } from '../../../maths'

/** Whether a value made of the sum and the product of the zeroes tells the sign of the sum: α² + β² holds it only squared. */
export const signOfSumShows = (value: (sum: Fraction, product: Fraction) => Fraction): boolean =>
  !equals(value(fraction(3), fraction(5)), value(fraction(-3), fraction(5)))
