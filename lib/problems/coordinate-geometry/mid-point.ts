import { drawPoint, pointText, type Point } from './pieces/point'
import { midPoint as midPointOf } from '../../solutions/coordinate-geometry/mid-point'
import { otherEnd as otherEndOf } from '../../solutions/coordinate-geometry/other-end'
import { exactText, named, type ExactPoint } from '../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const midPoint = (a: Point, b: Point): ExactPoint => [fraction(a[0] + b[0], 2), fraction(a[1] + b[1], 2)]

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
    const [x, y] = midPoint(a, b)
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

interface EndStem {
  readonly question: (centre: string, end: string) => string
  readonly segment: 'diameter' | 'segment' | 'diagonal'
  readonly explanation: string
}

const endStems: readonly EndStem[] = [
  {
    segment: 'diameter',
    question: (centre, end) =>
      `$AB$ is a diameter of a circle whose centre is $C${centre}$. If $A$ is $${end}$, find the coordinates of $B$.`,
    explanation: 'The centre halves every diameter, so from $A$ you go to $C$ and then the same step again.',
  },
  {
    segment: 'segment',
    question: (centre, end) =>
      `The point $C${centre}$ is the mid-point of the line segment $AB$. If $A$ is $${end}$, find the coordinates of $B$.`,
    explanation: 'The mid-point is half-way, so from $A$ you go to $C$ and then the same step again.',
  },
  {
    segment: 'diagonal',
    question: (centre, end) =>
      `The diagonals of a parallelogram $ADBE$ meet at $C${centre}$. If $A$ is $${end}$, find the coordinates of the opposite vertex $B$.`,
    explanation:
      'The diagonals of a parallelogram halve each other, so from $A$ you go to $C$ and then the same step again.',
  },
]

/** E.g. "AB is a diameter of a circle whose centre is C(2, -3). If A is (1, 4), find the coordinates of B." */
export const otherEnd = template({
  id: 'cg-other-end-of-diameter',
  topic: 'coordinate-geometry',
  archetypes: ['cg-other-end'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ centre: drawPoint(source, 6), end: drawPoint(source, 9) }),
      ({ centre, end }) =>
        [0, 1].every((i) => Math.abs(2 * (centre[i] ?? 0) - (end[i] ?? 0)) <= 9 && centre[i] !== end[i]) &&
        2 * centre[0] - end[0] !== 2 * centre[1] - end[1],
    ),
    stem: random.pick(endStems),
  }),
  given: ({ centre, end, stem: { segment } }) => ({
    centre: named('C', centre),
    end: named('A', end),
    other: 'B',
    segment,
  }),
  solution: otherEndOf,
  ask: ({ centre, end, stem }) => ({
    question: stem.question(pointText(centre), pointText(end)),
    rule: { kind: 'coordinates' },
    hints: [
      'What is $C$ for the segment $AB$? It lies exactly half-way between $A$ and $B$.',
      'Let $B$ be $(x, y)$ and write the mid-point of $AB$ in two ways.',
    ],
    explanation: stem.explanation,
  }),
  crossCheck: ({ centre, end }) => {
    const range = Array.from({ length: 19 }, (_, index) => index - 9)
    const found = range.flatMap((x) =>
      range.filter((y) => (x + end[0]) / 2 === centre[0] && (y + end[1]) / 2 === centre[1]).map((y) => `(${x}, ${y})`),
    )
    return found.join(', ')
  },
  slips: ({ centre, end }) => {
    const [x, y] = [2 * centre[0] - end[0], 2 * centre[1] - end[1]]
    return distinctSlips(pointText([x, y]), [
      {
        response: exactText(midPoint(centre, end)),
        note: 'That is the mid-point of $A$ and $C$; here $C$ itself is the mid-point of $AB$.',
        step: 'mid-point',
      },
      {
        response: pointText([y, x]),
        note: 'The coordinates are in the wrong order: $x$ comes first.',
        step: 'last',
      },
      {
        response: pointText([2 * end[0] - centre[0], 2 * end[1] - centre[1]]),
        note: 'You went beyond $A$. $C$ lies between $A$ and $B$.',
        step: 'formula',
      },
    ])
  },
})
