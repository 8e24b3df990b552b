import { letterSets } from './pieces/names'
import type { Letters } from '../../solutions/triangles/pieces/letters'
import { between, foot } from './pieces/points'
import { drawOrder } from '../kinds-of-question/lettered'
import { stepSlips, markedSteps, orderStems, type MarkedStep } from '../kinds-of-question/proof-in-order'
import { forcedOrder, sequenceOf } from '../kinds-of-question/step-order'
import { template } from '../template'
import type { SketchFigure } from '../../figures/figure'

const area = (...names: readonly string[]): string => `\\text{ar}(${names.join('')})`
const over = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`

/** The feet of the two perpendiculars: letters that the triangle does not use. */
const feetFor = (letters: Letters): readonly [string, string] => {
  const [first = 'U', second = 'V'] = ['M', 'N', 'U', 'V'].filter((letter) => !letters.includes(letter))
  return [first, second]
}

function bptProof(letters: Letters): readonly MarkedStep[] {
  const [A, B, C, D, E] = letters
  const [M, N] = feetFor(letters)
  const [AD, DB, AE, EC] = [`${A}${D}`, `${D}${B}`, `${A}${E}`, `${E}${C}`]
  const [upper, left, right] = [area(A, D, E), area(B, D, E), area(D, E, C)]
  return [
    {
      text: `Join $${B}${E}$ and $${C}${D}$. Draw $${D}${M} \\perp ${A}${C}$ and $${E}${N} \\perp ${A}${B}$.`,
      needs: [],
      gives: 'drawn',
      marks: 1,
      beforeNext: 'The heights must be drawn before they are used for the areas.',
    },
    {
      text: `With the height $${E}${N}$ just drawn: $${upper} = \\frac{1}{2} \\times ${AD} \\times ${E}${N}$ and $${left} = \\frac{1}{2} \\times ${DB} \\times ${E}${N}$.`,
      needs: ['drawn'],
      gives: 'areas',
      marks: 1,
      beforeNext: 'The areas must be written down before they are divided.',
    },
    {
      text: `Dividing these two areas: $${over(upper, left)} = ${over(AD, DB)}$.`,
      needs: ['areas'],
      gives: 'one',
      marks: 0.5,
      beforeNext: 'A step that goes "in the same way" can only come after the first ratio.',
    },
    {
      text: `In the same way, but with the height $${D}${M}$: $${over(upper, right)} = ${over(AE, EC)}$.`,
      needs: ['one'],
      gives: 'two',
      marks: 1,
      beforeNext: 'The denominators of two ratios are compared: both ratios must stand there before.',
    },
    {
      text: `The denominators of the two ratios of areas are equal: $\\triangle ${B}${D}${E}$ and $\\triangle ${D}${E}${C}$ stand on the same base $${D}${E}$ between the parallels $${D}${E}$ and $${B}${C}$. So $${left} = ${right}$.`,
      needs: ['one', 'two'],
      gives: 'three',
      marks: 1,
      beforeNext: 'The conclusion uses that the denominators are equal: that must come before it.',
    },
    {
      text: `Ratios with equal numerators and equal denominators are equal, so $${over(AD, DB)} = ${over(AE, EC)}$.`,
      needs: ['one', 'two', 'three'],
      gives: 'proved',
      marks: 0.5,
      beforeNext: 'The conclusion comes last.',
    },
  ]
}

function figureOf(letters: Letters): SketchFigure {
  const [A, B, C, D, E] = letters
  const [M, N] = feetFor(letters)
  const [top, left, right] = [
    [3, 6],
    [0, 0],
    [8, 0],
  ] as const
  const [onLeft, onRight] = [between(top, left, 4 / 9), between(top, right, 4 / 9)]
  return {
    kind: 'sketch',
    points: {
      [A]: top,
      [B]: left,
      [C]: right,
      [D]: onLeft,
      [E]: onRight,
      [M]: foot(onLeft, top, right),
      [N]: foot(onRight, top, left),
    },
    segments: [
      { from: A, to: B },
      { from: A, to: C },
      { from: B, to: C, arrows: 1 },
      { from: D, to: E, arrows: 1, tone: 2 },
      { from: B, to: E, dashed: true },
      { from: C, to: D, dashed: true },
      { from: D, to: M, dashed: true, tone: 3 },
      { from: E, to: N, dashed: true, tone: 3 },
    ],
    description: `Triangle ${A}${B}${C} with ${D} on ${A}${B} and ${E} on ${A}${C}, ${D}${E} parallel to ${B}${C}. ${B}${E} and ${C}${D} are joined; ${D}${M} is perpendicular to ${A}${C} and ${E}${N} is perpendicular to ${A}${B}.`,
  }
}

/** E.g. "State and prove the Basic Proportionality Theorem: put the steps of the proof for △ABC, DE ∥ BC in order." */
export const proveBpt = template({
  id: 'tri-prove-bpt',
  version: 2,
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-prove-bpt'],
  marks: 5,
  draw: (random) => ({ letters: random.pick(letterSets), order: drawOrder(random, 6), stem: random.pick(orderStems) }),
  pose: ({ letters, order, stem }) => {
    const [A, B, C, D, E] = letters
    const steps = bptProof(letters)
    return {
      question: `Basic Proportionality Theorem: in $\\triangle ${A}${B}${C}$, $${D}${E} \\parallel ${B}${C}$ with $${D}$ on $${A}${B}$ and $${E}$ on $${A}${C}$. Prove that $\\frac{${A}${D}}{${D}${B}} = \\frac{${A}${E}}{${E}${C}}$. ${stem}`,
      ...sequenceOf(steps, order),
      hints: [
        'The proof starts with a construction and compares areas.',
        'What does each step use, and which other step finds that?',
        'Triangles on the same base and between the same parallels have equal areas.',
      ],
      steps: markedSteps(steps, order),
      explanation:
        'Areas of triangles with a common height are in the ratio of their bases; the parallel line makes two of the areas equal.',
      figure: figureOf(letters),
    }
  },
  crossCheck: ({ letters, order }) => forcedOrder(bptProof(letters), order),
  slips: ({ letters, order }) => stepSlips(bptProof(letters), order),
})
