import { fraction, toNumber } from '../../maths'
import { parallelogramLine as solution } from '../../solutions/triangles/parallelogram-line'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { meeting } from './pieces/points'
import type { SketchFigure, XY } from '../../figures/figure'

type Names = readonly [a: string, b: string, c: string, d: string, x: string, y: string]

interface Draw {
  readonly side: number
  readonly near: number
  readonly far: number
  readonly ask: 'CY' | 'DY'
  readonly names: Names
  readonly stem: 0 | 1 | 2
}

const letterSets: readonly Names[] = [
  ['A', 'B', 'C', 'D', 'X', 'Y'],
  ['P', 'Q', 'R', 'S', 'X', 'Y'],
  ['K', 'L', 'M', 'N', 'P', 'Q'],
]

const produced = ({ side, near, far }: Pick<Draw, 'side' | 'near' | 'far'>) => fraction(side * far, near)

function figureOf({ side, near, far, names: [A, B, C, D, X, Y] }: Draw): SketchFigure {
  const whole = near + far
  const [lean, rise] = [0.28 * whole, 0.96 * whole]
  const [a, b, c, d]: readonly [XY, XY, XY, XY] = [
    [0, rise],
    [side, rise],
    [side + lean, 0],
    [lean, 0],
  ]
  const x: XY = [side + (lean * near) / whole, rise - (rise * near) / whole]
  return {
    kind: 'sketch',
    points: { [A]: a, [B]: b, [C]: c, [D]: d, [X]: x, [Y]: meeting(a, x, d, c) },
    segments: [
      { from: A, to: B, label: `${side} cm` },
      { from: B, to: X, label: `${near} cm` },
      { from: X, to: C },
      { from: D, to: C },
      { from: C, to: Y },
      { from: D, to: A },
      { from: A, to: Y, tone: 2 },
    ],
    description: `Parallelogram ${A}${B}${C}${D} with ${A}${B} = ${side} cm. A line through ${A} meets ${B}${C} at ${X}, with ${B}${X} = ${near} cm, and ${D}${C} produced at ${Y}.`,
  }
}

/** E.g. "ABCD is a parallelogram with AB = 12 cm and BC = 10 cm. A line through A meets BC at X and DC produced at Y. BX = 6 cm. Find CY." */
export const parallelogramLine = template({
  id: 'tri-line-in-parallelogram',
  version: 2,
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-parallelogram'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ side: source.integer(5, 18), near: source.integer(3, 10), far: source.integer(2, 9) }),
      (drawn) => {
        const found = produced(drawn)
        const { side, near, far } = drawn
        const value = toNumber(found)
        return (
          found.d <= 2n &&
          near !== far &&
          value >= 2 &&
          value <= 20 &&
          ![near, far, near + far, side].includes(value) &&
          near + far < 1.6 * side &&
          side < 2 * (near + far)
        )
      },
    ),
    ask: random.pick(['CY', 'DY'] as const),
    names: random.pick(letterSets),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ side, near, far, ask, names }) => ({
    letters: names,
    ab: fraction(side),
    bc: fraction(near + far),
    bx: fraction(near),
    ask,
    unit: 'cm',
  }),
  solution,
  ask: (draw) => {
    const { side, near, far, ask, names, stem } = draw
    const [A, B, C, D, X, Y] = names
    const [AB, BC, BX, XC, CY, DY, DC] = [
      `${A}${B}`,
      `${B}${C}`,
      `${B}${X}`,
      `${X}${C}`,
      `${C}${Y}`,
      `${D}${Y}`,
      `${D}${C}`,
    ]
    const wanted = ask === 'CY' ? CY : DY
    const sides = `$${AB} = ${side}$ cm and $${BC} = ${near + far}$ cm`
    return {
      question: (
        [
          `$${A}${B}${C}${D}$ is a parallelogram with ${sides}. A line through $${A}$ meets $${BC}$ at $${X}$ and $${DC}$ produced at $${Y}$. If $${BX} = ${near}$ cm, find $${wanted}$.`,
          `In the parallelogram $${A}${B}${C}${D}$, ${sides}. The point $${X}$ lies on $${BC}$ with $${BX} = ${near}$ cm, and $${A}${X}$ produced meets $${DC}$ produced at $${Y}$. Find the length of $${wanted}$.`,
          `Through the vertex $${A}$ of a parallelogram $${A}${B}${C}${D}$ Irfan draws a line which cuts $${BC}$ at $${X}$ and the line $${DC}$, produced, at $${Y}$. He measures ${sides}, and $${BX} = ${near}$ cm. How long is $${wanted}$?`,
        ] as const
      )[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        `Which two triangles have a corner at $${X}$? Their angles there are vertically opposite.`,
        `$${AB}$ is parallel to $${D}${Y}$: look for alternate angles.`,
        `Find $${XC}$ before you write the proportion.`,
      ],
      explanation: `The two triangles at $${X}$ are similar, so the side of the parallelogram and its continuation are in the ratio of the two parts of $${BC}$.`,
      figure: figureOf(draw),
    }
  },
  // The line through A and X, with B at the origin and BC along the x-axis of a slanted frame.
  crossCheck: ({ side, near, far, ask }) => {
    for (let halves = 1; halves <= 200; halves++) {
      // A (0, side), X (near, 0), Y (near + far, -halves / 2): the slopes must agree
      if (side * far * 2 === near * halves) return `${halves / 2 + (ask === 'DY' ? side : 0)}`
    }
    return ''
  },
  slips: (draw) => {
    const { side, near, far, ask } = draw
    const cy = produced(draw)
    const dy = fraction(side * (near + far), near)
    const inverted = fraction(side * near, far)
    const whole = fraction(side * (near + far), far)
    return wrongValues(
      ask === 'CY' ? cy : dy,
      [
        ask === 'CY'
          ? [
              inverted,
              'The ratio is upside down: the produced part and the farther part of the cut side belong to one triangle.',
              'proportion',
            ]
          : [whole, 'The ratio is upside down: match the sides of the two triangles again.', 'proportion'],
        ask === 'CY'
          ? [dy, 'That is the side together with its continuation; only the continuation is asked.', 'last']
          : [cy, 'That is only the continuation; add the side of the parallelogram.', 'sum'],
        [
          // the continuation with the whole side as one term; and the side of the parallelogram with it
          ask === 'CY' ? fraction(side * far, near + far) : fraction(side * (near + 2 * far), near + far),
          'The triangle on the given side has only the nearer part of the cut side as its side, not the whole of it.',
          'proportion',
        ],
      ],
      { gap: 0.1 },
    )
  },
})
