import { drawPoint, exactTex, exactText, measuredPoint, pointText, type ExactPoint, type Point } from './point'
import { fraction, gcd, sumTex } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'

/** The point that divides AB internally in m : n. */
export const sectionPoint = (a: Point, b: Point, m: number, n: number): ExactPoint => [
  fraction(m * b[0] + n * a[0], m + n),
  fraction(m * b[1] + n * a[1], m + n),
]

export const sectionFormula = '\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)'

/** "3(6) + 2(-2)" over 5: one coordinate with the numbers put in. */
const coordinateTex = (m: number, n: number, first: number, second: number): string =>
  `\\frac{${m}(${second}) + ${n}(${first})}{${m} + ${n}}`

/** The substitution and the calculation of one use of the section formula. */
export const sectionLines = (name: string, a: Point, b: Point, m: number, n: number): readonly string[] => [
  `$${name} = \\left(${coordinateTex(m, n, a[0], b[0])}, ${coordinateTex(m, n, a[1], b[1])}\\right)$`,
  `$${name} = \\left(\\frac{${twoTerms(m * b[0], n * a[0])}}{${m + n}}, \\frac{${twoTerms(m * b[1], n * a[1])}}{${m + n}}\\right) = ${exactTex(sectionPoint(a, b, m, n))}$`,
]

/** "6 - 4": two numbers as a sum, a zero left out. */
const twoTerms = (first: number, second: number): string =>
  sumTex([
    [first, ''],
    [second, ''],
  ])

const stems: readonly ((a: string, b: string, m: number, n: number) => string)[] = [
  (a, b, m, n) =>
    `Find the coordinates of the point $P$ which divides the line segment joining $A${a}$ and $B${b}$ in the ratio $${m} : ${n}$.`,
  (a, b, m, n) =>
    `$A${a}$ and $B${b}$ are two points. Find the coordinates of the point $P$ on $AB$ such that $AP : PB = ${m} : ${n}$.`,
  (a, b, m, n) =>
    `$A${a}$ and $B${b}$ are two points. Find the coordinates of the point $P$ on $AB$ such that $AP = \\frac{${m}}{${m + n}} AB$.`,
]

/** E.g. "Find the coordinates of the point P which divides the line segment joining A(1, -2) and B(5, 3) in the ratio 2 : 3." */
export const pointInRatio = template({
  id: 'cg-point-in-ratio',
  topic: 'coordinate-geometry',
  archetypes: ['cg-section-point'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const form = random.integer(0, stems.length - 1)
    const { m, n } = random.until(
      (source) => ({ m: source.integer(1, 5), n: source.integer(1, 5) }),
      ({ m, n }) => m !== n && gcd(m, n) === 1 && m + n <= 7,
    )
    const worst = random.chance(0.75) ? 1n : 4n
    const pair = random.until(
      (source): readonly [Point, Point] => [drawPoint(source, 5), drawPoint(source, 5)],
      ([a, b]) => {
        const [x, y] = sectionPoint(a, b, m, n)
        return x.d <= worst && y.d <= worst && (a[0] !== b[0] || a[1] !== b[1]) && !(x.n === y.n && x.d === y.d)
      },
    )
    return { pair, m, n, form }
  },
  pose: ({ pair: [a, b], m, n, form }) => ({
    question: (stems[form] ?? stemOfRatio)(pointText(a), pointText(b), m, n),
    rule: { kind: 'coordinates', expected: exactText(sectionPoint(a, b, m, n)) },
    hints: [
      'Use the section formula for a point that divides a segment internally in $m : n$.',
      ...(form === 2
        ? [`Cut $AB$ into $${m + n}$ equal parts. How many of them are in $AP$, and how many in $PB$?`]
        : []),
      'The number $m$, which belongs to $AP$, is multiplied with the coordinates of the far point $B$.',
    ],
    steps: [
      `Given: $A${pointText(a)}$, $B${pointText(b)}$ and ${form === 2 ? `$AP = \\frac{${m}}{${m + n}} AB$` : `$AP : PB = ${m} : ${n}$`}.`,
      ...(form === 2 ? [`$PB = AB - AP = \\frac{${n}}{${m + n}} AB$, so $AP : PB = ${m} : ${n}$`] : []),
      `Section formula: $P = ${sectionFormula}$`,
      ...sectionLines('P', a, b, m, n),
      `Hence $P$ is the point $${exactTex(sectionPoint(a, b, m, n))}$.`,
    ],
    explanation:
      'A larger $m$ means that $P$ is farther from $A$ and nearer to $B$, so $m$ must pull the coordinates towards those of $B$.',
  }),
  crossCheck: ({ pair: [a, b], m, n }) =>
    measuredPoint(a[0] + (m / (m + n)) * (b[0] - a[0]), a[1] + (m / (m + n)) * (b[1] - a[1])),
  slips: ({ pair: [a, b], m, n, form }) => {
    const [x, y] = sectionPoint(a, b, m, n)
    return distinctSlips(exactText([x, y]), [
      {
        response: exactText(sectionPoint(a, b, n, m)),
        note: 'm and n are exchanged: m goes with the coordinates of the far point B.',
      },
      ...(form === 2
        ? [
            {
              response: exactText(sectionPoint(a, b, m, m + n)),
              note: 'That takes AP to the whole of AB as the ratio; the formula needs AP : PB.',
            },
          ]
        : []),
      { response: exactText([y, x]), note: 'The coordinates are in the wrong order: x comes first.' },
    ])
  },
})

