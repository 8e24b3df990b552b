import { equals, fraction, toText, type Fraction } from '../../maths'
import { unknownFromCondition as solution } from '../../solutions/polynomials/unknown-from-condition'
import { template } from '../template'
import { doubleZero, givenDifference } from './pieces/conditions-between-zeroes'
import { oppositeZeroes, reciprocalZeroes, sumEqualsProduct } from './pieces/conditions-on-sum-or-product'

const conditions = [sumEqualsProduct, reciprocalZeroes, oppositeZeroes, doubleZero, givenDifference] as const

/** Every k = n/d with a small denominator, tried in turn with the zeroes from the quadratic formula. */
function byTrial(passes: (k: number) => boolean): Fraction | null {
  for (let d = 1; d <= 12; d++) for (let n = -400; n <= 400; n++) if (passes(n / d)) return fraction(n, d)
  return null
}

/** E.g. "Find k if the zeroes of (k + 3)x² + 13x + (2k − 1) are reciprocals of each other." */
export const unknownFromCondition = template({
  id: 'poly-unknown-from-condition',
  topic: 'polynomials',
  archetypes: ['poly-k-from-condition'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    condition: random.until(
      (source) => source.pick(conditions)(source),
      ({ k }) => k.n !== 0n,
    ),
    stem: random.pick(['find', 'for', 'such'] as const),
  }),
  given: ({ condition }) => condition.told,
  solution,
  ask: ({ condition: { polynomial, words, hint }, stem }) => ({
    question: {
      find: `Find the value of $k$ if, for the polynomial $${polynomial}$, ${words}.`,
      for: `In the quadratic polynomial $p(x) = ${polynomial}$, ${words}. What is the value of $k$?`,
      such: `The polynomial $${polynomial}$ is such that ${words}. Determine $k$.`,
    }[stem],
    rule: { kind: 'fraction' },
    hints: [hint, 'Use: sum of zeroes $= -\\frac{b}{a}$, product of zeroes $= \\frac{c}{a}$.'],
    explanation:
      'The condition speaks about the zeroes, and −b/a and c/a translate it into an equation between the coefficients, where k can be found.',
  }),
  crossCheck: ({ condition: { coefficients, holds } }) => {
    const found = byTrial((k) => {
      const [a, b, c] = coefficients(k)
      const discriminant = b * b - 4 * a * c
      if (a === 0 || discriminant < 0) return false
      const root = Math.sqrt(discriminant)
      return holds((-b + root) / (2 * a), (-b - root) / (2 * a))
    })
    return found && toText(found)
  },
  slips: ({ condition: { k, slips } }) =>
    slips
      .filter(([value], index) => !equals(value, k) && slips.findIndex(([other]) => equals(other, value)) === index)
      .map(([value, note, step]) => ({ response: toText(value), note, step })),
})
