import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { SketchFigure } from '../../../figures/figure'
import { acrossDiagonal, onSideProduced, throughVertex, type Crossing } from './parallelogram-crossings'
import { apart, equalRatios, near, similar } from './proof-words'

function proofOf(crossing: Crossing): OrderedProof {
  const { name, given, parallels, transversal, alternate, besides, triangles, sides, points, lines, described } =
    crossing
  const [[a, b], [c, d]] = sides
  const product = `${a} \\times ${d} = ${b} \\times ${c}`
  const length = (side: string) => apart(points[side.charAt(0)] ?? [NaN, NaN], points[side.charAt(1)] ?? [NaN, NaN])
  const figure: SketchFigure = {
    kind: 'sketch',
    points,
    segments: lines.map(([from, to], index) => ({ from, to, ...(index > 3 && { tone: 2 as const }) })),
    description: described,
  }
  return {
    claim: `$${name}$ is a parallelogram. ${given} Prove that $${similar(...triangles)}$ and that $${product}$.`,
    steps: inChain(
      [
        0.5,
        `$${name}$ is a parallelogram, so $${parallels[0]} \\parallel ${parallels[1]}$`,
        'The alternate angles are equal because the lines are parallel: that comes first.',
      ],
      [
        0.5,
        `The transversal $${transversal}$ of these parallel lines makes $\\angle ${alternate[0]} = \\angle ${alternate[1]}$ (alternate angles)`,
        'A second pair of equal angles can only come after the first.',
      ],
      [
        0.5,
        `A second pair of equal angles is $\\angle ${besides[0]} = \\angle ${besides[1]}$ (${besides[2]})`,
        'The AA criterion needs both pairs of equal angles first.',
      ],
      [
        0.5,
        `With two pairs of equal angles, $${similar(...triangles)}$ by the AA criterion`,
        'The sides are proportional because the triangles are similar.',
      ],
      [
        0.5,
        `Corresponding sides of these similar triangles are proportional: $${equalRatios(...sides)}$`,
        'The product comes from the proportion of the sides.',
      ],
      [0.5, `Cross-multiplying in this proportion, $${product}$.`],
    ),
    hint: 'Look for two pairs of equal angles: parallel lines give one of them.',
    explanation:
      'Parallel lines give equal angles, equal angles give similar triangles, and similar triangles give the proportion; a product of sides is a proportion written without fractions.',
    figure,
    holds: () => near(length(a) * length(d), length(b) * length(c)),
  }
}

export const parallelogramProofs: readonly OrderedProof[] = [
  throughVertex(['P', 'Q', 'R', 'S', 'X', 'Y']),
  throughVertex(['A', 'B', 'C', 'D', 'M', 'N']),
  onSideProduced(['A', 'B', 'C', 'D', 'E', 'F']),
  onSideProduced(['K', 'L', 'M', 'N', 'P', 'Q']),
  acrossDiagonal(['A', 'B', 'C', 'D', 'E', 'F']),
  acrossDiagonal(['W', 'X', 'Y', 'Z', 'P', 'Q']),
].map(proofOf)
