import { drawPoint, midPointOfWhole, pointText, type Point } from './pieces/point'
import { midPoint as midPointOf } from '../../solutions/coordinate-geometry/mid-point'
import { exactText, named } from '../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const stems: readonly ((a: string, b: string) => string)[] = [
  (a, b) => `Find the mid-point of the line segment joining the points $A${a}$ and $B${b}$.`,
  (a, b) => `Find the coordinates of the mid-point of $AB$, where $A$ is $${a}$ and $B$ is $${b}$.`,
  (a, b) =>
    `Two lamp posts are marked on a map at $A${a}$ and $B${b}$. A bench is placed exactly half-way between them. Find the coordinates of the bench.`,
]

/** E.g. "Find the mid-point of the line segment joining the points A(5, -3) and B(-1, 4)." */
export const midPointOfSegment = template({
  id: 'cg-mid-point-of-segment',
  topic: 'coordinate-geometry',
  archetypes: ['cg-midpoint'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    pair: random.until(
      (source): readonly [Point, Point] => [drawPoint(source, 5), drawPoint(source, 5)],
      ([a, b]) => a[0] !== b[0] && a[1] !== b[1] && a[0] + b[0] !== a[1] + b[1],
    ),
    stem: random.pick(stems),
  }),
  given: ({ pair: [a, b] }) => ({ a: named('A', a), b: named('B', b) }),
  solution: midPointOf,
  manner: ({ stem }) => (stem === stems[2] ? { noun: 'bench' } : {}),
  ask: ({ pair: [a, b], stem }) => ({
    question: stem(pointText(a), pointText(b)),
    rule: { kind: 'coordinates' },
    hints: [
      'The mid-point formula is $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.',
      'Each coordinate of the mid-point is an average: add, then halve.',
    ],
    explanation:
      'The mid-point divides the segment in the ratio $1 : 1$, and the section formula with $m = n$ becomes the average of the coordinates.',
  }),
  crossCheck: ({ pair: [a, b] }) => {
    const halves = Array.from({ length: 21 }, (_, index) => (index - 10) / 2)
    const whole = Math.hypot(a[0] - b[0], a[1] - b[1])
    const isHalfWay = (x: number, y: number) =>
      [a, b].every((end) => Math.abs(Math.hypot(x - end[0], y - end[1]) - whole / 2) < 1e-9)
    const found = halves.flatMap((x) => halves.filter((y) => isHalfWay(x, y)).map((y) => `(${x}, ${y})`))
    return found.join(', ')
  },
  slips: ({ pair: [a, b] }) => {
    const [x, y] = midPointOfWhole(a, b)
    return distinctSlips(exactText([x, y]), [
      {
        response: exactText([fraction(b[0] - a[0], 2), fraction(b[1] - a[1], 2)]),
        note: 'The mid-point needs the sum of the coordinates, not the difference.',
        step: 'substituted',
      },
      {
        response: exactText([y, x]),
        note: 'The coordinates are in the wrong order: $x$ comes first.',
        step: 'last',
      },
      {
        response: `(${a[0] + b[0]}, ${a[1] + b[1]})`,
        note: 'You added the coordinates; now halve both sums.',
        step: 'added',
      },
    ])
  },
})
