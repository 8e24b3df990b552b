import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { XY } from '../../../figures/figure'
import { between, meeting } from './points'
import { apart, equalRatios, near } from './proof-words'

type Six = readonly [string, string, string, string, string, string]
type Seven = readonly [string, string, string, string, string, string, string]

/** A parallel to the parallel sides of a trapezium divides the other two in one ratio. */
export function inTrapezium([A, B, C, D, E, F, G]: Seven): OrderedProof {
  const [a, b, c, d]: readonly [XY, XY, XY, XY] = [
    [1.6, 4.4],
    [6, 4.4],
    [8.4, 0],
    [0, 0],
  ]
  const [e, f] = [between(a, d, 0.42), between(b, c, 0.42)]
  return {
    claim: `$${A}${B}${C}${D}$ is a trapezium with $${A}${B} \\parallel ${D}${C}$. $${E}$ and $${F}$ are points on the sides $${A}${D}$ and $${B}${C}$ such that $${E}${F} \\parallel ${A}${B}$. Prove that $${equalRatios([`${A}${E}`, `${E}${D}`], [`${B}${F}`, `${F}${C}`])}$.`,
    steps: inChain(
      [
        0.5,
        `Join $${A}${C}$, which meets $${E}${F}$ at $${G}$. Both $${A}${B}$ and $${D}${C}$ are parallel to $${E}${F}$`,
        `The point $${G}$ and the parallel lines are used in the triangles: they come first.`,
      ],
      [
        1,
        `In $\\triangle ${A}${D}${C}$, $${E}${G} \\parallel ${D}${C}$ and so $${equalRatios([`${A}${E}`, `${E}${D}`], [`${A}${G}`, `${G}${C}`])}$ (Basic Proportionality Theorem)`,
        '"In the same way" points back to the first triangle.',
      ],
      [
        1,
        `In the same way, in $\\triangle ${C}${A}${B}$, $${G}${F} \\parallel ${A}${B}$, so $${equalRatios([`${A}${G}`, `${G}${C}`], [`${B}${F}`, `${F}${C}`])}$`,
        'The conclusion needs both proportions.',
      ],
      [
        0.5,
        `The middle ratio is the same in both, so $${equalRatios([`${A}${E}`, `${E}${D}`], [`${B}${F}`, `${F}${C}`])}$.`,
      ],
    ),
    hint: 'A diagonal cuts the trapezium into two triangles.',
    explanation: 'The diagonal makes two triangles, and its two parts stand in both proportions.',
    figure: {
      kind: 'sketch',
      points: { [A]: a, [B]: b, [C]: c, [D]: d, [E]: e, [F]: f, [G]: meeting(a, c, e, f) },
      segments: [
        { from: A, to: B, arrows: 1 },
        { from: B, to: C },
        { from: D, to: C, arrows: 1 },
        { from: D, to: A },
        { from: E, to: F, tone: 2 },
        { from: A, to: C, dashed: true },
      ],
      description: `Trapezium ${A}${B}${C}${D} with ${A}${B} parallel to ${D}${C}; ${E}${F} is parallel to them, and the diagonal ${A}${C} meets it at ${G}.`,
    },
    holds: () => near(apart(a, e) * apart(f, c), apart(e, d) * apart(b, f)),
  }
}

/** DE ∥ AC and DF ∥ AE: BF/FE = BE/EC. */
export function nested([A, B, C, D, E, F]: Six): OrderedProof {
  const [a, b, c]: readonly [XY, XY, XY] = [
    [3, 5.4],
    [0, 0],
    [8.4, 0],
  ]
  const [d, e] = [between(b, a, 0.62), between(b, c, 0.62)]
  const f = between(b, e, 0.62)
  return {
    claim: `In $\\triangle ${A}${B}${C}$, $${D}$ lies on $${A}${B}$, and $${E}$ and $${F}$ lie on $${B}${C}$ so that $${D}${E} \\parallel ${A}${C}$ and $${D}${F} \\parallel ${A}${E}$. Prove that $${equalRatios([`${B}${F}`, `${F}${E}`], [`${B}${E}`, `${E}${C}`])}$.`,
    steps: inChain(
      [
        1,
        `In $\\triangle ${A}${B}${C}$, $${D}${E} \\parallel ${A}${C}$, so $${equalRatios([`${B}${D}`, `${D}${A}`], [`${B}${E}`, `${E}${C}`])}$ (Basic Proportionality Theorem)`,
        '"In the same way" points back to the first triangle.',
      ],
      [
        1,
        `In the same way, in $\\triangle ${A}${B}${E}$, $${D}${F} \\parallel ${A}${E}$, so $${equalRatios([`${B}${D}`, `${D}${A}`], [`${B}${F}`, `${F}${E}`])}$`,
        'What the two proportions have in common is seen when both stand there.',
      ],
      [
        0.5,
        `The left-hand sides of these two proportions are the same ratio $${equalRatios([`${B}${D}`, `${D}${A}`])}$`,
        'That the right-hand sides are equal follows from the left-hand sides.',
      ],
      [
        0.5,
        `Hence the right-hand sides are equal as well: $${equalRatios([`${B}${F}`, `${F}${E}`], [`${B}${E}`, `${E}${C}`])}$.`,
      ],
    ),
    hint: 'There are two triangles with a line parallel to one side. Which side do they share?',
    explanation: `The two parts of $${A}${B}$ stand in both proportions, because the side $${A}${B}$ belongs to both triangles.`,
    figure: {
      kind: 'sketch',
      points: { [A]: a, [B]: b, [C]: c, [D]: d, [E]: e, [F]: f },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: C, to: A, arrows: 1 },
        { from: D, to: E, arrows: 1, tone: 2 },
        { from: A, to: E, arrows: 2 },
        { from: D, to: F, arrows: 2, tone: 3 },
      ],
      description: `Triangle ${A}${B}${C} with ${D} on ${A}${B}, and ${F} and ${E} on ${B}${C}; ${D}${E} is parallel to ${A}${C} and ${D}${F} is parallel to ${A}${E}.`,
    },
    holds: () => near(apart(b, f) * apart(e, c), apart(f, e) * apart(b, e)),
  }
}
