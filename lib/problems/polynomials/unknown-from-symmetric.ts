import { fraction, toText } from '../../maths'
import { unknownFromSymmetric as solution, type Given } from '../../solutions/polynomials/unknown-from-symmetric'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { symmetricConditions, type SymmetricCondition } from './pieces/symmetric-conditions'

interface Draw {
  readonly condition: SymmetricCondition
  readonly stem: 'is' | 'find' | 'if'
}

/** E.g. "The sum of the squares of the zeroes of x² − 7x + k is 29. Find k." */
export const unknownFromSymmetric = template<Draw, Given>({
  id: 'poly-unknown-from-symmetric',
  version: 3,
  topic: 'polynomials',
  archetypes: ['poly-k-from-symmetric', 'poly-k-from-condition'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    condition: random.pick(symmetricConditions)(random),
    stem: random.pick(['is', 'find', 'if'] as const),
  }),
  given: ({ condition }) => condition.told,
  solution,
  ask: ({ condition: { polynomial, words, value, tex, hint }, stem }) => ({
    question: {
      is: `The ${words} of the zeroes of $${polynomial}$ is $${value}$. Find $k$.`,
      find: `Find the value of $k$ for which the ${words} of the zeroes of the polynomial $p(x) = ${polynomial}$ is $${value}$.`,
      if: `If $\\alpha$ and $\\beta$ are the zeroes of $${polynomial}$ and the value of $${tex}$ is $${value}$, find $k$.`,
    }[stem],
    rule: { kind: 'fraction' },
    hints: [hint, 'Use: sum of zeroes $= -\\frac{b}{a}$, product of zeroes $= \\frac{c}{a}$.'],
    explanation:
      'The condition is written with the sum and the product of the zeroes, and these are known from the coefficients; what is left is an equation for k.',
  }),
  crossCheck: ({ condition: { coefficients, holds } }) => {
    for (let d = 1; d <= 4; d++)
      for (let n = -400; n <= 400; n++) {
        const [a, b, c] = coefficients(n / d)
        const D = b * b - 4 * a * c
        const root = Math.sqrt(D)
        if (D >= 0 && c !== 0 && holds((-b + root) / (2 * a), (-b - root) / (2 * a))) return toText(fraction(n, d))
      }
    return null
  },
  slips: ({ condition: { k, slips } }) =>
    distinctSlips(
      toText(k),
      slips.map(([value, note, step]) => ({ response: toText(value), note, step })),
    ),
})
