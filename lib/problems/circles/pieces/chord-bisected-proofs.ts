import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { SketchFigure } from '../../../figures/figure'
import { near } from './theorem-measures'

type Three = readonly [string, string, string]

const half = Math.sqrt(5 ** 2 - 3 ** 2)

function figureOf([K, L, M]: Three, joined: boolean): SketchFigure {
  return {
    kind: 'sketch',
    points: { O: [0, 0], [K]: [-half, -3], [L]: [half, -3], [M]: [0, -3] },
    dots: ['O'],
    circles: [
      { centre: 'O', radius: 5 },
      { centre: 'O', radius: 3 },
    ],
    segments: [
      { from: K, to: L },
      { from: 'O', to: M, dashed: true },
      ...(joined
        ? [
            { from: 'O', to: K, dashed: true },
            { from: 'O', to: L, dashed: true },
          ]
        : []),
    ],
    description: `Two circles with the centre O. The chord ${K}${L} of the larger circle touches the smaller circle at ${M}.`,
  }
}

const holds = (): boolean => near(Math.hypot(half, 3), 5) && near(Math.hypot(-half, 3), 5)

const claimFor = ([K, L, M]: Three): string =>
  `Two circles have the same centre $O$. The chord $${K}${L}$ of the larger circle touches the smaller circle at $${M}$.`

/** By the perpendicular from the centre to a chord. */
function byPerpendicular(letters: Three): OrderedProof {
  const [K, L, M] = letters
  return {
    claim: `${claimFor(letters)} Prove that $${K}${M} = ${M}${L}$.`,
    steps: inChain(
      [
        0.5,
        `Join $O${M}$. It is a radius of the smaller circle, and $${K}${L}$ is the tangent at its end`,
        'The right angle comes from the radius and the tangent.',
      ],
      [
        0.5,
        `So $O${M} \\perp ${K}${L}$, because the tangent is perpendicular to the radius at the point of contact`,
        'What is perpendicular to the chord is known from the tangent.',
      ],
      [
        0.5,
        `$${K}${L}$ is a chord of the larger circle, and $O${M}$ is, as just shown, the perpendicular to it from the centre`,
        'The chord is bisected because of the perpendicular from the centre.',
      ],
      [0.5, `The perpendicular from the centre bisects the chord, so $${K}${M} = ${M}${L}$.`],
    ),
    hint: `See $${K}${L}$ in two ways: as a tangent of one circle and as a chord of the other.`,
    explanation: 'The smaller circle gives the right angle, the larger circle gives the two equal halves.',
    figure: figureOf(letters, false),
    holds,
  }
}

/** By congruent right triangles. */
function byTriangles(letters: Three): OrderedProof {
  const [K, L, M] = letters
  return {
    claim: `${claimFor(letters)} Prove with congruent triangles that $${M}$ is the mid-point of $${K}${L}$.`,
    steps: inChain(
      [
        0.5,
        `The radius $O${M}$ of the smaller circle is perpendicular to the tangent $${K}${L}$, so $\\angle O${M}${K} = \\angle O${M}${L} = 90^\\circ$`,
        'The triangles are right triangles because of the tangent.',
      ],
      [
        0.5,
        `In these right triangles $O${M}${K}$ and $O${M}${L}$ the hypotenuses $O${K}$ and $O${L}$ are radii of the larger circle, and $O${M}$ is common`,
        'The congruence needs the equal sides.',
      ],
      [
        0.5,
        `With these equal sides, $\\triangle O${M}${K} \\cong \\triangle O${M}${L}$ (RHS)`,
        'Corresponding parts are equal because the triangles are congruent.',
      ],
      [0.5, `Corresponding parts are equal, $${K}${M} = ${M}${L}$, so $${M}$ is the mid-point of $${K}${L}$.`],
    ),
    hint: 'Join the centre to both ends of the chord and to the point of contact.',
    explanation: 'A right angle, equal hypotenuses and a common side: that is RHS.',
    figure: figureOf(letters, true),
    holds,
  }
}

export const chordBisectedProofs: readonly OrderedProof[] = [
  byPerpendicular(['K', 'L', 'M']),
  byPerpendicular(['A', 'B', 'P']),
  byPerpendicular(['P', 'Q', 'R']),
  byTriangles(['A', 'B', 'C']),
  byTriangles(['P', 'Q', 'M']),
  byTriangles(['X', 'Y', 'Z']),
]
