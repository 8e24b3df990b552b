import { equals, says } from '../claim'
import { earns, line } from '../line'
import { fromZeroes, sumAndProductOf, zeroesTex, type Given as Roots } from '../polynomials/from-zeroes'
import { sumInBrackets } from '../polynomials/pieces/brackets'
import { clearing, fromSumAndProduct } from '../polynomials/pieces/forming'
import { worked } from '../solution'
import { negate, polynomialText, polynomialTex, toTex, type Fraction } from '../../maths'

/** Two roots, or the sum and the product of them. */
export type Given = Roots | { readonly kind: 'sum and product'; readonly sum: Fraction; readonly product: Fraction }

/** E.g. "Find the quadratic equation whose roots are 3 and −5." */
export const equationFromRoots = worked<Given>({
  id: 'equation-from-roots',
  archetype: 'poly-form-zeroes',
  objection: (given) => (given.kind === 'sum and product' ? null : fromZeroes.objection(given)),
  solve: (given) => {
    const isTold = given.kind === 'sum and product'
    const [sum, product] = isTold ? [given.sum, given.product] : sumAndProductOf(given)
    const whole = fromSumAndProduct(sum, product)
    const monic = `${polynomialTex([1, negate(sum), product])} = 0`
    const clear = clearing(sum, product)
    return {
      lines: [
        ...(isTold ? [] : rootLines(given, sum, product)),
        earns(
          1,
          'A quadratic equation with given roots is $x^2 - (\\text{sum of the roots})x + \\text{product of the roots} = 0$',
          'formula',
        ),
        line(
          'values',
          says`With ${equals('the sum', toTex(sum))} and ${equals('the product', toTex(product))} it is $${monic}$`,
        ),
        ...(clear.n === 1n ? [] : [line('cleared', `Multiplying by $${clear.n}$, $${polynomialTex(whole)} = 0$`)]),
      ],
      key: `${polynomialText(whole, 'x')} = 0`,
    }
  },
})

function rootLines(given: Roots, sum: Fraction, product: Fraction) {
  const [first, second] = zeroesTex(given)
  return [
    line('sum', says`${equals('Sum of the roots', `${sumInBrackets(first)} + ${sumInBrackets(second)}`, toTex(sum))}`),
    line(
      'product',
      says`${equals('Product of the roots', `${sumInBrackets(first)} \\times ${sumInBrackets(second)}`, toTex(product))}`,
    ),
  ]
}
