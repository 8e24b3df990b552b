import type { SketchFigure } from '../../../figures/figure'
import { foot, meeting } from './points'
import { productFigure } from './product-figure'
import type { Reason } from './reasons'

interface Line {
  readonly statement: string
  readonly reason: Reason
  /** Might be said for it too. */
  readonly besides?: readonly Reason[]
}

export interface Proof {
  readonly claim: string
  readonly lines: readonly [Line, Line, Line, Line]
  readonly conclusion: string
  readonly figure: SketchFigure
}

export type Letters = readonly [string, string, string, string, string, string]

export const letterSets: readonly Letters[] = [
  ['A', 'B', 'C', 'D', 'E', 'P'],
  ['P', 'Q', 'R', 'S', 'T', 'O'],
  ['X', 'Y', 'Z', 'L', 'M', 'H'],
  ['L', 'M', 'N', 'U', 'V', 'O'],
]

/** D on BC with angle ADC equal to angle BAC: CA² = CB × CD. */
export function productProof([A, B, C, D]: Letters): Proof {
  const [CA, CB, CD] = [`${C}${A}`, `${C}${B}`, `${C}${D}`]
  return {
    claim: `$${D}$ is a point on the side $${B}${C}$ of $\\triangle ${A}${B}${C}$ such that $\\angle ${A}${D}${C} = \\angle ${B}${A}${C}$. It is to be shown that $${CA}^2 = ${CB} \\times ${CD}$.`,
    lines: [
      { statement: `\\angle ${B}${A}${C} = \\angle ${A}${D}${C}`, reason: 'given' },
      {
        statement: `\\angle ${A}${C}${B} = \\angle ${D}${C}${A}`,
        reason: 'common',
      },
      { statement: `\\triangle ${A}${B}${C} \\sim \\triangle ${D}${A}${C}`, reason: 'AA' },
      { statement: `\\frac{${CA}}{${CD}} = \\frac{${CB}}{${CA}}`, reason: 'sides' },
    ],
    conclusion: `Therefore $${CA}^2 = ${CB} \\times ${CD}$.`,
    figure: productFigure([A, B, C, D], 9, 4),
  }
}

/** Altitudes AD and CE of triangle ABC meet at P: AP × DP = CP × EP. */
export function altitudeProof([A, B, C, D, E, P]: Letters): Proof {
  const [left, top, right] = [
    [0, 0],
    [5, 6],
    [8, 0],
  ] as const
  const [onRight, onLeft] = [foot(left, top, right), foot(right, left, top)]
  return {
    claim: `The altitudes $${A}${D}$ and $${C}${E}$ of $\\triangle ${A}${B}${C}$ intersect each other at $${P}$. It is to be shown that $${A}${P} \\times ${D}${P} = ${C}${P} \\times ${E}${P}$.`,
    lines: [
      {
        statement: `\\angle ${A}${E}${P} = \\angle ${C}${D}${P} = 90^\\circ`,
        reason: 'altitudes',
        besides: ['given'],
      },
      {
        statement: `\\angle ${A}${P}${E} = \\angle ${C}${P}${D}`,
        reason: 'opposite',
      },
      { statement: `\\triangle ${A}${E}${P} \\sim \\triangle ${C}${D}${P}`, reason: 'AA' },
      {
        statement: `\\frac{${A}${P}}{${C}${P}} = \\frac{${E}${P}}{${D}${P}}`,
        reason: 'sides',
      },
    ],
    conclusion: `Therefore $${A}${P} \\times ${D}${P} = ${C}${P} \\times ${E}${P}$.`,
    figure: {
      kind: 'sketch',
      points: {
        [A]: left,
        [B]: top,
        [C]: right,
        [D]: onRight,
        [E]: onLeft,
        [P]: meeting(left, onRight, right, onLeft),
      },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: A, to: C },
        { from: A, to: D, tone: 2 },
        { from: C, to: E, tone: 2 },
      ],
      angles: [
        { at: D, from: A, to: C, right: true },
        { at: E, from: C, to: A, right: true },
      ],
      description: `Triangle ${A}${B}${C} with the altitude ${A}${D} to side ${B}${C} and the altitude ${C}${E} to side ${A}${B}; the altitudes meet at ${P} inside the triangle.`,
    },
  }
}
