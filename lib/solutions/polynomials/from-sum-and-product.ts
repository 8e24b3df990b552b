import type { Fraction } from '../../maths'
import { worked } from '../solution'
import { formedText, formingLines } from './pieces/forming'

export interface Given {
  readonly sum: Fraction
  readonly product: Fraction
}

/** E.g. "Find a quadratic polynomial whose zeroes have the sum 1/4 and the product −1." */
export const fromSumAndProduct = worked<Given>({
  id: 'from-sum-and-product',
  archetype: 'poly-form-sum-product',
  objection: () => null,
  solve: ({ sum, product }) => ({
    lines: formingLines(sum, product, [1, 0.5, 0.5]),
    key: formedText(sum, product),
  }),
})