const stemOfRatio = (a: string, b: string, m: number, n: number): string =>
  `Find the point which divides $A${a}$ and $B${b}$ in the ratio $${m} : ${n}$.`

const partWords = ['P', 'Q', 'R'] as const

/** The points that cut AB into so many equal parts. */
const cuts = (a: Point, b: Point, parts: number): readonly ExactPoint[] =>
  partWords.slice(0, parts - 1).map((_, index) => sectionPoint(a, b, index + 1, parts - 1 - index))

const trisectionStems: readonly ((a: string, b: string) => string)[] = [
  (a, b) =>
    `Find the coordinates of the points of trisection of the line segment joining $A${a}$ and $B${b}$. Give both points.`,
  (a, b) =>
    `The line segment joining $A${a}$ and $B${b}$ is trisected at the points $P$ and $Q$. Find the coordinates of $P$ and $Q$.`,
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
    return { a, step, parts, trisectionStem: random.pick(trisectionStems) }
  },
  pose: ({ a, step, parts, trisectionStem }) => {
    const b: Point = [a[0] + parts * step[0], a[1] + parts * step[1]]
    const points = cuts(a, b, parts)
    const names = partWords.slice(0, parts - 1)
    const joined = points.map((point, index) => `$${names[index] ?? ''}${exactTex(point)}$`)
    return {
      question:
        parts === 3
          ? trisectionStem(pointText(a), pointText(b))
          : `Find the coordinates of the points which divide the line segment joining $A${pointText(a)}$ and $B${pointText(b)}$ into four equal parts. Give all three points.`,
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
        ...names.flatMap((name, index) =>
          2 * (index + 1) === parts
            ? [`$A${name} : ${name}B = 2 : 2 = 1 : 1$, so $${name}$ is the mid-point of $AB$.`, middleLine(name, a, b)]
            : [
                `$A${name} : ${name}B = ${index + 1} : ${parts - 1 - index}$. By the section formula,`,
                ...sectionLines(name, a, b, index + 1, parts - 1 - index),
              ],
        ),
        `Hence the points are ${joined.slice(0, -1).join(', ')} and ${joined.slice(-1).join('')}.`,
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
    return distinctSlips(points.map(exactText).join(', '), [
      {
        response: points.map((_, index) => exactText(sectionPoint(a, b, index + 1, parts))).join(', '),
        note: `Those come from ratios to the whole of AB. The section formula needs AP : PB, which is 1 : ${parts - 1} for the first point.`,
      },
      { response: points.slice(0, 1).map(exactText).join(''), note: 'One point is not enough: give every point.' },
      {
        response: points.map(([x, y]) => exactText([y, x])).join(', '),
        note: 'The coordinates are in the wrong order: x comes first.',
      },
    ]).filter(({ response }) => !sameSet(response, points))
  },
})

/** "P = (mid-point of AB with the numbers put in) = (2, 3)". */
const middleLine = (name: string, a: Point, b: Point): string =>
  `$${name} = \\left(\\frac{${twoTerms(a[0], b[0])}}{2}, \\frac{${twoTerms(a[1], b[1])}}{2}\\right) = ${exactTex(sectionPoint(a, b, 1, 1))}$`

/** Whether a list of points is the same set in another order. */
const sameSet = (response: string, points: readonly ExactPoint[]): boolean =>
  points.every((point) => response.includes(exactText(point))) && response.split('(').length === points.length + 1
