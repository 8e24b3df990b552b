import { compare, fraction, multiply, toTex } from '../../maths'
import { fromSumAndProduct } from '../../solutions/polynomials/from-sum-and-product'
import { template } from '../template'
import { formingSlips } from './pieces/forming-slips'

/** E.g. "Find a quadratic polynomial whose zeroes have the sum 1/4 and the product −1." */
export const polynomialFromSumProduct = template({
  id: 'poly-from-sum-product',
  topic: 'polynomials',
  archetypes: ['poly-form-sum-product'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => {
        const d = source.pick([1, 1, 2, 4])
        return {
          sum: fraction(source.integer(-9, 9), d),
          product: fraction(source.integer(-20, 20), source.pick([1, d])),
          stem: source.pick(['find', 'form', 'write'] as const),
        }
      },
      ({ sum, product }) =>
        sum.n !== 0n && product.n !== 0n && compare(multiply(sum, sum), multiply(fraction(4), product)) >= 0,
    ),
  given: ({ sum, product }) => ({ sum, product }),
  solution: fromSumAndProduct,
  ask: ({ sum, product, stem }) => ({
    question: `${
      {
        find: `Find a quadratic polynomial, in $x$, the sum and product of whose zeroes are $${toTex(sum)}$ and $${toTex(product)}$ respectively.`,
        form: `Form a quadratic polynomial in $x$ if the sum of its zeroes is $${toTex(sum)}$ and the product of its zeroes is $${toTex(product)}$.`,
        write: `The sum and the product of the zeroes of a quadratic polynomial in $x$ are $${toTex(sum)}$ and $${toTex(product)}$ respectively. Write one such polynomial.`,
      }[stem]
    } (Type $x^2$ as x^2.)`,
    rule: { kind: 'expression', upToFactor: true },
    hints: [
      'If the sum and the product of the zeroes are known, the zeroes themselves are not needed.',
      'Use $x^2 - (\\text{sum})x + \\text{product}$, and mind the minus sign.',
    ],
    explanation:
      'From (x − α)(x − β) = x² − (α + β)x + αβ we see how sum and product enter. Any non-zero multiple has the same zeroes, so fractions can be cleared.',
  }),
  crossCheck: ({ sum, product }) => {
    const scale = Number(sum.d * product.d)
    const [b, c] = [(Number(sum.n) * scale) / Number(sum.d), (Number(product.n) * scale) / Number(product.d)]
    return `${scale}x^2 ${b > 0 ? '-' : '+'} ${Math.abs(b)}x ${c < 0 ? '-' : '+'} ${Math.abs(c)}`
  },
  slips: ({ sum, product }) => formingSlips(sum, product),
})
