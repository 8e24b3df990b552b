import { between } from './pieces/points'
import { drawOrder } from '../kinds-of-question/lettered'
import { stepSlips, markedSteps, orderStems, type MarkedStep } from '../kinds-of-question/proof-in-order'
import { forcedOrder, sequenceOf } from '../kinds-of-question/step-order'
import { template } from '../template'
import type { SketchFigure } from '../../figures/figure'

/** Three vertices and the mid-point of the side opposite the first, for each triangle. */
type Letters = readonly [readonly [string, string, string, string], readonly [string, string, string, string]]

const letterSets: readonly Letters[] = [
  [
    ['A', 'B', 'C', 'D'],
    ['P', 'Q', 'R', 'M'],
  ],
  [
    ['D', 'E', 'F', 'G'],
    ['X', 'Y', 'Z', 'T'],
  ],
  [
    ['L', 'M', 'N', 'U'],
    ['A', 'B', 'C', 'K'],
  ],
]

const over = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`

function mediansProof([[A, B, C, D], [P, Q, R, M]]: Letters): readonly MarkedStep[] {
  const [AB, BC, AD, BD] = [`${A}${B}`, `${B}${C}`, `${A}${D}`, `${B}${D}`]
  const [PQ, QR, PM, QM] = [`${P}${Q}`, `${Q}${R}`, `${P}${M}`, `${Q}${M}`]
  const whole = `\\triangle ${A}${B}${C}`
  const image = `\\triangle ${P}${Q}${R}`
  return [
    {
      text: `It is given that $${over(AB, PQ)} = ${over(BC, QR)} = ${over(AD, PM)}$.`,
      needs: [],
      gives: 'one',
      marks: 1,
      beforeNext: 'The given proportion must stand there before anything is put into it.',
    },
    {
      text: `Put $${BC} = 2${BD}$ and $${QR} = 2${QM}$ in the given proportion, since $${D}$ and $${M}$ are mid-points: $${over(AB, PQ)} = ${over(BD, QM)} = ${over(AD, PM)}$.`,
      needs: ['one'],
      gives: 'two',
      marks: 1,
      beforeNext: 'The SSS criterion needs the three equal ratios of the half triangles first.',
    },
    {
      text: `As the three pairs of sides of the half triangles are proportional, $\\triangle ${A}${B}${D} \\sim \\triangle ${P}${Q}${M}$ (SSS).`,
      needs: ['two'],
      gives: 'three',
      marks: 1,
      beforeNext: 'The angles are equal because the half triangles are similar: that must come first.',
    },
    {
      text: `Corresponding angles of the similar half triangles are equal: $\\angle ${B} = \\angle ${Q}$.`,
      needs: ['three'],
      gives: 'four',
      marks: 1,
      beforeNext: 'The SAS criterion needs the included angles first.',
    },
    {
      text: `In $${whole}$ and $${image}$ we now have $${over(AB, PQ)} = ${over(BC, QR)}$ and the included angles equal. Hence $${whole} \\sim ${image}$ (SAS).`,
      needs: ['one', 'four'],
      gives: 'proved',
      marks: 1,
      beforeNext: 'The conclusion comes last.',
    },
  ]
}

function figureOf([[A, B, C, D], [P, Q, R, M]]: Letters): SketchFigure {
  const [a, b, c] = [
    [2.2, 5],
    [0, 0],
    [6, 0],
  ] as const
  const [p, q, r] = [
    [9.32, 3],
    [8, 0],
    [11.6, 0],
  ] as const
  return {
    kind: 'sketch',
    points: { [A]: a, [B]: b, [C]: c, [D]: between(b, c, 0.5), [P]: p, [Q]: q, [R]: r, [M]: between(q, r, 0.5) },
    segments: [
      { from: A, to: B },
      { from: A, to: C },
      { from: B, to: D, ticks: 1 },
      { from: D, to: C, ticks: 1 },
      { from: A, to: D, tone: 2 },
      { from: P, to: Q },
      { from: P, to: R },
      { from: Q, to: M, ticks: 2 },
      { from: M, to: R, ticks: 2 },
      { from: P, to: M, tone: 2 },
    ],
    description: `Two triangles: ${A}${B}${C} with the median ${A}${D} to side ${B}${C}, and the smaller ${P}${Q}${R} with the median ${P}${M} to side ${Q}${R}.`,
  }
}

/** E.g. "Sides AB, BC and median AD of △ABC are proportional to PQ, QR and median PM of △PQR. Show that △ABC ∼ △PQR: ..." */
export const proveMedians = template({
  id: 'tri-prove-medians',
  version: 2,
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-medians'],
  marks: 5,
  draw: (random) => ({ letters: random.pick(letterSets), order: drawOrder(random, 5), stem: random.pick(orderStems) }),
  pose: ({ letters, order, stem }) => {
    const [[A, B, C, D], [P, Q, R, M]] = letters
    const steps = mediansProof(letters)
    return {
      question: `Sides $${A}${B}$ and $${B}${C}$ and the median $${A}${D}$ of $\\triangle ${A}${B}${C}$ are respectively proportional to sides $${P}${Q}$ and $${Q}${R}$ and the median $${P}${M}$ of $\\triangle ${P}${Q}${R}$. Show that $\\triangle ${A}${B}${C} \\sim \\triangle ${P}${Q}${R}$. ${stem}`,
      ...sequenceOf(steps, order),
      hints: [
        'Two similarities are used: first of the triangles that the medians cut off, then of the whole triangles.',
        'What does each step use, and which other step finds that?',
      ],
      steps: markedSteps(steps, order),
      explanation:
        'The half triangles are similar by SSS; they supply the included angle that the whole triangles need for SAS.',
      figure: figureOf(letters),
    }
  },
  crossCheck: ({ letters, order }) => forcedOrder(mediansProof(letters), order),
  slips: ({ letters, order }) => stepSlips(mediansProof(letters), order),
})
