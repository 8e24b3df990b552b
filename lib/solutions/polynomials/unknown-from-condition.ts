import { compare, fraction, multiply, sign, toTex, toText } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { betweenZeroes, betweenObjection } from './pieces/conditions-between-zeroes'
import type { PolynomialWithCondition as Given, WayToK } from './pieces/condition'
import { isConstant, linearAt } from './pieces/linear-in-k'
import { onSumOrProduct } from './pieces/conditions-on-sum-or-product'

function wayOf(given: Given): WayToK | null {
  const { condition } = given
  switch (condition.kind) {
    case 'double':
      return betweenZeroes(given, null)
    case 'difference':
      return betweenZeroes(given, condition.value)
    default:
      return onSumOrProduct(given, condition.kind)
  }
}

function objection(given: Given): string | null {
  const { a, b, c, condition } = given
  if (isConstant(a) && sign(a.constant) === 0) return 'There is no square in it, so this is no quadratic polynomial.'
  const problem = condition.kind === 'double' || condition.kind === 'difference' ? betweenObjection(given) : null
  if (problem !== null) return problem
  const way = wayOf(given)
  if (!way) return 'With these numbers $k$ cannot be found: check what you typed.'
  const [first, second, third] = [a, b, c].map((coefficient) => linearAt(coefficient, way.k))
  if (!first || !second || !third || sign(first) === 0)
    return `Only $k = ${toTex(way.k)}$ would do, and then the polynomial has no square.`
  // what is said of the sum and the product alone is asked by books where no zero is real, too
  if (condition.kind === 'sumEqualsProduct' || condition.kind === 'reciprocal') return null
  return compare(multiply(second, second), multiply(fraction(4), multiply(first, third))) < 0
    ? `Only $k = ${toTex(way.k)}$ would do, and then the zeroes are not real: check what you typed.`
    : null
}

/** E.g. "Find k if the zeroes of (k + 3)x² + 13x + (2k − 1) are reciprocals of each other." */
export const unknownFromCondition = worked<Given>({
  id: 'unknown-from-condition',
  archetype: 'poly-k-from-condition',
  objection,
  solve: (given) => {
    const way = wayOf(given)
    if (!way) throw new Error('unknownFromCondition: k cannot be found')
    const { k, lines } = way
    return {
      lines: [
        earns(0.5, lines[0], 'first'),
        earns(0.5, lines[1], 'second'),
        earns(0.5, lines[2], 'third'),
        earns(0.5, says`So ${chain('k', toTex(k))}`, 'value'),
      ],
      key: toText(k),
    }
  },
})
