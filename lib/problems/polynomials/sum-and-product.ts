import { fraction, sumTex, toText, toTex, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { productLine, sumLine } from './pieces/coefficient-relations'
import { shown } from './pieces/factor-pair'

const named = (sum: Fraction, product: Fraction): string => `sum = ${toText(sum)}, product = ${toText(product)}`

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
  pose: ({ a, b, c, mixed, stem }) => {
    const [sum, product] = [fraction(-b, a), fraction(c, a)]
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
      rule: { kind: 'pair', expected: named(sum, product) },
      hints: [
        'Compare with $ax^2 + bx + c$, the powers of $x$ in descending order.',
        ...(b === 0 || c === 0 ? ['A term that is missing has the coefficient $0$.'] : []),
        'Sum of zeroes $= -\\frac{b}{a}$: the minus sign belongs to the formula.',
      ],
      steps: [
        ...(outOfOrder({ b, c, mixed }) ? [`In descending powers of $x$ the polynomial is $${shown([a, b, c])}$`] : []),
        `Comparing with $ax^2 + bx + c$: $a = ${a}$, $b = ${b}$, $c = ${c}$`,
        earns(0.5, `Sum of zeroes $= ${sumLine(a, b)}$`),
        earns(0.5, `Product of zeroes $= ${productLine(a, c)}$`),
        `So the sum is $${toTex(sum)}$ and the product is $${toTex(product)}$`,
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
    const comparing = outOfOrder({ b, c, mixed }) ? 2 : 1
    return distinctSlips(named(sum, product), [
      {
        response: named(fraction(b, a), product),
        note: 'The sum of the zeroes is −b/a: check the sign.',
        step: comparing + 1,
      },
      {
        response: named(product, sum),
        note: 'The two are exchanged: the sum comes from b, the product from c.',
        step: comparing + 1,
      },
      {
        response: named(fraction(-c, a), fraction(b, a)),
        note: mixed
          ? 'Arrange the terms in descending powers of x first.'
          : 'b is the coefficient of x and c the constant term: they are exchanged.',
        step: 1,
      },
      {
        response: named(fraction(-b), fraction(c)),
        note: 'In both formulas we divide by a, the coefficient of x².',
        step: comparing + 1,
      },
    ])
  },
})
