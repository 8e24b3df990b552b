import { drawPoint, measuredPoint, pointText, sectionPoint, type Point } from './pieces/point'
import { exactText, named } from '../../solutions/coordinate-geometry/pieces/point'
import { sectionPoint as section } from '../../solutions/coordinate-geometry/section-point'
import { fraction, gcd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

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
  given: ({ pair: [a, b], m, n, form }) => ({
    a: named('A', a),
    b: named('B', b),
    point: 'P',
    division:
      form === 2
        ? { kind: 'share' as const, share: fraction(m, m + n) }
        : { kind: 'ratio' as const, m: fraction(m), n: fraction(n) },
  }),
  solution: section,
  ask: ({ pair: [a, b], m, n, form }) => ({
    question: (stems[form] ?? stemOfRatio)(pointText(a), pointText(b), m, n),
    rule: { kind: 'coordinates' },
    hints: [
      'Use the section formula for a point that divides a segment internally in $m : n$.',
      ...(form === 2
        ? [`Cut $AB$ into $${m + n}$ equal parts. How many of them are in $AP$, and how many in $PB$?`]
        : []),
      'The number $m$, which belongs to $AP$, is multiplied by the coordinates of the far point $B$.',
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
        note: '$m$ and $n$ are exchanged: $m$ goes with the coordinates of the far point $B$.',
        step: 'substituted P',
      },
      ...(form === 2
        ? [
            {
              response: exactText(sectionPoint(a, b, m, m + n)),
              note: 'That takes $AP$ to the whole of $AB$ as the ratio; the formula needs $AP : PB$.',
              step: 'ratio',
            },
          ]
        : []),
      {
        response: exactText([fraction(m * b[0] - n * a[0], m + n), fraction(m * b[1] - n * a[1], m + n)]),
        note: 'In the section formula the two products are added.',
        step: 'substituted P',
      },
      {
        response: exactText([y, x]),
        note: 'The coordinates are in the wrong order: $x$ comes first.',
        step: 'last',
      },
    ])
  },
})

const stemOfRatio = (a: string, b: string, m: number, n: number): string =>
  `Find the point which divides $A${a}$ and $B${b}$ in the ratio $${m} : ${n}$.`
