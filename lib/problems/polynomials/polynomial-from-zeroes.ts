import { add, fraction, toText, type Fraction } from '../../maths'
import type { Random } from '../../random'
import { fromZeroes, sumAndProductOf, zeroesTex, type Given } from '../../solutions/polynomials/from-zeroes'
import { formedText } from '../../solutions/polynomials/pieces/forming'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { formingSlips } from './pieces/forming-slips'

type Zeroes =
  | { readonly kind: 'rational'; readonly first: Fraction; readonly second: Fraction }
  | { readonly kind: 'surd'; readonly rational: number; readonly radicand: number }

const drawZeroes = (random: Random): Zeroes =>
  random.chance(0.5)
    ? {
        kind: 'surd',
        rational: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
        radicand: random.pick([2, 3, 5, 6, 7]),
      }
    : random.until(
        (source) => ({
          kind: 'rational' as const,
          first: fraction(source.integer(-7, 7), source.integer(1, 4)),
          second: fraction(source.integer(-7, 7), source.pick([1, 1, 2])),
        }),
        ({ first, second }) =>
          first.n * second.n !== 0n && add(first, second).n !== 0n && toText(first) !== toText(second),
      )

const givenOf = (zeroes: Zeroes): Given =>
  zeroes.kind === 'rational'
    ? zeroes
    : { kind: 'surd', rational: fraction(zeroes.rational), times: fraction(1), radicand: zeroes.radicand }

/** E.g. "Find a quadratic polynomial whose zeroes are 2 + √3 and 2 − √3." */
export const polynomialFromZeroes = template({
  id: 'poly-from-zeroes',
  topic: 'polynomials',
  archetypes: ['poly-form-zeroes'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({ zeroes: drawZeroes(random), stem: random.pick(['find', 'form', 'write'] as const) }),
  given: ({ zeroes }) => givenOf(zeroes),
  solution: fromZeroes,
  ask: ({ zeroes, stem }) => {
    const [first, second] = zeroesTex(givenOf(zeroes))
    return {
      question: `${
        {
          find: `Find a quadratic polynomial in $x$ whose zeroes are $${first}$ and $${second}$.`,
          form: `Form a quadratic polynomial in $x$ with the zeroes $${first}$ and $${second}$.`,
          write: `The zeroes of a quadratic polynomial in $x$ are $${first}$ and $${second}$. Write one such polynomial.`,
        }[stem]
      } (Type $x^2$ as x^2.)`,
      rule: { kind: 'expression', upToFactor: true },
      hints: [
        'Find the sum and the product of the given zeroes first.',
        ...(zeroes.kind === 'surd' ? ['For the product use $(a + b)(a - b) = a^2 - b^2$.'] : []),
        'Then use $x^2 - (\\text{sum})x + \\text{product}$.',
      ],
      explanation:
        'The zeroes fix the polynomial only up to a constant factor: every polynomial k(x − α)(x − β) with k ≠ 0 has the same zeroes.',
    }
  },
  crossCheck: ({ zeroes }) =>
    zeroes.kind === 'rational'
      ? `(x - (${toText(zeroes.first)}))(x - (${toText(zeroes.second)}))`
      : `(x - (${zeroes.rational}))^2 - ${zeroes.radicand}`,
  slips: ({ zeroes }) => {
    const [sum, product] = sumAndProductOf(givenOf(zeroes))
    const forming = formingSlips(sum, product)
    if (zeroes.kind === 'rational') return forming
    const { rational, radicand } = zeroes
    return distinctSlips(formedText(sum, product), [
      {
        response: formedText(sum, fraction(rational ** 2 + radicand)),
        note: 'Use (a + b)(a − b) = a² − b²: mind the sign between the two squares.',
        step: 'product',
      },
      {
        response: formedText(fraction(rational), product),
        note: 'In the sum only the roots cancel each other; add the two other numbers.',
        step: 'sum',
      },
      ...forming,
    ])
  },
})
