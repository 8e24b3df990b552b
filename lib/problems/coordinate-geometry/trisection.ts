import { drawPoint, exactTex, exactText, pointText, type ExactPoint, type Point } from './pieces/point'
import { sectionLines, sectionPoint, twoTerms } from './section'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Step } from '../template'

const partWords = ['P', 'Q', 'R'] as const

/** The points that cut AB into so many equal parts. */
const cuts = (a: Point, b: Point, parts: number): readonly ExactPoint[] =>
  partWords.slice(0, parts - 1).map((_, index) => sectionPoint(a, b, index + 1, parts - 1 - index))

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
    const parts = random.pick([3, 3, 4])
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
  pose: ({ a, step, parts, trisectionStem, quarterStem }) => {
    const b: Point = [a[0] + parts * step[0], a[1] + parts * step[1]]
    const points = cuts(a, b, parts)
    const names = partWords.slice(0, parts - 1)
    const joined = points.map((point, index) => `$${names[index] ?? ''}${exactTex(point)}$`)
    return {
      question: (parts === 3 ? trisectionStem : quarterStem)(pointText(a), pointText(b)),
      rule: { kind: 'coordinates', expected: points.map(exactText).join(', ') },
      hints: [
        `Mark the points on $AB$ in order from $A$ and count the equal parts before and after each one.`,
        parts === 3
          ? 'The nearer point has one part on one side and two on the other.'
          : 'One of the points is simply the mid-point of $AB$.',
        'Use the section formula once for each point.',
      ],
      steps: [
        `Let ${names.map((name) => `$${name}$`).join(parts === 3 ? ' and ' : ', ')} divide $AB$ into ${parts === 3 ? 'three' : 'four'} equal parts, in order from $A$.`,
        ...names.flatMap((name, index) => pointLines(name, a, b, index + 1, parts)),
        `Hence the ${(parts === 3 ? trisectionStems : quarterStems).indexOf(parts === 3 ? trisectionStem : quarterStem) === 2 ? 'places' : 'points'} are ${joined.slice(0, -1).join(', ')} and ${joined.slice(-1).join('')}.`,
      ],
      explanation:
        parts === 3
          ? 'Trisection cuts the segment into three equal parts, so the ratios are $1 : 2$ and $2 : 1$, never $1 : 3$.'
          : 'Four equal parts give the ratios $1 : 3$, $2 : 2$ and $3 : 1$; the middle one is the mid-point.',
    }
  },
  crossCheck: ({ a, step, parts }) =>
    Array.from({ length: parts - 1 }, (_, i) => `(${a[0] + (i + 1) * step[0]}, ${a[1] + (i + 1) * step[1]})`).join(
      ', ',
    ),
  slips: ({ a, step, parts }) => {
    const b: Point = [a[0] + parts * step[0], a[1] + parts * step[1]]
    const points = cuts(a, b, parts)
    const all = setText(points)
    return distinctSlips(all, [
      {
        response: setText(points.map((_, index) => sectionPoint(a, b, index + 1, parts))),
        note: `Those come from ratios to the whole of $AB$. The section formula needs $AP : PB$, which is $1 : ${parts - 1}$ for the first point.`,
        step: 2,
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
        step: 1,
      },
    ])
  },
})

/** Points as a set, written in one way only. */
const setText = (points: readonly ExactPoint[]): string => points.map(exactText).sort().join(', ')

/** The lines for the point after so many of the equal parts: three marks in all for two points, and for three. */
function pointLines(name: string, a: Point, b: Point, before: number, parts: number): readonly Step[] {
  const after = parts - before
  if (before === after)
    return [
      `$A${name} : ${name}B = ${before} : ${after} = 1 : 1$, so $${name}$ is the mid-point of $AB$.`,
      earns(1, middleLine(name, a, b)),
    ]
  const ratio = `$A${name} : ${name}B = ${before} : ${after}$. By the section formula,`
  return [parts === 3 ? earns(0.5, ratio) : ratio, ...sectionLines(name, a, b, before, after)]
}

/** "P = (mid-point of AB with the numbers put in) = (2, 3)". */
const middleLine = (name: string, a: Point, b: Point): string =>
  `$${name} = \\left(\\frac{${twoTerms(a[0], b[0])}}{2}, \\frac{${twoTerms(a[1], b[1])}}{2}\\right) = ${exactTex(sectionPoint(a, b, 1, 1))}$`
