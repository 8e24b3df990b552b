import { drawPoint, measuredPoint, pointText, sectionPoint, type Point } from './pieces/point'
import { exactText, named } from '../../solutions/coordinate-geometry/pieces/point'
import { pointOnMedian as onMedian } from '../../solutions/coordinate-geometry/point-on-median'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const stems: readonly ((points: string, ratio: string) => string)[] = [
  (points, ratio) =>
    `${points} are the vertices of $\\triangle ABC$. The median from $A$ meets $BC$ at $D$. Find the coordinates of the point $P$ on $AD$ such that ${ratio}.`,
  (points, ratio) =>
    `In $\\triangle ABC$ with the vertices ${points}, $AD$ is a median. The point $P$ lies on $AD$ and ${ratio}. Find the coordinates of $P$.`,
  (points, ratio) =>
    `The corners of a triangular garden are at ${points} on a plan. A straight path $AD$ joins the corner $A$ to the mid-point $D$ of the side $BC$. A fountain $P$ stands on the path so that ${ratio}. Find the coordinates of the fountain.`,
]

/** E.g. "A(4, 2), B(6, 5), C(1, 4): the median from A meets BC at D. Find P on AD with AP : PD = 2 : 1." */
export const pointOnMedian = template({
  id: 'cg-point-on-median',
  topic: 'coordinate-geometry',
  archetypes: ['cg-section-point', 'cg-midpoint'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const [m, n] = random.pick([
      [2, 1],
      [2, 1],
      [3, 1],
      [1, 2],
    ] as const)
    const stem = random.pick(stems)
    const drawn = random.until(
      (source) => {
        const a = drawPoint(source, 8)
        const [u, v] = drawPoint(source, 5)
        const d: Point = [a[0] + (m + n) * u, a[1] + (m + n) * v]
        const [s, t] = drawPoint(source, 6)
        return { a, b: [d[0] + s, d[1] + t] as const, c: [d[0] - s, d[1] - t] as const, d, m, n }
      },
      ({ a, b, c, d }) =>
        [b, c].every((point) => point.every((value) => Math.abs(value) <= 9)) &&
        (b[0] - a[0]) * (c[1] - a[1]) !== (b[1] - a[1]) * (c[0] - a[0]) &&
        (a[0] !== d[0] || a[1] !== d[1]),
    )
    return { ...drawn, stem }
  },
  given: ({ a, b, c, m, n }) => ({
    a: named('A', a),
    b: named('B', b),
    c: named('C', c),
    m: fraction(m),
    n: fraction(n),
  }),
  solution: onMedian,
  manner: ({ stem }) => (stem === stems[2] ? { noun: 'fountain' } : {}),
  ask: ({ a, b, c, m, n, stem }) => ({
    question: stem(`$A${pointText(a)}$, $B${pointText(b)}$ and $C${pointText(c)}$`, `$AP : PD = ${m} : ${n}$`),
    rule: { kind: 'coordinates' },
    hints: [
      'A median joins a vertex to the mid-point of the opposite side, so find $D$ first.',
      'Then use the section formula on $AD$, with $A$ as the first end and $D$ as the second.',
    ],
    explanation:
      m === 2 && n === 1
        ? 'The same point is reached on each of the three medians: it is the centroid of the triangle.'
        : 'The problem is two short ones: a mid-point first, then a section of the median.',
  }),
  crossCheck: ({ a, b, c, m, n }) => {
    const weight = m / (2 * (m + n))
    const mix = (i: 0 | 1) => a[i] * (1 - 2 * weight) + (b[i] + c[i]) * weight
    return measuredPoint(mix(0), mix(1))
  },
  slips: ({ a, b, d, m, n }) =>
    distinctSlips(exactText(sectionPoint(a, d, m, n)), [
      {
        response: pointText(d),
        note: 'That is $D$, the mid-point of $BC$; one more step is needed.',
        step: 'formula',
      },
      {
        response: exactText(sectionPoint(d, a, m, n)),
        note: 'The ratio starts from $A$: $m$ goes with the coordinates of $D$.',
        step: 'substituted P',
      },
      {
        response: exactText(sectionPoint(a, b, m, n)),
        note: '$P$ lies on the median $AD$, not on the side $AB$.',
        step: 'formula',
      },
    ]),
})
