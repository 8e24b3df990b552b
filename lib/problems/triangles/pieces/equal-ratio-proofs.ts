import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { XY } from '../../../figures/figure'
import { inTrapezium, nested } from './carried-ratios'
import { between } from './points'
import { apart, equalRatios, near } from './proof-words'

type Seven = readonly [string, string, string, string, string, string, string]

/** LM ∥ CB and LN ∥ CD on the common side AC: AM/AB = AN/AD. */
function commonSide([A, B, C, D, L, M, N]: Seven): OrderedProof {
  const [a, b, c, d]: readonly [XY, XY, XY, XY] = [
    [0, 0],
    [4.4, 3.6],
    [8, 0.4],
    [5, -3],
  ]
  const [l, m, n] = [between(a, c, 0.6), between(a, b, 0.6), between(a, d, 0.6)]
  return {
    claim: `In the quadrilateral $${A}${B}${C}${D}$ the points $${L}$, $${M}$ and $${N}$ lie on $${A}${C}$, $${A}${B}$ and $${A}${D}$, with $${L}${M} \\parallel ${C}${B}$ and $${L}${N} \\parallel ${C}${D}$. Prove that $${equalRatios([`${A}${M}`, `${A}${B}`], [`${A}${N}`, `${A}${D}`])}$.`,
    steps: inChain(
      [
        0.5,
        `In $\\triangle ${A}${B}${C}$, $${L}${M} \\parallel ${C}${B}$, so $${equalRatios([`${M}${B}`, `${A}${M}`], [`${L}${C}`, `${A}${L}`])}$ (Basic Proportionality Theorem)`,
        '"In the same way" points back to the first triangle.',
      ],
      [
        0.5,
        `In the same way, in $\\triangle ${A}${C}${D}$, $${L}${N} \\parallel ${C}${D}$, so $${equalRatios([`${N}${D}`, `${A}${N}`], [`${L}${C}`, `${A}${L}`])}$`,
        'The ratios are compared when both proportions stand there.',
      ],
      [
        0.5,
        `The right-hand sides of these two proportions are the same, so $${equalRatios([`${M}${B}`, `${A}${M}`], [`${N}${D}`, `${A}${N}`])}$`,
        '1 is added to both sides of an equation, so the equation must stand there.',
      ],
      [
        1,
        `Adding 1 to both sides of this equation: $\\frac{${A}${M} + ${M}${B}}{${A}${M}} = \\frac{${A}${N} + ${N}${D}}{${A}${N}}$, that is, $${equalRatios([`${A}${B}`, `${A}${M}`], [`${A}${D}`, `${A}${N}`])}$`,
        'The reciprocals are taken at the very end, of whole sides and parts.',
      ],
      [
        0.5,
        `Taking reciprocals of the ratios of whole side to part, $${equalRatios([`${A}${M}`, `${A}${B}`], [`${A}${N}`, `${A}${D}`])}$.`,
      ],
    ),
    hint: 'Use the theorem once on each side of the diagonal.',
    explanation:
      'The diagonal belongs to both triangles and carries the ratio across. Adding 1 turns a ratio of parts into a ratio of the whole side to a part.',
    figure: {
      kind: 'sketch',
      points: { [A]: a, [B]: b, [C]: c, [D]: d, [L]: l, [M]: m, [N]: n },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: C, to: D },
        { from: D, to: A },
        { from: A, to: C },
        { from: L, to: M, tone: 2 },
        { from: L, to: N, tone: 2 },
      ],
      description: `Quadrilateral ${A}${B}${C}${D} with the diagonal ${A}${C}. ${L}${M} is parallel to ${C}${B} and ${L}${N} is parallel to ${C}${D}, with ${L} on ${A}${C}, ${M} on ${A}${B}, ${N} on ${A}${D}.`,
    },
    holds: () => near(apart(a, m) * apart(a, d), apart(a, n) * apart(a, b)),
  }
}

export const equalRatioProofs: readonly OrderedProof[] = [
  commonSide(['A', 'B', 'C', 'D', 'L', 'M', 'N']),
  commonSide(['P', 'Q', 'R', 'S', 'X', 'Y', 'Z']),
  inTrapezium(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
  inTrapezium(['P', 'Q', 'R', 'S', 'L', 'M', 'N']),
  nested(['A', 'B', 'C', 'D', 'E', 'F']),
  nested(['X', 'Y', 'Z', 'L', 'M', 'N']),
]
