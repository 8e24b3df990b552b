import { distinctSlips } from '../slips/distinct-slips'
import { fraction, sumTex } from '../../maths'
import { twoValuesOfK as solution } from '../../solutions/polynomials/two-values-of-k'
import { template } from '../template'
import { both, doubleZero, givenDifference, sumOfSquares } from './pieces/two-valued-conditions'

/** E.g. "Find the values of k for which one zero of x² + kx + 18 is double the other." 9 and −9 */
export const twoValuesOfK = template({
  id: 'poly-two-values-of-k',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-k-from-condition'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => ({
    condition: random.pick([doubleZero, givenDifference, sumOfSquares])(random),
    stem: random.pick(['find', 'polynomial', 'which'] as const),
  }),
  given: ({ condition: { c, told } }) => ({ c: fraction(c), condition: told }),
  solution,
  ask: ({ condition: { c, words, hint }, stem }) => {
    const polynomial = sumTex([
      [1, 'x^2'],
      [1, 'kx'],
      [c, ''],
    ])
    return {
      question: `${
        {
          find: `Find the values of $k$ if, for the polynomial $${polynomial}$, ${words}.`,
          polynomial: `In the quadratic polynomial $p(x) = ${polynomial}$, ${words}. What can $k$ be?`,
          which: `The zeroes of the polynomial $${polynomial}$ are such that ${words}. Which values can $k$ have?`,
        }[stem]
      } (Type both values.)`,
      rule: { kind: 'roots' },
      hints: [
        hint,
        'Use: sum of zeroes $= -\\frac{b}{a}$, product of zeroes $= \\frac{c}{a}$.',
        'Which two numbers have the same square?',
      ],
      explanation:
        'The condition fixes the zeroes only up to a common sign, and −b/a turns that sign into the sign of k: both values are answers.',
    }
  },
  crossCheck: ({ condition: { c, holds } }) => {
    const found = Array.from({ length: 201 }, (_, i) => i - 100).filter((k) => {
      const discriminant = k * k - 4 * c
      if (discriminant < 0) return false
      const root = Math.sqrt(discriminant)
      return holds((-k + root) / 2, (-k - root) / 2)
    })
    return found.join(', ')
  },
  slips: ({ condition: { k, slips } }) =>
    distinctSlips(both(k), [
      { response: `${k}`, note: 'That is one value. The number with the other sign does it too.', step: 'last' },
      { response: `-${k}`, note: 'That is one value. The number with the other sign does it too.', step: 'last' },
      ...slips,
    ]),
})
