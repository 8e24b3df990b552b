import { decimal, isShort, keyOf, signedDecimal } from './pieces/decimal'
import { add, bracketed, divide, fraction, multiply, subtract, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** So many observations, and the number that is subtracted from each; their mean, or the sum of the differences. */
export type Given = { readonly count: number; readonly from: Fraction } & (
  { readonly asked: 'sum'; readonly mean: Fraction } | { readonly asked: 'mean'; readonly sum: Fraction }
)

const keyValue = (given: Given): Fraction =>
  given.asked === 'sum'
    ? multiply(fraction(given.count), subtract(given.mean, given.from))
    : add(divide(given.sum, fraction(given.count)), given.from)

/** E.g. "The mean of 20 observations is 35. Find the value of Σ(x − 35)." */
export const sumOfDeviations = worked<Given>({
  id: 'sum-of-deviations',
  archetype: 'stat-property',
  objection: (given) => {
    if (given.count < 1) return 'There must be observations.'
    const told = given.asked === 'sum' ? [given.from, given.mean] : [given.from, given.sum]
    return [...told, keyValue(given)].every((value) => isShort(value))
      ? null
      : 'These numbers do not come to a short decimal: check what you typed.'
  },
  solve: (given) => {
    const { count, from } = given
    const value = keyValue(given)
    const [key, k] = [decimal(value), decimal(from)]
    if (given.asked === 'mean') {
      const share = subtract(value, from)
      return {
        lines: [
          line(
            'formula',
            says`Mean of the differences: ${chain(`\\dfrac{${decimal(given.sum)}}{${count}}`, decimal(share))}`,
          ),
          earns(
            1,
            says`Each difference is less than its observation by $${k}$, so the mean of the observations is ${chain(`${decimal(share)} + ${bracketed(from)}`, key)}.`,
            'worked out',
          ),
          says`Hence, ${isValue('the mean of the observations', key)}.`,
        ],
        key: keyOf(value),
      }
    }
    const n = fraction(count)
    const [all, less] = [multiply(n, given.mean), multiply(n, from)]
    return {
      lines: [
        line(
          'sum',
          says`Sum of the observations: ${chain(`${count} \\times ${signedDecimal(given.mean)}`, decimal(all))}`,
        ),
        line(
          'subtracted',
          says`In all, ${chain(`${count} \\times ${signedDecimal(from)}`, decimal(less))} is subtracted.`,
        ),
        earns(
          1,
          says`So the sum of the differences is ${chain(`${decimal(all)} - ${signedDecimal(less)}`, key)}.`,
          'worked out',
        ),
        says`Hence, ${isValue('the sum', key)}.`,
      ],
      key: keyOf(value),
    }
  },
})
