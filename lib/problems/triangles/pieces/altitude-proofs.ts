import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { XY } from '../../../figures/figure'
import { foot } from './points'
import { apart, near, similar } from './proof-words'

type Four = readonly [string, string, string, string]

/** The altitude to the hypotenuse cuts off a triangle similar to the whole. */
export function altitude([A, B, C, D]: Four): OrderedProof {
  const triangles = [`${A}${D}${B}`, `${A}${B}${C}`] as const
  const [a, b, c]: readonly [XY, XY, XY] = [
    [0, 4],
    [0, 0],
    [6, 0],
  ]
  const d = foot(b, a, c)
  return {
    claim: `$\\triangle ${A}${B}${C}$ is right-angled at $${B}$, and $${B}${D}$ is perpendicular to $${A}${C}$, with $${D}$ on $${A}${C}$. Prove that $${similar(...triangles)}$.`,
    steps: inChain(
      [
        0.5,
        `$${B}${D}$ is perpendicular to $${A}${C}$, so $\\angle ${A}${D}${B} = 90^\\circ$`,
        'The first right angle must stand there before another one is compared with it.',
      ],
      [
        0.5,
        `The angle at $${B}$ is a right angle too, so $\\angle ${A}${D}${B} = \\angle ${A}${B}${C}$`,
        'A second pair of equal angles can only come after the first.',
      ],
      [
        0.5,
        `A second pair of equal angles is $\\angle ${D}${A}${B} = \\angle ${B}${A}${C}$, the common angle at $${A}$`,
        'The AA criterion needs both pairs of equal angles first.',
      ],
      [0.5, `With two pairs of equal angles, $${similar(...triangles)}$ (AA criterion).`],
    ),
    hint: 'Which angle do the small triangle and the whole triangle share?',
    explanation: 'The right angle and the common angle are the two pairs of equal angles that AA asks for.',
    figure: {
      kind: 'sketch',
      points: { [A]: a, [B]: b, [C]: c, [D]: d },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: C, to: A },
        { from: B, to: D, tone: 2 },
      ],
      angles: [
        { at: B, from: A, to: C, right: true },
        { at: D, from: A, to: B, right: true },
      ],
      description: `Triangle ${A}${B}${C} with a right angle at ${B}; ${B}${D} is perpendicular to ${A}${C}.`,
    },
    holds: () => near(apart(a, d) * apart(b, c), apart(d, b) * apart(a, b)),
  }
}

/** Two altitudes of a triangle. */
export function altitudes([A, B, C, D, E]: readonly [string, string, string, string, string]): OrderedProof {
  const triangles = [`${A}${B}${D}`, `${C}${B}${E}`] as const
  const [a, b, c]: readonly [XY, XY, XY] = [
    [0, 0],
    [4.6, 5],
    [8, 0],
  ]
  const [d, e] = [foot(a, b, c), foot(c, a, b)]
  return {
    claim: `$${A}${D}$ and $${C}${E}$ are altitudes of $\\triangle ${A}${B}${C}$, with $${D}$ on $${B}${C}$ and $${E}$ on $${A}${B}$. Prove that $${similar(...triangles)}$.`,
    steps: inChain(
      [
        0.5,
        `$${A}${D}$ is an altitude, so $\\angle ${A}${D}${B} = 90^\\circ$`,
        '"In the same way" points back to the other altitude.',
      ],
      [
        0.5,
        `In the same way, $\\angle ${C}${E}${B} = 90^\\circ$, so $\\angle ${A}${D}${B} = \\angle ${C}${E}${B}$`,
        'A second pair of equal angles can only come after the first.',
      ],
      [
        0.5,
        `A second pair of equal angles is $\\angle ${A}${B}${D} = \\angle ${C}${B}${E}$, the common angle at $${B}$`,
        'The AA criterion needs both pairs of equal angles first.',
      ],
      [0.5, `With two pairs of equal angles, $${similar(...triangles)}$ (AA criterion).`],
    ),
    hint: 'Which angle belongs to both triangles?',
    explanation: 'The right angles at the feet of the altitudes and the common angle are what AA asks for.',
    figure: {
      kind: 'sketch',
      points: { [A]: a, [B]: b, [C]: c, [D]: d, [E]: e },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: C, to: A },
        { from: A, to: D, tone: 2 },
        { from: C, to: E, tone: 2 },
      ],
      angles: [
        { at: D, from: A, to: B, right: true },
        { at: E, from: C, to: B, right: true },
      ],
      description: `Triangle ${A}${B}${C} with the altitudes ${A}${D} to ${B}${C} and ${C}${E} to ${A}${B}.`,
    },
    holds: () => near(apart(a, b) * apart(b, e), apart(c, b) * apart(b, d)),
  }
}
