import { drawPoint, pointText, squaredDistance, type Point } from './pieces/point'
import { perimeterOfTriangle as perimeterOf } from '../../solutions/coordinate-geometry/perimeter'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { sumOfSurds, surdsText, type SurdSum } from '../../solutions/pieces/surd-sum'
import { add, isSquare, surd, surdText, type Surd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import type { Random } from '../../random'

type Corners = readonly [Point, Point, Point]

/** The ways between two points of the grid that have a whole length, from the least to the longest here. */
const wholeSteps: readonly Point[] = Array.from({ length: 21 * 21 }, (_, index): Point => [
  (index % 21) - 10,
  Math.floor(index / 21) - 10,
]).filter(([x, y]) => (x !== 0 || y !== 0) && isSquare(x * x + y * y))

/** At least one side has a whole length. */
function drawCorners(random: Random): Corners {
  const a = drawPoint(random, 8)
  const [[p, q], [u, v]] = [random.pick(wholeSteps), drawPoint(random, 9)]
  const corners = [a, [a[0] + p, a[1] + q], [a[0] + u, a[1] + v]] as const
  const [first = a, second = a, third = a] = random.shuffle(corners)
  return [first, second, third]
}

const between = (from: Point, to: Point): Surd => surd(1, squaredDistance(from, to))
const lengthsOf = ([a, b, c]: Corners): readonly Surd[] => [between(a, b), between(b, c), between(c, a)]

/** No thin triangle, no long root, and no more than two terms in the sum. */
const suits = (corners: Corners): boolean => {
  const [a, b, c] = corners
  const roots = lengthsOf(corners).map(({ radicand }) => radicand)
  return (
    corners.every((point) => point.every((value) => Math.abs(value) <= 9)) &&
    Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) >= 6 &&
    new Set(roots).size <= 2 &&
    Math.max(...roots) <= 30
  )
}

const total = (corners: Corners): SurdSum => sumOfSurds(lengthsOf(corners))

const stems: readonly ((points: string) => string)[] = [
  (points) => `Find the perimeter of the triangle whose vertices are ${points}.`,
  (points) => `${points} are the vertices of $\\triangle ABC$. Find its perimeter.`,
  (points) =>
    `The corners of a triangular flower bed are at ${points} on a grid. Find the length of wire that is needed to go once round it, in units of the grid.`,
]

/** E.g. "Find the perimeter of the triangle whose vertices are A(4, 6), B(1, 2) and C(5, -1)." */
export const perimeterOfTriangle = template({
  id: 'cg-perimeter-of-triangle',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-perimeter-area', 'cg-distance'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({ corners: random.until(drawCorners, suits), stem: random.pick(stems) }),
  given: ({ corners: [a, b, c] }) => ({ a: named('A', a), b: named('B', b), c: named('C', c) }),
  solution: perimeterOf,
  manner: ({ stem }) => (stem === stems[2] ? { noun: 'length of wire needed' } : {}),
  ask: ({ corners, stem }) => {
    const [a, b, c] = corners
    const whole = total(corners).every(({ radicand }) => radicand === 1)
    return {
      question: stem(`$A${pointText(a)}$, $B${pointText(b)}$ and $C${pointText(c)}$`),
      rule: { kind: whole ? 'number' : 'surd', unit: 'units' },
      hints: [
        'The perimeter is the sum of the three sides.',
        'Find each side with the distance formula.',
        ...(whole ? [] : ['Only like roots can be added; leave the others in the sum as they are.']),
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
    const [whole, root] = total(corners)
    const squares = squaredDistance(a, b) + squaredDistance(b, c) + squaredDistance(c, a)
    return distinctSlips(surdsText(total(corners)), [
      { response: `${squares}`, note: 'Those are the squares of the sides: take the square roots first.', step: 'AB' },
      {
        response: surdsText(sumOfSurds(lengthsOf(corners).slice(0, 2))),
        note: 'A triangle has three sides: one of them is missing in the sum.',
        step: 'perimeter',
      },
      ...(whole?.radicand === 1 && root
        ? [
            {
              response: surdText({ ...root, coefficient: add(whole.coefficient, root.coefficient) }),
              note: 'A whole number and a root are not like terms: they cannot be added into one.',
              step: 'sum',
            },
          ]
        : []),
    ])
  },
})
