import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { XY } from '../../../figures/figure'
import { altitude, altitudes } from './altitude-proofs'
import { apart, near, similar } from './proof-words'

type Four = readonly [string, string, string, string]

/** A diagonal bisects the angles at both of its ends. */
function diagonal([K, L, M, N]: Four): OrderedProof {
  const triangles = [`${K}${L}${M}`, `${K}${N}${M}`] as const
  const [k, l, m, n]: readonly [XY, XY, XY, XY] = [
    [0, 0],
    [3.2, 2.4],
    [8, 0],
    [3.2, -2.4],
  ]
  return {
    claim: `The diagonal $${K}${M}$ of the quadrilateral $${K}${L}${M}${N}$ bisects the angles at $${K}$ and at $${M}$. Prove that $${similar(...triangles)}$.`,
    steps: inChain(
      [
        0.5,
        `$${K}${M}$ bisects the angle at $${K}$: $\\angle ${L}${K}${M} = \\angle ${N}${K}${M}$`,
        '"In the same way" points back to the other angle.',
      ],
      [
        0.5,
        `In the same way, $${K}${M}$ bisects the angle at $${M}$: $\\angle ${L}${M}${K} = \\angle ${N}${M}${K}$`,
        'The pairs of equal angles are counted when both have been found.',
      ],
      [
        0.5,
        `So two angles of $\\triangle ${triangles[0]}$ are equal to two angles of $\\triangle ${triangles[1]}$`,
        'The criterion is named when its two pairs of equal angles stand there.',
      ],
      [0.5, `Two equal angles are enough: by the AA criterion, $${similar(...triangles)}$.`],
    ),
    hint: 'Each of the two bisected angles gives a pair of equal angles.',
    explanation: 'Two pairs of equal angles are enough for similar triangles; here the bisected angles supply both.',
    figure: {
      kind: 'sketch',
      points: { [K]: k, [L]: l, [M]: m, [N]: n },
      segments: [
        { from: K, to: L },
        { from: L, to: M },
        { from: M, to: N },
        { from: N, to: K },
        { from: K, to: M, tone: 2 },
      ],
      description: `Quadrilateral ${K}${L}${M}${N} with the diagonal ${K}${M}, which bisects the angles at ${K} and ${M}.`,
    },
    holds: () => near(apart(k, l) * apart(n, m), apart(k, n) * apart(l, m)),
  }
}

export const bisectorProofs: readonly OrderedProof[] = [
  diagonal(['K', 'L', 'M', 'N']),
  diagonal(['A', 'B', 'C', 'D']),
  altitude(['A', 'B', 'C', 'D']),
  altitude(['P', 'Q', 'R', 'S']),
  altitudes(['A', 'B', 'C', 'D', 'E']),
  altitudes(['X', 'Y', 'Z', 'L', 'M']),
]
