import { polar, tangentMeet } from './pieces/drawing'
import { thirdTangent } from '../../solutions/circles/third-tangent'
import { fraction, toDecimal } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/** The same scene in three wordings: C and D on the tangents, Q on the circle. */
const thirdTangents: readonly ((c: string, d: string, q: string) => string)[] = [
  (c, d, q) =>
    `From an external point $P$ the tangents $PA$ and $PB$ are drawn to a circle with centre $O$. At a point $${q}$ of the circle, between $A$ and $B$ on the side of $P$, another tangent is drawn; it meets $PA$ at $${c}$ and $PB$ at $${d}$.`,
  (c, d, q) =>
    `$PA$ and $PB$ are tangents from an external point $P$ to a circle with centre $O$. A third tangent touches the circle at $${q}$, between $A$ and $B$ on the side of $P$, and meets $PA$ at $${c}$ and $PB$ at $${d}$.`,
  (c, d, q) =>
    `The tangents to a circle with centre $O$ at its points $A$ and $B$ meet at $P$. On the smaller arc $AB$ a point $${q}$ is taken, and the tangent at $${q}$ cuts $PA$ at $${c}$ and $PB$ at $${d}$.`,
]

/** E.g. "PA and PB are tangents and CD touches the circle at Q. If PA = 12 cm, find the perimeter of triangle PCD." */
export const perimeterOfTriangle = template({
  id: 'cir-perimeter-with-third-tangent',
  topic: 'circles',
  archetypes: ['cir-triangle-perimeter'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    twice: random.integer(50, 200),
    scene: random.pick(thirdTangents),
    asked: random.pick(['perimeter', 'perimeter', 'tangent'] as const),
    names: random.pick([
      ['C', 'D', 'Q'],
      ['C', 'D', 'E'],
      ['M', 'N', 'Q'],
    ] as const),
  }),
  given: ({ twice, asked, names }) => ({
    asked,
    told: fraction(asked === 'perimeter' ? twice : 2 * twice, 10),
    names,
    unit: 'cm',
  }),
  solution: thirdTangent,
  ask: ({ twice, asked, names: [c, d, q], scene: told }) => {
    const [tangent, perimeter] = [toDecimal(fraction(twice, 10)), toDecimal(fraction(2 * twice, 10))]
    const scene = told(c, d, q)
    return {
      question:
        asked === 'perimeter'
          ? `${scene} If $PA = ${tangent}$ cm, find the perimeter of $\\triangle P${c}${d}$.`
          : `${scene} If the perimeter of $\\triangle P${c}${d}$ is $${perimeter}$ cm, find the length of $PA$.`,
      rule: { kind: 'number', unit: 'cm' },
      figure: {
        kind: 'sketch',
        points: {
          O: [0, 0],
          A: polar(4, 60),
          B: polar(4, -60),
          P: tangentMeet(4, -60, 60),
          [c]: tangentMeet(4, 10, 60),
          [d]: tangentMeet(4, -60, 10),
          [q]: polar(4, 10),
        },
        dots: ['O', q],
        circles: [{ centre: 'O', radius: 4 }],
        segments: [
          { from: 'P', to: 'A' },
          { from: 'P', to: 'B' },
          { from: c, to: d },
        ],
        description: `A circle with centre O, the tangents PA and PB from P, and a third tangent at ${q} which meets PA at ${c} and PB at ${d}.`,
      },
      hints: [
        `Find the pairs of equal tangents from $${c}$ and from $${d}$.`,
        `Split $${c}${d}$ at $${q}$ and move its two parts onto the lines $PA$ and $PB$.`,
      ],
      explanation: `Wherever the third tangent touches the circle between $A$ and $B$, the perimeter stays the same: it is always twice the tangent from $P$.`,
    }
  },
  crossCheck: ({ twice, asked }) => {
    // Measured on a circle of radius 4 with tangents from P, then scaled.
    const [p, c, d, a] = [tangentMeet(4, -60, 60), tangentMeet(4, 25, 60), tangentMeet(4, -60, 25), polar(4, 60)]
    const length = (from: readonly [number, number], to: readonly [number, number]) =>
      Math.hypot(from[0] - to[0], from[1] - to[1])
    const quotient = (length(p, c) + length(c, d) + length(d, p)) / length(p, a)
    const exact = asked === 'perimeter' ? (twice / 10) * quotient : twice / 5 / quotient
    return exact.toFixed(2)
  },
  slips: ({ twice, asked }) =>
    asked === 'perimeter'
      ? wrongValues(fraction(2 * twice, 10), [
          [fraction(twice, 10), 'PA and PB make up the perimeter together: one of them is only a part.', 'twice'],
          [fraction(3 * twice, 10), 'The triangle need not be equilateral; use the equal tangents.', 'equal tangents'],
          [fraction(4 * twice, 10), 'The third tangent is counted already: its two parts lie on PA and PB.', 'split'],
        ])
      : wrongValues(fraction(twice, 10), [
          [fraction(2 * twice, 10), 'That is the perimeter: it is made of PA and PB together.', 'twice'],
          [fraction(twice, 20), 'Only two tangents make up the perimeter: divide by 2 once.', 'last'],
          [fraction(2 * twice, 30), 'The triangle need not be equilateral; use the equal tangents.', 'equal tangents'],
        ]),
})
