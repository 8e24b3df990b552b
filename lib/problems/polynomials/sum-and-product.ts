import { fraction, sumTex } from '../../maths'
import {
  sumAndProduct as solution,
  sumAndProductText as named,
  type Given,
} from '../../solutions/polynomials/sum-and-product'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** Whether the solution begins by arranging the terms. */
const outOfOrder = ({ b, c, mixed }: { readonly b: number; readonly c: number; readonly mixed: boolean }): boolean =>
  mixed && b !== 0 && c !== 0

/** E.g. "Find the sum and the product of the zeroes of 5x² − 4 − 8x." */
export const sumAndProduct = template({
  id: 'poly-sum-and-product',
  topic: 'polynomials',
  archetypes: ['poly-sum-product'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (source) => ({
        a: source.integer(2, 9),
        b: source.integer(-12, 12),
        c: source.integer(-12, 12),
        mixed: source.chance(0.4),
        stem: source.pick(['without', 'find', 'what'] as const),
      }),
      ({ a, b, c }) => b * b - 4 * a * c > 0 && (b !== 0 || c !== 0),
    ),
  given: ({ a, b, c, mixed }): Given => ({
    a: fraction(a),
    b: fraction(b),
    c: fraction(c),
    letter: 'x',
    asked: 'both',
    arranged: !outOfOrder({ b, c, mixed }),
  }),
  solution,
  ask: ({ a, b, c, mixed, stem }) => {
    const terms = { square: [a, 'x^2'], linear: [b, 'x'], constant: [c, ''] } as const
    const polynomial = sumTex(
      mixed ? [terms.square, terms.constant, terms.linear] : [terms.square, terms.linear, terms.constant],
    )
    return {
      question: `${
        {
          without: `Without finding the zeroes, write the sum and the product of the zeroes of the polynomial $${polynomial}$.`,
          find: `Find the sum and the product of the zeroes of the quadratic polynomial $${polynomial}$.`,
          what: `What are the sum and the product of the zeroes of $p(x) = ${polynomial}$?`,
        }[stem]
      } (Type: sum = $\\ldots$, product = $\\ldots$)`,
      rule: { kind: 'pair' },
      hints: [
        'Compare with $ax^2 + bx + c$, the powers of $x$ in descending order.',
        ...(b === 0 || c === 0 ? ['A term that is missing has the coefficient $0$.'] : []),
        'Sum of zeroes $= -\\frac{b}{a}$: the minus sign belongs to the formula.',
      ],
      explanation:
        'Writing the polynomial as a(x − α)(x − β) and comparing coefficients gives α + β = −b/a and αβ = c/a, so the zeroes themselves need not be known.',
    }
  },
  crossCheck: ({ a, b, c }) => {
    const root = Math.sqrt(b * b - 4 * a * c)
    const [alpha, beta] = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    return named(fraction(Math.round((alpha + beta) * a), a), fraction(Math.round(alpha * beta * a), a))
  },
  slips: ({ a, b, c, mixed }) => {
    const [sum, product] = [fraction(-b, a), fraction(c, a)]
    return distinctSlips(named(sum, product), [
      {
        response: named(fraction(b, a), product),
        note: 'The sum of the zeroes is −b/a: check the sign.',
        step: 'sum',
      },
      {
        response: named(product, sum),
        note: 'The two are exchanged: the sum comes from b, the product from c.',
        step: 'sum',
      },
      {
        response: named(fraction(-c, a), fraction(b, a)),
        note: mixed
          ? 'Arrange the terms in descending powers of x first.'
          : 'b is the coefficient of x and c the constant term: they are exchanged.',
        step: outOfOrder({ b, c, mixed }) ? 'arranged' : 'compared',
      },
      {
        response: named(fraction(-b), fraction(c)),
        note: 'In both formulas we divide by a, the coefficient of x².',
        step: 'sum',
      },
    ])
  },
})
