import { absolute, compare, fraction } from '../../maths'
import { template } from '../template'
import { linearPair, type Given } from '../../solutions/linear-equations/linear-pair'
import { stated } from '../../solutions/linear-equations/pieces/equation'
import { xy } from '../../solutions/linear-equations/pieces/line'
import { drawCoefficient } from './pieces/line'
import {
  byDeterminants,
  determinant,
  lineTex,
  solutionText,
  type Line,
  type Pair,
} from '../../solutions/linear-equations/pieces/line'
import { usualSlips } from './pieces/usual-slips'

const drawn = (a: number, b: number, c: number): Line => [a, b, c]
const largest = fraction(6)

/** E.g. "Solve 3x − 5y = 4 and 9x − 2y = 7 by the elimination method." x = 9/13, y = −5/13 */
export const solveFractions = template({
  id: 'le-solve-fractions',
  topic: 'linear-equations',
  archetypes: ['le-solve-fraction'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => {
        const line = () => drawn(source.integer(1, 9), drawCoefficient(source, 6), source.integer(-12, 20))
        const pair: Pair = [line(), line()]
        return { pair, stem: source.pick(['solve', 'elimination', 'find'] as const) }
      },
      ({ pair }) => {
        if (determinant(pair) === 0 || pair.some(([, , c]) => c === 0)) return false
        const [x, y] = byDeterminants(pair)
        const sizes = [x.d, y.d]
        return (
          sizes.some((d) => d > 1n) &&
          sizes.every((d) => d <= 13n) &&
          x.n * y.n !== 0n &&
          [x, y].every((value) => compare(absolute(value), largest) < 0)
        )
      },
    ),
  given: ({ pair, stem }): Given => ({
    equations: stated(pair),
    letters: xy,
    method: stem === 'elimination' ? 'elimination' : 'any',
  }),
  solution: linearPair,
  ask: ({ pair, stem }) => {
    return {
      question: {
        solve: `Solve the pair of linear equations $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$.`,
        elimination: `Solve $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ by the elimination method.`,
        find: `Find the values of $x$ and $y$ for which both $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ hold.`,
      }[stem],
      rule: { kind: 'pair' },
      hints: [
        'The solution need not be in whole numbers: leave fractions as they are.',
        'Choose the variable for which the multiplication is easier, and make its coefficients equal in size.',
        'Put the value back into the simpler one of the given equations.',
      ],
      explanation:
        'A fraction as the answer is no sign of a mistake. Put both values back into both equations: that is the check that counts.',
    }
  },
  crossCheck: ({ pair: [first, second] }) => {
    // Points of the first line with a small denominator, tried in the second.
    for (let d = 1; d <= 13; d++)
      for (let n = -30 * d; n <= 30 * d; n++) {
        const x = n / d
        const y = (first[2] - first[0] * x) / first[1]
        if (Math.abs(second[0] * x + second[1] * y - second[2]) < 1e-9)
          return solutionText(fraction(n, d), fraction(first[2] * d - first[0] * n, first[1] * d))
      }
    return null
  },
  slips: ({ pair }) => usualSlips(pair),
})
