import { polar, quadrilateralFigure, tangentMeet } from './pieces/drawing'
import { measured } from './pieces/measured'
import { fraction, toDecimal } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { wrongValues } from '../slips/wrong-values'

const sideNames = ['AB', 'BC', 'CD', 'DA'] as const

const stems: readonly ((given: string, asked: string) => string)[] = [
  (given, asked) =>
    `A quadrilateral $ABCD$ is drawn to circumscribe a circle. If ${given}, find the length of $${asked}$.`,
  (given, asked) => `A circle touches all the four sides of a quadrilateral $ABCD$. If ${given}, find $${asked}$.`,
  (given, asked) =>
    `The sides of a quadrilateral $ABCD$ are tangents to a circle, with ${given}. What is the length of $${asked}$?`,
]

/** E.g. "A quadrilateral ABCD is drawn to circumscribe a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find DA." */
export const circumscribedSide = template({
  id: 'cir-side-of-circumscribed-quad',
  topic: 'circles',
  archetypes: ['cir-circumscribed-quad'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    tangents: random.until(
      (source) => Array.from({ length: 4 }, () => source.integer(2, 9)),
      (lengths) => new Set(lengths).size >= 3 && lengths[0] !== lengths[2] && lengths[1] !== lengths[3],
    ),
    asked: random.integer(0, 3),
    stem: random.pick(stems),
  }),
  pose: ({ tangents, asked, stem }) => {
    const side = (index: number) => (tangents[index % 4] ?? 0) + (tangents[(index + 1) % 4] ?? 0)
    const name = (index: number) => sideNames[index % 4] ?? 'AB'
    const [next, across, before] = [asked + 1, asked + 2, asked + 3]
    const known = [0, 1, 2, 3].filter((index) => index !== asked)
    const given = known.map((index) => `$${name(index)} = ${side(index)}$ cm`)
    return {
      question: stem(`${given.slice(0, 2).join(', ')} and ${given[2] ?? ''}`, name(asked)),
      rule: { kind: 'number', expected: `${side(asked)}`, unit: 'cm' },
      figure: quadrilateralFigure(
        [0, 1, 2, 3].map((index) => (index === asked ? '?' : `${side(index)} cm`)),
        false,
        `A quadrilateral ABCD whose four sides touch a circle with centre O; ${given.join(', ').replaceAll('$', '')}. The figure is not to scale.`,
      ),
      hints: [
        'The two tangents from each vertex to the circle are equal.',
        'What does this say about the sums of the opposite sides?',
      ],
      steps: [
        `Given: ${given.slice(0, 2).join(', ')} and ${given[2] ?? ''}; all four sides touch the circle.`,
        'The tangents from each vertex to the circle are equal, so the sums of opposite sides are equal.',
        `$${name(asked)} + ${name(across)} = ${name(next)} + ${name(before)}$`,
        `$${name(asked)} + ${side(across)} = ${side(next)} + ${side(before)} = ${side(next) + side(before)}$`,
        earns(1, `Hence $${name(asked)} = ${side(next) + side(before)} - ${side(across)} = ${side(asked)}$ cm.`),
      ],
      explanation:
        'Each pair of opposite sides is made of one tangent length from every vertex, so both pairs add up to the same total.',
    }
  },
  crossCheck: ({ tangents, asked }) => {
    // Half the perimeter is the sum of the four tangent lengths; take away the opposite side.
    const half = tangents.reduce((sum, length) => sum + length, 0)
    return measured(half - (tangents[(asked + 2) % 4] ?? 0) - (tangents[(asked + 3) % 4] ?? 0))
  },
  slips: ({ tangents, asked }) => {
    const side = (index: number) => (tangents[index % 4] ?? 0) + (tangents[(index + 1) % 4] ?? 0)
    return distinctSlips(`${side(asked)}`, [
      {
        response: `${side(asked + 1) + side(asked + 2) - side(asked + 3)}`,
        note: 'Pair the opposite sides: AB with CD, and BC with DA.',
        step: 3,
      },
      {
        response: `${side(asked + 2) + side(asked + 3) - side(asked + 1)}`,
        note: 'Pair the opposite sides: AB with CD, and BC with DA.',
        step: 3,
      },
      {
        response: `${side(asked + 1) + side(asked + 3)}`,
        note: 'That is the sum of two opposite sides: one side must be taken away from it.',
        step: 5,
      },
      {
        response: `${side(asked + 1) + side(asked + 2) + side(asked + 3)}`,
        note: 'That is the sum of the three given sides. Which two sums are equal?',
        step: 3,
      },
      {
        response: `${side(asked + 2)}`,
        note: 'Opposite sides need not be equal here; it is their sums that are equal.',
        step: 2,
      },
    ]).filter(({ response }) => Number(response) > 0)
  },
})

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
  pose: ({ twice, asked, names: [c, d, q], scene: told }) => {
    const [tangent, perimeter] = [toDecimal(fraction(twice, 10)), toDecimal(fraction(2 * twice, 10))]
    const scene = told(c, d, q)
    return {
      question:
        asked === 'perimeter'
          ? `${scene} If $PA = ${tangent}$ cm, find the perimeter of $\\triangle P${c}${d}$.`
          : `${scene} If the perimeter of $\\triangle P${c}${d}$ is $${perimeter}$ cm, find the length of $PA$.`,
      rule: { kind: 'number', expected: asked === 'perimeter' ? perimeter : tangent, unit: 'cm' },
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
      steps: [
        earns(0.5, `Tangents from an external point are equal: $PA = PB$, $${c}A = ${c}${q}$ and $${d}B = ${d}${q}$.`),
        earns(0.5, `Perimeter $= P${c} + ${c}${d} + P${d} = P${c} + ${c}${q} + ${q}${d} + P${d}$`),
        earns(0.5, `$= (P${c} + ${c}A) + (P${d} + ${d}B) = PA + PB = 2PA$`),
        earns(
          0.5,
          asked === 'perimeter'
            ? `Hence the perimeter is $2 \\times ${tangent} = ${perimeter}$ cm.`
            : `So $2PA = ${perimeter}$. Hence $PA = \\frac{${perimeter}}{2} = ${tangent}$ cm.`,
        ),
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
          [fraction(twice, 10), 'PA and PB make up the perimeter together: one of them is only a part.', 3],
          [fraction(3 * twice, 10), 'The triangle need not be equilateral; use the equal tangents.', 1],
          [fraction(4 * twice, 10), 'The third tangent is counted already: its two parts lie on PA and PB.', 2],
        ])
      : wrongValues(fraction(twice, 10), [
          [fraction(2 * twice, 10), 'That is the perimeter: it is made of PA and PB together.', 3],
          [fraction(twice, 20), 'Only two tangents make up the perimeter: divide by 2 once.', 4],
          [fraction(2 * twice, 30), 'The triangle need not be equilateral; use the equal tangents.', 1],
        ]),
})
