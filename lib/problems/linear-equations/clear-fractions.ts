import { fraction, lcm } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { clearedPair } from '../../solutions/linear-equations/cleared-pair'
import { equation, type Equation } from '../../solutions/linear-equations/pieces/equation'
import { statedTex } from '../../solutions/linear-equations/pieces/cleared'
import { determinant, solutionText, xy, type Line } from '../../solutions/linear-equations/pieces/line'
import { usualSlips, wrongPair } from './pieces/usual-slips'

/** a x/p + b y/q = c. */
interface Broken {
  readonly a: number
  readonly p: number
  readonly b: number
  readonly q: number
  readonly c: number
}

const equationOf = ({ a, p, b, q, c }: Broken): Equation => equation(fraction(a, p), fraction(b, q), c)
const brokenTex = (broken: Broken): string => statedTex(equationOf(broken), xy)

const cleared = ({ a, p, b, q, c }: Broken): Line => {
  const k = lcm(p, q)
  return [(a * k) / p, (b * k) / q, c * k]
}

/** The right side left as it was: what a student in a hurry writes. */
const damaged = (broken: Broken): Line => {
  const [a, b] = cleared(broken)
  return [a, b, broken.c]
}

/** E.g. "Solve x/2 + 2y/3 = −1 and x − y/3 = 3." */
export const clearFractions = template({
  id: 'le-clear-fractions',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-solve-fraction'],
  difficulty: 'medium',
  marks: 3,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source) => {
        const [x, y] = [source.integer(-12, 12), source.integer(-12, 12)]
        const broken = (p: number, q: number): Broken => {
          const [a, b] = [source.pick([1, 1, 2, 3]), source.pick([1, 1, 2, 3]) * source.pick([1, -1])]
          return { a, p, b, q, c: (a * x) / p + (b * y) / q }
        }
        return {
          x,
          y,
          stem: source.pick(['solve', 'clear', 'find'] as const),
          first: broken(source.pick([2, 3, 4]), source.pick([2, 3, 5])),
          second: broken(source.pick([1, 2, 3]), source.pick([1, 2, 3, 4])),
        }
      },
      ({ x, y, first, second }) =>
        x * y !== 0 &&
        x !== y &&
        [first, second].every(
          ({ a, p, b, q, c }) =>
            Number.isInteger(c) && fraction(a, p).d === BigInt(p) && fraction(b, q).d === BigInt(q),
        ) &&
        second.p * second.q > 1 &&
        determinant([cleared(first), cleared(second)]) !== 0,
    ),
  given: ({ first, second }) => ({
    equations: [equationOf(first), equationOf(second)] as const,
    letters: xy,
    printed: 'fractions' as const,
  }),
  solution: clearedPair,
  ask: ({ first, second, stem }) => {
    return {
      question: {
        solve: `Solve the pair of linear equations $${brokenTex(first)}$ and $${brokenTex(second)}$.`,
        find: `Find the values of $x$ and $y$ that satisfy both $${brokenTex(first)}$ and $${brokenTex(second)}$.`,
        clear: `Clear the fractions and solve for $x$ and $y$: $${brokenTex(first)}$ and $${brokenTex(second)}$.`,
      }[stem],
      rule: { kind: 'pair' },
      hints: [
        'Get rid of the fractions first: multiply each equation by the LCM of its denominators.',
        'Multiply every term, the right side too.',
        'Then solve the new pair by elimination.',
      ],
      explanation:
        'Multiplying both sides of an equation by the same non-zero number does not change its solutions, and whole coefficients are easier to work with.',
    }
  },
  crossCheck: ({ first, second }) => {
    for (let x = -15; x <= 15; x++)
      for (let y = -15; y <= 15; y++)
        if ([first, second].every(({ a, p, b, q, c }) => Math.abs((a * x) / p + (b * y) / q - c) < 1e-9))
          return solutionText(x, y)
    return null
  },
  slips: ({ x, y, first, second }) => {
    const note = 'When clearing fractions multiply every term, the right side too.'
    return distinctSlips(solutionText(x, y), [
      ...wrongPair([damaged(first), damaged(second)], note, 'first equation'),
      ...wrongPair([damaged(first), cleared(second)], note, 'first equation'),
      ...wrongPair([cleared(first), damaged(second)], note, 'second equation'),
      ...usualSlips([cleared(first), cleared(second)]),
    ])
  },
})
