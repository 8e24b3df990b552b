import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { SketchFigure, XY } from '../../../figures/figure'
import { between } from './points'
import { equalRatios, parallel } from './proof-words'

type Five = readonly [string, string, string, string, string]

const top: XY = [3, 5]
const [left, right]: readonly [XY, XY] = [
  [0, 0],
  [8, 0],
]

const midFigure = ([A, B, C, D, E]: Five, both: boolean): SketchFigure => ({
  kind: 'sketch',
  points: { [A]: top, [B]: left, [C]: right, [D]: between(top, left, 0.5), [E]: between(top, right, 0.5) },
  segments: [
    { from: A, to: D, ticks: 1 },
    { from: D, to: B, ticks: 1 },
    { from: A, to: E, ...(both && { ticks: 2 as const }) },
    { from: E, to: C, ...(both && { ticks: 2 as const }) },
    { from: B, to: C, ...(!both && { arrows: 1 as const }) },
    { from: D, to: E, tone: 2, ...(!both && { arrows: 1 as const }) },
  ],
  description: `Triangle ${A}${B}${C} with ${D} on ${A}${B} and ${E} on ${A}${C}; ${D} is the mid-point of ${A}${B}${both ? ` and ${E} is the mid-point of ${A}${C}` : `, and ${D}${E} is parallel to ${B}${C}`}.`,
})

const midParallel = (): boolean => parallel(between(top, left, 0.5), between(top, right, 0.5), left, right)

/** A line through the mid-point of one side, parallel to another, bisects the third. */
export function throughMidPoint(letters: Five): OrderedProof {
  const [A, B, C, D, E] = letters
  return {
    claim: `$${D}$ is the mid-point of the side $${A}${B}$ of $\\triangle ${A}${B}${C}$. The line through $${D}$ parallel to $${B}${C}$ meets $${A}${C}$ at $${E}$. Use the Basic Proportionality Theorem to prove that $${E}$ is the mid-point of $${A}${C}$.`,
    steps: inChain(
      [
        0.5,
        `$${D}$ is the mid-point of $${A}${B}$, so $${equalRatios([`${A}${D}`, `${D}${B}`])} = 1$`,
        'The value of this ratio is put into the proportion.',
      ],
      [
        1,
        `$${D}${E} \\parallel ${B}${C}$, so by the theorem $${equalRatios([`${A}${D}`, `${D}${B}`], [`${A}${E}`, `${E}${C}`])}$; with the value of the first ratio, $${equalRatios([`${A}${E}`, `${E}${C}`])} = 1$`,
        'That the parts are equal follows from their ratio.',
      ],
      [
        1,
        `A ratio of 1 means equal parts: $${A}${E} = ${E}${C}$`,
        'That the point is the mid-point follows from the equal parts.',
      ],
      [0.5, `With equal parts on both sides of it, $${E}$ is the mid-point of $${A}${C}$.`],
    ),
    hint: 'What is the ratio of the two halves of a side?',
    explanation: 'Halves of a side are in the ratio 1 : 1, and a parallel line carries this ratio to the other side.',
    figure: midFigure(letters, false),
    holds: midParallel,
  }
}

/** The line that joins two mid-points. */
export function joiningMidPoints(letters: Five): OrderedProof {
  const [A, B, C, D, E] = letters
  return {
    claim: `$${D}$ and $${E}$ are the mid-points of the sides $${A}${B}$ and $${A}${C}$ of $\\triangle ${A}${B}${C}$. Use the converse of the Basic Proportionality Theorem to prove that $${D}${E} \\parallel ${B}${C}$.`,
    steps: inChain(
      [
        0.5,
        `$${D}$ is the mid-point of $${A}${B}$, so $${equalRatios([`${A}${D}`, `${D}${B}`])} = 1$`,
        '"In the same way" points back to the first side.',
      ],
      [
        0.5,
        `In the same way, $${equalRatios([`${A}${E}`, `${E}${C}`])} = 1$`,
        'The ratios are compared when both of them are known.',
      ],
      [
        1,
        `So the two ratios are equal: $${equalRatios([`${A}${D}`, `${D}${B}`], [`${A}${E}`, `${E}${C}`])}$`,
        'The converse needs equal ratios on two sides.',
      ],
      [
        1,
        `By these equal ratios and the converse of the Basic Proportionality Theorem, $${D}${E} \\parallel ${B}${C}$.`,
      ],
    ),
    hint: 'In what ratio does a mid-point divide its side?',
    explanation: 'The converse asks for equal ratios, and mid-points give the ratio 1 : 1 on both sides.',
    figure: midFigure(letters, true),
    holds: midParallel,
  }
}
