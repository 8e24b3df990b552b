import { drawPoint, pointText, sectionPoint, type Point } from './pieces/point'
import { cutsOf, equalParts } from '../../solutions/coordinate-geometry/equal-parts'
import { exactText, named, type ExactPoint } from '../../solutions/coordinate-geometry/pieces/point'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** The points that cut AB into so many equal parts. */
const cuts = (a: Point, b: Point, parts: number): readonly ExactPoint[] =>
  cutsOf(named('A', a).at, named('B', b).at, parts)

const endOf = (a: Point, [dx, dy]: Point, parts: number): Point => [a[0] + parts * dx, a[1] + parts * dy]

const trisectionStems: readonly ((a: string, b: string) => string)[] = [
  (a, b) =>
    `Find the coordinates of the points of trisection of the line segment joining $A${a}$ and $B${b}$. Give both points.`,
  (a, b) =>
    `The line segment joining $A${a}$ and $B${b}$ is trisected at the points $P$ and $Q$. Find the coordinates of $P$ and $Q$.`,
  (a, b) =>
    `Two ribbons are to be tied on a rope that runs straight from $A${a}$ to $B${b}$ on the plan of a school ground, so that they mark three equal parts of it. Find the coordinates of the two places.`,
]

const quarterStems: readonly ((a: string, b: string) => string)[] = [
  (a, b) =>
    `Find the coordinates of the points which divide the line segment joining $A${a}$ and $B${b}$ into four equal parts. Give all three points.`,
  (a, b) =>
    `The points $P$, $Q$ and $R$ divide the line segment joining $A${a}$ and $B${b}$ into four equal parts. Find the coordinates of all three points.`,
  (a, b) =>
    `Three lamps stand on the straight path from $A${a}$ to $B${b}$ on the plan of a park and mark four equal parts of it. Find the coordinates of all three lamps.`,
]

/** E.g. "Find the coordinates of the points of trisection of the line segment joining A(2, -2) and B(-7, 4)." */
export const trisectionPoints = template({
  id: 'cg-points-of-trisection',
  topic: 'coordinate-geometry',
  archetypes: ['cg-trisection'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const parts = random.pick([3, 3, 4] as const)
    const reach = 12 / parts
    const [a, step] = random.until(
      (source): readonly [Point, Point] => [
        drawPoint(source, 9),
        [source.integer(-reach, reach), source.integer(-reach, reach)],
      ],
      ([start, [dx, dy]]) =>
        dx !== 0 && dy !== 0 && Math.abs(start[0] + parts * dx) <= 9 && Math.abs(start[1] + parts * dy) <= 9,
    )
    return { a, step, parts, trisectionStem: random.pick(trisectionStems), quarterStem: random.pick(quarterStems) }
  },
  given: ({ a, step, parts }) => ({ a: named('A', a), b: named('B', endOf(a, step, parts)), parts }),
  solution: equalParts,
  manner: ({ parts, trisectionStem, quarterStem }) =>
    (parts === 3 ? trisectionStems.indexOf(trisectionStem) : quarterStems.indexOf(quarterStem)) === 2
      ? { noun: 'places' }
      : {},
  ask: ({ a, step, parts, trisectionStem, quarterStem }) => ({
    question: (parts === 3 ? trisectionStem : quarterStem)(pointText(a), pointText(endOf(a, step, parts))),
    rule: { kind: 'coordinates' },
    hints: [
      `Mark the points on $AB$ in order from $A$ and count the equal parts before and after each one.`,
      parts === 3
        ? 'The nearer point has one part on one side and two on the other.'
        : 'One of the points is simply the mid-point of $AB$.',
      'Use the section formula once for each point.',
    ],
    explanation:
      parts === 3
        ? 'Trisection cuts the segment into three equal parts, so the ratios are $1 : 2$ and $2 : 1$, never $1 : 3$.'
        : 'Four equal parts give the ratios $1 : 3$, $2 : 2$ and $3 : 1$; the middle one is the mid-point.',
  }),
  crossCheck: ({ a, step, parts }) =>
    Array.from({ length: parts - 1 }, (_, i) => `(${a[0] + (i + 1) * step[0]}, ${a[1] + (i + 1) * step[1]})`).join(
      ', ',
    ),
  slips: ({ a, step, parts }) => {
    const b = endOf(a, step, parts)
    const points = cuts(a, b, parts)
    const all = setText(points)
    return distinctSlips(all, [
      {
        response: setText(points.map((_, index) => sectionPoint(a, b, index + 1, parts))),
        note: `Those come from ratios to the whole of $AB$. The section formula needs $AP : PB$, which is $1 : ${parts - 1}$ for the first point.`,
        step: 'ratio 1',
      },
      { response: setText(points.slice(0, 1)), note: 'One point is not enough: give every point.', step: 'last' },
      {
        response: setText(points.map(([x, y]) => [y, x])),
        note: 'The coordinates are in the wrong order: $x$ comes first.',
        step: 'last',
      },
      {
        response: setText(cuts(a, b, parts === 3 ? 4 : 3)),
        note: `Count the parts again: there are to be ${parts === 3 ? 'three' : 'four'}, all equal.`,
        step: 'parts',
      },
    ])
  },
})

/** Points as a set, written in one way only. */
const setText = (points: readonly ExactPoint[]): string => points.map(exactText).sort().join(', ')
