import { drawPoint, exactTex, exactText, measuredPoint, pointText, type ExactPoint, type Point } from './pieces/point'
import { fraction, gcd, sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Step } from '../template'

/** The point that divides AB internally in m : n. */
export const sectionPoint = (a: Point, b: Point, m: number, n: number): ExactPoint => [
  fraction(m * b[0] + n * a[0], m + n),
  fraction(m * b[1] + n * a[1], m + n),
]

export const sectionFormula = '\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)'

/** "3(6) + 2(-2)" over 5: one coordinate with the numbers put in. */
const coordinateTex = (m: number, n: number, first: number, second: number): string =>
  `\\frac{${m}(${second}) + ${n}(${first})}{${m} + ${n}}`

/** The substitution and the calculation of one use of the section formula, half a mark each. */
export const sectionLines = (name: string, a: Point, b: Point, m: number, n: number): readonly Step[] => [
  earns(0.5, `$${name} = \\left(${coordinateTex(m, n, a[0], b[0])}, ${coordinateTex(m, n, a[1], b[1])}\\right)$`),
  earns(
    0.5,
    `$${name} = \\left(\\frac{${twoTerms(m * b[0], n * a[0])}}{${m + n}}, \\frac{${twoTerms(m * b[1], n * a[1])}}{${m + n}}\\right) = ${exactTex(sectionPoint(a, b, m, n))}$`,
  ),
]

/** "6 - 4": two numbers as a sum, a zero left out. */
export const twoTerms = (first: number, second: number): string =>
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
      'The number $m$, which belongs to $AP$, is multiplied by the coordinates of the far point $B$.',
    ],
    steps: [
      `Given: $A${pointText(a)}$, $B${pointText(b)}$ and ${form === 2 ? `$AP = \\frac{${m}}{${m + n}} AB$` : `$AP : PB = ${m} : ${n}$`}.`,
      ...(form === 2 ? [`$PB = AB - AP = \\frac{${n}}{${m + n}} AB$, so $AP : PB = ${m} : ${n}$`] : []),
      earns(0.5, `Section formula: $P = ${sectionFormula}$`),
      ...sectionLines('P', a, b, m, n),
      earns(0.5, `Hence $P$ is the point $${exactTex(sectionPoint(a, b, m, n))}$.`),
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
        step: form === 2 ? 4 : 3,
      },
      ...(form === 2
        ? [
            {
              response: exactText(sectionPoint(a, b, m, m + n)),
              note: 'That takes $AP$ to the whole of $AB$ as the ratio; the formula needs $AP : PB$.',
              step: 2,
            },
          ]
        : []),
      {
        response: exactText([fraction(m * b[0] - n * a[0], m + n), fraction(m * b[1] - n * a[1], m + n)]),
        note: 'In the section formula the two products are added.',
        step: form === 2 ? 4 : 3,
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
