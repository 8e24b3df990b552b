import { drawPoint, pointText, type Point } from './pieces/point'
import { cutTwoSides as solution } from '../../solutions/coordinate-geometry/cut-two-sides'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../maths'
import { planeWindow } from '../plane-window'
import { inPart } from '../slips/in-part'
import { template } from '../template'
import { smallRatios } from './pieces/small-ratios'

/** D and E cut AB and AC in m : n; p and q are one part of each. */
interface Draw {
  readonly a: Point
  readonly p: Point
  readonly q: Point
  readonly m: number
  readonly n: number
  readonly stem: 0 | 1 | 2
}

const along = (from: Point, step: Point, times: number): Point => [from[0] + times * step[0], from[1] + times * step[1]]

const pointsOf = ({ a, p, q, m, n }: Draw) => ({
  b: along(a, p, m + n),
  c: along(a, q, m + n),
  d: along(a, p, m),
  e: along(a, q, m),
})

const stems: readonly ((corners: string, m: number, n: number) => string)[] = [
  (corners, m, n) =>
    `The vertices of $\\triangle ABC$ are ${corners}. The points $D$ on $AB$ and $E$ on $AC$ are such that $AD : DB = AE : EC = ${m} : ${n}$.`,
  (corners, m, n) =>
    `In $\\triangle ABC$ with the vertices ${corners}, $D$ divides $AB$ and $E$ divides $AC$, both in the ratio $${m} : ${n}$ counted from $A$.`,
  (corners, m, n) =>
    `A triangular field has its corners at ${corners} on a grid. A straight fence joins $D$ on $AB$ and $E$ on $AC$, where $AD : DB = ${m} : ${n}$ and $AE : EC = ${m} : ${n}$.`,
]

const bothText = (one: Point, other: Point): string => `${pointText(one)}, ${pointText(other)}`

/** E.g. "D and E divide the sides AB and AC of a triangle in the ratio 1 : 2. Find D and E, and the ratio DE : BC." */
export const cutTwoSides = template<Draw>({
  id: 'cg-cut-two-sides',
  topic: 'coordinate-geometry',
  archetypes: ['cg-section-point', 'cg-distance'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const [m, n] = random.pick(smallRatios)
    return random.until(
      (source): Draw => ({
        a: drawPoint(source, 7),
        p: drawPoint(source, 4),
        q: drawPoint(source, 4),
        m,
        n,
        stem: source.pick([0, 1, 2] as const),
      }),
      (draw) => {
        const { p, q } = draw
        const { b, c, d, e } = pointsOf(draw)
        return (
          (d[0] !== e[1] || d[1] !== e[0]) &&
          (d[0] !== d[1] || e[0] !== e[1]) &&
          Math.abs(p[0] * q[1] - p[1] * q[0]) >= 3 &&
          [...b, ...c].every((value) => Math.abs(value) <= 10) &&
          [p, q].every((step) => step[0] !== 0 && step[1] !== 0) &&
          (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2 > 2
        )
      },
    )
  },
  pose: (draw) => {
    const { a, m, n, stem } = draw
    const { b, c, d, e } = pointsOf(draw)
    const cut = (asked: 'points' | 'ratio') =>
      solution.solve({
        corners: [named('A', a), named('B', b), named('C', c)],
        names: ['D', 'E'],
        ratio: [fraction(m), fraction(n)],
        asked,
      })
    return {
      question: stems[stem]?.(`$A${pointText(a)}$, $B${pointText(b)}$ and $C${pointText(c)}$`, m, n) ?? '',
      hints: [
        'Use the section formula twice, each time from $A$ on.',
        'Find $DE$ and $BC$ with the distance formula; simplify the roots before you compare them.',
      ],
      parts: [
        {
          label: '(i)',
          ask: 'Find the coordinates of $D$ and $E$.',
          rule: { kind: 'coordinates', expected: bothText(d, e) },
          steps: cut('points').lines,
        },
        {
          label: '(ii)',
          ask: 'Find the ratio $DE : BC$.',
          rule: { kind: 'ratio', expected: `${m}:${m + n}` },
          steps: cut('ratio').lines,
        },
      ],
      explanation:
        'Points that divide two sides of a triangle in the same ratio make a line parallel to the third side; its length is to that side as the part from the vertex to the whole.',
      solutionFigure: {
        kind: 'plane',
        ...planeWindow([a, b, c]),
        segments: [
          { from: a, to: b },
          { from: a, to: c },
          { from: b, to: c },
          { from: d, to: e, tone: 2 },
        ],
        points: [
          { at: a, label: 'A' },
          { at: b, label: 'B' },
          { at: c, label: 'C' },
          { at: d, label: 'D', tone: 2 },
          { at: e, label: 'E', tone: 2 },
        ],
        description: `The triangle A${pointText(a)}, B${pointText(b)}, C${pointText(c)} with D${pointText(d)} on AB and E${pointText(e)} on AC, joined.`,
      },
    }
  },
  crossCheck: (draw) => {
    const { a, m, n } = draw
    const { b, c } = pointsOf(draw)
    const share = m / (m + n)
    const at = (to: Point) => [a[0] + share * (to[0] - a[0]), a[1] + share * (to[1] - a[1])].map(Math.round)
    const [d, e] = [at(b), at(c)]
    const quotient =
      Math.hypot((e[0] ?? 0) - (d[0] ?? 0), (e[1] ?? 0) - (d[1] ?? 0)) / Math.hypot(c[0] - b[0], c[1] - b[1])
    const whole = [1, 2, 3, 4, 5].flatMap((i) => [1, 2, 3, 4, 5].map((j) => [i, j] as const))
    const found = whole.find(([i, j]) => Math.abs(i / j - quotient) < 1e-9)
    return [`(${d.join(', ')}), (${e.join(', ')})`, (found ?? []).join(':')]
  },
  slips: (draw) => {
    const { a, p, q, m, n } = draw
    const { d, e } = pointsOf(draw)
    return [
      ...inPart('(i)', bothText(d, e), [
        {
          response: bothText(along(a, p, n), along(a, q, n)),
          note: 'The ratio is turned round: it is counted from $A$.',
          step: 'substituted D',
        },
        {
          response: bothText([d[1], d[0]], [e[1], e[0]]),
          note: 'The coordinates are in the wrong order: $x$ comes first.',
          step: 'last',
        },
      ]),
      ...inPart('(ii)', `${m}:${m + n}`, [
        {
          response: `${m}:${n}`,
          note: 'That is the ratio of the two parts of a side. Compare the lengths $DE$ and $BC$.',
          step: 'ratio',
        },
        { response: `${m + n}:${m}`, note: 'The ratio is upside down: $DE$ comes first.', step: 'ratio' },
        {
          response: `${m * m}:${(m + n) ** 2}`,
          note: 'Those are the squares of the lengths: take the roots.',
          step: 'BC',
        },
      ]),
    ]
  },
})
