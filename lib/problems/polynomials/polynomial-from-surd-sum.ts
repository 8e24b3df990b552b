import { fraction, negate, surd, surdTex, toNumber, type Surd } from '../../maths'
import { fromSurdSum, surdFormedText } from '../../solutions/polynomials/from-surd-sum'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const valueOf = ({ coefficient, radicand }: Surd): number => toNumber(coefficient) * Math.sqrt(radicand)

/** E.g. "Write a quadratic polynomial whose zeroes have the sum √3 and the product −1/4." */
export const polynomialFromSurdSum = template({
  id: 'poly-from-surd-sum',
  topic: 'polynomials',
  archetypes: ['poly-form-surd', 'poly-form-sum-product'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const root = (): Surd => surd(random.pick([-3, -2, -1, 1, 2, 3]), random.pick([2, 3, 5, 7]))
    const plain = (): Surd => surd(fraction(random.integer(-9, 9), random.pick([1, 1, 2, 3, 4])), 1)
    const shape = random.pick(['sum', 'product', 'both', 'sum and nothing', 'product and nothing'] as const)
    return random.until(
      () => ({
        sum: shape === 'product' ? plain() : shape === 'product and nothing' ? surd(0, 1) : root(),
        product: shape === 'sum' ? plain() : shape === 'sum and nothing' ? surd(0, 1) : root(),
        stem: random.pick(['find', 'write', 'are'] as const),
      }),
      ({ sum, product }) =>
        (shape.includes('nothing') || (sum.coefficient.n !== 0n && product.coefficient.n !== 0n)) &&
        sum.radicand * product.radicand > 1 &&
        sum.radicand !== product.radicand &&
        valueOf(sum) ** 2 >= 4 * valueOf(product),
    )
  },
  given: ({ sum, product }) => ({ sum, product }),
  solution: fromSurdSum,
  ask: ({ sum, product, stem }) => {
    const [s, p] = [surdTex(sum), surdTex(product)]
    return {
      question: `${
        {
          find: `Find a quadratic polynomial in $x$ whose zeroes have the sum $${s}$ and the product $${p}$.`,
          write: `Write a quadratic polynomial in $x$ if the sum of its zeroes is $${s}$ and the product of its zeroes is $${p}$.`,
          are: `The sum and the product of the zeroes of a quadratic polynomial in $x$ are $${s}$ and $${p}$ respectively. Give one such polynomial.`,
        }[stem]
      } (Type $x^2$ as x^2 and a root such as $\\sqrt{3}$ as √3 or sqrt3.)`,
      rule: { kind: 'expression', upToFactor: true },
      hints: [
        'A root is a number like any other: put it into the formula as it is.',
        'Use $x^2 - (\\text{sum})x + \\text{product}$, and mind the minus sign.',
      ],
      explanation:
        'From (x − α)(x − β) = x² − (α + β)x + αβ we see how sum and product enter; it does not matter whether they are rational.',
    }
  },
  crossCheck: ({ sum, product }) => {
    const shown = ({ coefficient: { n, d }, radicand }: Surd) => `(${n}√${radicand}/${d})`
    return `x^2 - ${shown(sum)}x + ${shown(product)}`
  },
  slips: ({ sum, product }) => {
    const minus = (one: Surd): Surd => ({ ...one, coefficient: negate(one.coefficient) })
    return distinctSlips(surdFormedText({ sum, product }), [
      ...(sum.coefficient.n === 0n
        ? []
        : [
            {
              response: surdFormedText({ sum: minus(sum), product }),
              note: 'The formula is x² − (sum)x + (product): check the middle sign.',
              step: 'values',
            },
          ]),
      ...(product.coefficient.n === 0n
        ? []
        : [
            {
              response: surdFormedText({ sum, product: minus(product) }),
              note: 'The product is added in the formula: check the last sign.',
              step: 'values',
            },
          ]),
      {
        response: surdFormedText({ sum: product, product: sum }),
        note: 'Sum and product are exchanged: the sum goes with x.',
        step: 'formula',
      },
    ])
  },
})
