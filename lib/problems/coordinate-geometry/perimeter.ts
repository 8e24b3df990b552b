import { drawPoint, pointText, squaredDistance, type Point } from './pieces/point'
import { perimeterOfTriangle as perimeterOf } from '../../solutions/coordinate-geometry/perimeter'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { surd, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import type { Random } from '../../random'

type Corners = readonly [Point, Point, Point]

/** Two sides of one whole length from the corner B, turned against each other. */
function drawCorners(random: Random): Corners {
  const b = drawPoint(random, 6)
  const [p, q] = random.pick([
    [3, 4],
    [4, 3],
    [6, 8],
    [8, 6],
  ] as const)
  const arms: readonly Point[] = [
    [q, p],
    [-q, p],
    [q, -p],
    [-q, -p],
    [-p, q],
    [p, -q],
  ]
  const [u, v] = random.pick(arms)
  return [[b[0] + p, b[1] + q], b, [b[0] + u, b[1] + v]]
}

const flat = ([a, b, c]: Corners): boolean => (b[0] - a[0]) * (c[1] - a[1]) === (b[1] - a[1]) * (c[0] - a[0])

/** The length of the two equal sides, and the third side as factor × √radicand. */
function lengths([a, b, c]: Corners): { readonly equal: number; readonly third: ReturnType<typeof surd> } {
  return { equal: Math.sqrt(squaredDistance(a, b)), third: surd(1, squaredDistance(c, a)) }
}

const total = (corners: Corners): string => {
  const { equal, third } = lengths(corners)
  return third.radicand === 1 ? `${2 * equal + Number(third.coefficient.n)}` : `${2 * equal} + ${surdText(third)}`
}

const stems: readonly ((points: string) => string)[] = [
  (points) => `Find the perimeter of the triangle whose vertices are ${points}.`,
  (points) => `${points} are the vertices of $\\triangle ABC$. Find its perimeter.`,
  (points) =>
    `The corners of a triangular flower bed are at ${points} on a grid. Find the length of wire that is needed to go once round it, in units of the grid.`,
]

/** E.g. "Find the perimeter of the triangle whose vertices are A(4, 6), B(1, 2) and C(5, -1)." */
export const perimeterOfTriangle = template({
  id: 'cg-perimeter-of-triangle',
  topic: 'coordinate-geometry',
  archetypes: ['cg-perimeter-area', 'cg-distance'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    corners: random.until(
      drawCorners,
      (corners) => !flat(corners) && corners.every((point) => point.every((value) => Math.abs(value) <= 9)),
    ),
    stem: random.pick(stems),
  }),
  given: ({ corners: [a, b, c] }) => ({ a: named('A', a), b: named('B', b), c: named('C', c) }),
  solution: perimeterOf,
  manner: ({ stem }) => (stem === stems[2] ? { noun: 'length of wire needed' } : {}),
  ask: ({ corners, stem }) => {
    const [a, b, c] = corners
    const whole = lengths(corners).third.radicand === 1
    return {
      question: stem(`$A${pointText(a)}$, $B${pointText(b)}$ and $C${pointText(c)}$`),
      rule: { kind: whole ? 'number' : 'surd', unit: 'units' },
      hints: [
        'The perimeter is the sum of the three sides.',
        'Find each side with the distance formula.',
        ...(whole ? [] : ['A whole number and a root are not like terms: leave the root in the sum.']),
      ],
      explanation:
        'Each side is a distance between two vertices; the way round the triangle goes along all three of them.',
    }
  },
  crossCheck: ({ corners: [a, b, c] }) => {
    // The angle at B and the law of cosines give the third side.
    const [u, v] = [[a[0] - b[0], a[1] - b[1]] as const, [c[0] - b[0], c[1] - b[1]] as const]
    const [first, second] = [Math.hypot(...u), Math.hypot(...v)]
    const turn = Math.atan2(u[1], u[0]) - Math.atan2(v[1], v[0])
    const third = Math.sqrt(first * first + second * second - 2 * first * second * Math.cos(turn))
    return (first + second + third).toFixed(3)
  },
  slips: ({ corners }) => {
    const [a, b, c] = corners
    const { equal, third } = lengths(corners)
    const squares = squaredDistance(a, b) + squaredDistance(b, c) + squaredDistance(c, a)
    return distinctSlips(total(corners), [
      { response: `${squares}`, note: 'Those are the squares of the sides: take the square roots first.', step: 'AB' },
      {
        response: `${2 * equal}`,
        note: 'A triangle has three sides: one of them is missing in the sum.',
        step: 'perimeter',
      },
      ...(third.radicand === 1
        ? []
        : [
            {
              response: surdText(surd(2 * equal + Number(third.coefficient.n), third.radicand)),
              note: 'A whole number and a root are not like terms: they cannot be added into one.',
              step: 'sum',
            },
          ]),
    ])
  },
})
