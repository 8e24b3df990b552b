import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { SketchFigure, XY } from '../../../figures/figure'
import { joiningMidPoints, throughMidPoint } from './mid-point-proofs'
import { meeting } from './points'
import { equalRatios, parallel, similar } from './proof-words'

type Five = readonly [string, string, string, string, string]

const corners: readonly [XY, XY, XY, XY] = [
  [0, 0],
  [8, 0],
  [6, 4.4],
  [1.6, 4.4],
]

function quadrilateral([K, L, M, N, O]: Five, extra: string | null): SketchFigure {
  const [k, l, m, n] = corners
  const o = meeting(k, m, l, n)
  return {
    kind: 'sketch',
    points: { [K]: k, [L]: l, [M]: m, [N]: n, [O]: o, ...(extra && { [extra]: meeting(k, n, o, [o[0] + 1, o[1]]) }) },
    segments: [
      { from: K, to: L },
      { from: L, to: M },
      { from: M, to: N },
      { from: N, to: K },
      { from: K, to: M, tone: 2 },
      { from: L, to: N, tone: 2 },
      ...(extra ? [{ from: extra, to: O, dashed: true }] : []),
    ],
    description: `Quadrilateral ${K}${L}${M}${N}; its diagonals ${K}${M} and ${L}${N} meet at ${O}.`,
  }
}

const claimFor = ([K, L, M, N, O]: Five): string =>
  `The diagonals $${K}${M}$ and $${L}${N}$ of the quadrilateral $${K}${L}${M}${N}$ meet at $${O}$ in such a way that $${equalRatios([`${K}${O}`, `${O}${M}`], [`${L}${O}`, `${O}${N}`])}$. Prove that $${K}${L}${M}${N}$ is a trapezium.`

const isTrapezium = (): boolean => parallel(corners[0], corners[1], corners[2], corners[3])

function bySimilarity(letters: Five): OrderedProof {
  const [K, L, M, N, O] = letters
  return {
    claim: claimFor(letters),
    steps: inChain(
      [
        0.5,
        `In $\\triangle ${K}${O}${L}$ and $\\triangle ${M}${O}${N}$, $\\angle ${K}${O}${L} = \\angle ${M}${O}${N}$ (vertically opposite angles)`,
        'The equal angles must be there before the sides about them.',
      ],
      [
        0.5,
        `The sides about these equal angles are proportional, as given: $${equalRatios([`${K}${O}`, `${M}${O}`], [`${L}${O}`, `${N}${O}`])}$`,
        'The SAS criterion needs the angles and the sides about them.',
      ],
      [
        0.5,
        `An equal angle between proportional sides: $${similar(`${K}${O}${L}`, `${M}${O}${N}`)}$ (SAS criterion)`,
        'The other angles are equal because the triangles are similar.',
      ],
      [
        0.5,
        `Corresponding angles of these similar triangles are equal: $\\angle ${O}${K}${L} = \\angle ${O}${M}${N}$`,
        'The lines are parallel because of these equal angles.',
      ],
      [
        0.5,
        `These are alternate angles for $${K}${L}$ and $${N}${M}$ with the transversal $${K}${M}$, so $${K}${L} \\parallel ${N}${M}$`,
        'The quadrilateral is a trapezium because of the parallel sides.',
      ],
      [0.5, `So one pair of opposite sides is parallel: $${K}${L}${M}${N}$ is a trapezium.`],
    ),
    hint: `Compare the two triangles with a corner at $${O}$ that stand on $${K}${L}$ and on $${N}${M}$.`,
    explanation: 'Similar triangles give equal alternate angles, and equal alternate angles give parallel sides.',
    figure: quadrilateral(letters, null),
    holds: isTrapezium,
  }
}

function byConverse(letters: Five): OrderedProof {
  const [K, L, M, N, O] = letters
  const E = ['E', 'T'].find((letter) => !letters.includes(letter)) ?? 'E'
  return {
    claim: claimFor(letters),
    steps: inChain(
      [
        0.5,
        `Through $${O}$ draw $${O}${E} \\parallel ${L}${K}$, with $${E}$ on $${K}${N}$`,
        'The line is drawn before it is used.',
      ],
      [
        0.5,
        `In $\\triangle ${N}${K}${L}$, by this parallel line and the Basic Proportionality Theorem, $${equalRatios([`${K}${E}`, `${E}${N}`], [`${L}${O}`, `${O}${N}`])}$`,
        'The given ratio is put into a proportion, so the proportion must stand there.',
      ],
      [
        0.5,
        `Put the given $${equalRatios([`${L}${O}`, `${O}${N}`], [`${K}${O}`, `${O}${M}`])}$ in this proportion: $${equalRatios([`${K}${E}`, `${E}${N}`], [`${K}${O}`, `${O}${M}`])}$`,
        'The converse needs the equal ratios on two sides of one triangle.',
      ],
      [
        1,
        `In $\\triangle ${K}${N}${M}$, by these equal ratios and the converse of the theorem, $${E}${O} \\parallel ${N}${M}$`,
        'The two sides are compared when each of them is known to be parallel to the drawn line.',
      ],
      [
        0.5,
        `So $${K}${L}$ and $${N}${M}$ are parallel to the same line: $${K}${L} \\parallel ${N}${M}$, and $${K}${L}${M}${N}$ is a trapezium.`,
      ],
    ),
    hint: `Draw through $${O}$ a parallel to one side.`,
    explanation:
      'The theorem goes from parallel lines to ratios, its converse from ratios to parallel lines: the proof uses both.',
    figure: quadrilateral(letters, E),
    holds: isTrapezium,
  }
}

export const trapeziumProofs: readonly OrderedProof[] = [
  bySimilarity(['K', 'L', 'M', 'N', 'O']),
  bySimilarity(['A', 'B', 'C', 'D', 'O']),
  byConverse(['A', 'B', 'C', 'D', 'O']),
  byConverse(['P', 'Q', 'R', 'S', 'O']),
  throughMidPoint(['A', 'B', 'C', 'D', 'E']),
  throughMidPoint(['P', 'Q', 'R', 'X', 'Y']),
  joiningMidPoints(['A', 'B', 'C', 'D', 'E']),
  joiningMidPoints(['P', 'Q', 'R', 'L', 'M']),
]
