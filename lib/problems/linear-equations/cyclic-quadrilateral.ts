import { fraction, sumTex } from '../../maths'
import { template } from '../template'
import { cyclicQuadrilateral as solution } from '../../solutions/linear-equations/cyclic-quadrilateral'
import { determinant, type Line, type Pair } from '../../solutions/linear-equations/pieces/line'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

/** Angles in degrees: A = py + m, C = qx; B = ry + n, D = sx + u. */
interface Angles {
  readonly x: number
  readonly y: number
  readonly a: readonly [p: number, m: number]
  readonly c: number
  readonly b: readonly [r: number, n: number]
  readonly d: readonly [s: number, u: number]
  readonly stem: 'find' | 'inscribed' | 'measure'
}

const term = ([times, more]: readonly [number, number], letter: string): string =>
  sumTex([
    [times, letter],
    [more, ''],
  ])

const angle = (x: number, y: number, more: number) => ({ x: fraction(x), y: fraction(y), more: fraction(more) })

const pairOf = ({ a, b, c, d }: Angles): Pair => [
  [c, a[0], 180 - a[1]],
  [d[0], b[0], 180 - b[1] - d[1]],
]

const sizesOf = ({ x, y, a, b, c, d }: Angles) =>
  ({ A: a[0] * y + a[1], B: b[0] * y + b[1], C: c * x, D: d[0] * x + d[1] }) as const

/** E.g. "ABCD is a cyclic quadrilateral with ∠A = (4y + 20)°, ∠B = (3y − 5)°, ∠C = 4x°, ∠D = (7x + 5)°. Find x and y." */
export const cyclicQuadrilateral = template({
  id: 'le-cyclic-quadrilateral',
  topic: 'linear-equations',
  archetypes: ['le-word-geometry'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Angles =>
    random.until(
      (source): Angles => {
        const [x, y] = [source.integer(8, 40), source.integer(8, 40)]
        const [p, q] = [source.integer(2, 6), source.integer(2, 6)]
        const [r, s] = [source.integer(1, 6), source.integer(1, 7)]
        const n = 5 * source.integer(-4, 6)
        return {
          x,
          y,
          a: [p, 180 - q * x - p * y],
          c: q,
          b: [r, n],
          d: [s, 180 - r * y - n - s * x],
          stem: source.pick(['find', 'inscribed', 'measure'] as const),
        }
      },
      (angles) => {
        const { x, y, a, b, d } = angles
        const size = Math.abs(determinant(pairOf(angles)))
        return (
          x !== y &&
          [a[1], b[1], d[1]].every((more) => more !== 0 && Math.abs(more) <= 40) &&
          Object.values(sizesOf(angles)).every((angle) => angle >= 30 && angle <= 150) &&
          size > 0 &&
          size <= 40
        )
      },
    ),
  given: ({ a, b, c, d }) => ({
    A: angle(0, ...a),
    B: angle(0, ...b),
    C: angle(c, 0, 0),
    D: angle(d[0], 0, d[1]),
  }),
  solution,
  ask: ({ a, b, c, d, stem }) => {
    const [A, B, C, D] = [`(${term(a, 'y')})`, `(${term(b, 'y')})`, `${c}x`, `(${term(d, 'x')})`]
    const shown = `$\\angle A = ${A}^\\circ$, $\\angle B = ${B}^\\circ$, $\\angle C = (${C})^\\circ$ and $\\angle D = ${D}^\\circ$`
    return {
      question: {
        find: `$ABCD$ is a cyclic quadrilateral with ${shown}. Find $x$ and $y$.`,
        inscribed: `The vertices of the quadrilateral $ABCD$ lie on a circle, in this order. Its angles are ${shown}. Find the values of $x$ and $y$.`,
        measure: `In a cyclic quadrilateral $ABCD$, ${shown}. Determine $x$ and $y$, and hence the four angles. (Type $x$ and $y$.)`,
      }[stem],
      rule: { kind: 'pair' },
      hints: [
        'What do you know about the opposite angles of a cyclic quadrilateral?',
        'Which angle is opposite to $\\angle A$, and which to $\\angle B$?',
        'Each pair of opposite angles gives one equation.',
      ],
      explanation:
        'In a cyclic quadrilateral there are two pairs of opposite angles, each with the sum 180°: two equations for two unknowns.',
    }
  },
  crossCheck: ({ a, b, c, d }) =>
    searchPairs(1, 90, (p, q) => a[0] * q + a[1] + c * p === 180 && b[0] * q + b[1] + d[0] * p + d[1] === 180),
  slips: (angles) => {
    const { a, b, c, d } = angles
    const pair = pairOf(angles)
    const adjacent: readonly [Line, Line] = [
      [0, a[0] + b[0], 180 - a[1] - b[1]],
      [c + d[0], 0, 180 - d[1]],
    ]
    return storySlips(pair, [
      ...wrongPair(adjacent, 'Opposite angles add up to 180°, neighbouring angles need not.', 'opposite angles'),
      ...wrongPair(
        [[c, a[0], 180 + a[1]], pair[1]],
        'A term that goes to the other side changes its sign.',
        'first equation',
      ),
      ...wrongPair([[c, -a[0], a[1]], pair[1]], 'Opposite angles are supplementary, not equal.', 'opposite angles'),
    ])
  },
})
