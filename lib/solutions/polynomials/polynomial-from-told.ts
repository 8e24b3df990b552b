import { formedText, formingLines } from './pieces/forming'
import { sumAndProductTold, type Told } from './pieces/told-of-zeroes'
import { toTex } from '../../maths'
import { newBudget, TooLarge } from '../../maths/sum'
import { nodeTex } from '../../reading/tree/tex'
import { line } from '../line'
import { worked } from '../solution'

/** Two things that are told of the zeroes of a polynomial. */
export interface Given {
  readonly told: readonly Told[]
}

/** The sum and the product of the zeroes, null where they do not follow. */
export function sumAndProductIn({ told }: Given) {
  try {
    return sumAndProductTold(told, newBudget())
  } catch (error) {
    if (error instanceof RangeError || error instanceof TooLarge) return null
    throw error
  }
}

/** E.g. "One zero of a quadratic polynomial is 2 + √3 and the product of its zeroes is 1. Find the polynomial." */
export const polynomialFromTold = worked<Given>({
  id: 'polynomial-from-told',
  archetype: 'poly-form-one-zero',
  objection: (given) =>
    sumAndProductIn(given) ? null : 'That does not give a sum and a product of the zeroes: check what you typed.',
  solve: (given) => {
    const found = sumAndProductIn(given)
    if (!found) throw new Error('polynomialFromTold: no polynomial')
    const stated = given.told.map(({ left, right }) => `$${nodeTex(left)} = ${nodeTex(right)}$`)
    return {
      lines: [
        `Let $\\alpha$ and $\\beta$ be the zeroes. Given: ${stated.join(' and ')}`,
        ...(found.zeroes
          ? [line('zeroes', `So the zeroes are ${found.zeroes.map((one) => `$${one}$`).join(' and ')}`)]
          : []),
        line('both', `Hence $\\alpha + \\beta = ${toTex(found.sum)}$ and $\\alpha\\beta = ${toTex(found.product)}$`),
        ...formingLines(found.sum, found.product, [0.5, 0, 0.5]),
      ],
      key: formedText(found.sum, found.product),
    }
  },
})
