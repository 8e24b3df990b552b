import type { OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { XY } from '../../../figures/figure'
import { foot, meeting } from './points'
import { productProofOf, type ProductProof } from './product-proof'

type Names = readonly [string, string, string, string, string, string]

type Four = readonly [string, string, string, string]

/** ∠ADC = ∠BAC: CA² = CB × CD. */
function squareOfSide([A, B, C, D]: Four): ProductProof {
  const [whole, part] = [9, 4]
  const turn = (50 * Math.PI) / 180
  return {
    claim: `$${D}$ is a point on the side $${B}${C}$ of $\\triangle ${A}${B}${C}$ such that $\\angle ${A}${D}${C} = \\angle ${B}${A}${C}$.`,
    angles: [
      `It is given that $\\angle ${B}${A}${C} = \\angle ${A}${D}${C}$`,
      `$\\angle ${A}${C}${B} = \\angle ${D}${C}${A}$, the common angle at $${C}$`,
    ],
    triangles: [`${A}${B}${C}`, `${D}${A}${C}`],
    sides: [
      [`${C}${A}`, `${C}${D}`],
      [`${C}${B}`, `${C}${A}`],
    ],
    product: `${C}${A}^2 = ${C}${B} \\times ${C}${D}`,
    hint: `The side $${C}${A}$ belongs to two triangles. Which angle do they share?`,
    figure: {
      kind: 'sketch',
      points: {
        [A]: [whole - 6 * Math.cos(turn), 6 * Math.sin(turn)],
        [B]: [0, 0],
        [C]: [whole, 0],
        [D]: [whole - part, 0],
      },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: C, to: A },
        { from: A, to: D, tone: 2 },
      ],
      angles: [
        { at: A, from: B, to: C },
        { at: D, from: A, to: C },
      ],
      description: `Triangle ${A}${B}${C} with ${D} on ${B}${C}; the angles ${A}${D}${C} and ${B}${A}${C} are marked as equal.`,
    },
  }
}

/** Altitudes AD and CE meet at P: AP × DP = CP × EP. */
function crossingAltitudes([A, B, C, D, E, P]: Names): ProductProof {
  const [a, b, c]: readonly [XY, XY, XY] = [
    [0, 0],
    [5, 6],
    [8, 0],
  ]
  const [d, e] = [foot(a, b, c), foot(c, a, b)]
  return {
    claim: `The altitudes $${A}${D}$ and $${C}${E}$ of $\\triangle ${A}${B}${C}$ intersect each other at $${P}$.`,
    angles: [
      `The altitudes make right angles, so $\\angle ${A}${E}${P} = \\angle ${C}${D}${P}$`,
      `$\\angle ${A}${P}${E} = \\angle ${C}${P}${D}$ (vertically opposite angles)`,
    ],
    triangles: [`${A}${E}${P}`, `${C}${D}${P}`],
    sides: [
      [`${A}${P}`, `${C}${P}`],
      [`${E}${P}`, `${D}${P}`],
    ],
    product: `${A}${P} \\times ${D}${P} = ${C}${P} \\times ${E}${P}`,
    hint: `Which right triangles have a corner at $${P}$?`,
    figure: {
      kind: 'sketch',
      points: { [A]: a, [B]: b, [C]: c, [D]: d, [E]: e, [P]: meeting(a, d, c, e) },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: C, to: A },
        { from: A, to: D, tone: 2 },
        { from: C, to: E, tone: 2 },
      ],
      angles: [
        { at: D, from: A, to: C, right: true },
        { at: E, from: C, to: A, right: true },
      ],
      description: `Triangle ${A}${B}${C} with the altitudes ${A}${D} and ${C}${E}, which meet at ${P}.`,
    },
  }
}

/** Isosceles triangle, E on CB produced, AD ⊥ BC, EF ⊥ AC: AB × EF = AD × EC. */
function producedBase([A, B, C, D, E, F]: Names): ProductProof {
  const [a, b, c, d, e]: readonly [XY, XY, XY, XY, XY] = [
    [5.5, 4.4],
    [3.5, 0],
    [7.5, 0],
    [5.5, 0],
    [0, 0],
  ]
  return {
    claim: `$${E}$ is a point on the side $${C}${B}$ produced of an isosceles triangle $${A}${B}${C}$ with $${A}${B} = ${A}${C}$. $${A}${D} \\perp ${B}${C}$ and $${E}${F} \\perp ${A}${C}$.`,
    angles: [
      `Angles opposite to the equal sides $${A}${B}$ and $${A}${C}$ are equal: $\\angle ${A}${B}${D} = \\angle ${E}${C}${F}$`,
      `$\\angle ${A}${D}${B} = \\angle ${E}${F}${C}$, for both are right angles`,
    ],
    triangles: [`${A}${B}${D}`, `${E}${C}${F}`],
    sides: [
      [`${A}${B}`, `${E}${C}`],
      [`${A}${D}`, `${E}${F}`],
    ],
    product: `${A}${B} \\times ${E}${F} = ${E}${C} \\times ${A}${D}`,
    hint: 'What do you know about the base angles of an isosceles triangle?',
    figure: {
      kind: 'sketch',
      points: { [A]: a, [B]: b, [C]: c, [D]: d, [E]: e, [F]: foot(e, a, c) },
      segments: [
        { from: A, to: B, ticks: 1 },
        { from: E, to: C },
        { from: A, to: C, ticks: 1 },
        { from: A, to: D, tone: 2 },
        { from: E, to: F, tone: 2 },
      ],
      angles: [
        { at: D, from: A, to: C, right: true },
        { at: F, from: E, to: C, right: true },
      ],
      description: `Isosceles triangle ${A}${B}${C} with equal sides ${A}${B} and ${A}${C}; ${A}${D} is perpendicular to the base, ${E} lies on ${C}${B} produced, and ${E}${F} is perpendicular to ${A}${C}.`,
    },
  }
}

export const productProofs: readonly OrderedProof[] = [
  squareOfSide(['A', 'B', 'C', 'D']),
  squareOfSide(['P', 'Q', 'R', 'S']),
  crossingAltitudes(['A', 'B', 'C', 'D', 'E', 'P']),
  crossingAltitudes(['X', 'Y', 'Z', 'L', 'M', 'O']),
  producedBase(['A', 'B', 'C', 'D', 'E', 'F']),
  producedBase(['P', 'Q', 'R', 'S', 'T', 'U']),
].map(productProofOf)
