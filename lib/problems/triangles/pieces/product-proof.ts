import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { SketchFigure, XY } from '../../../figures/figure'
import { apart, equalRatios, near, similar } from './proof-words'

/** Two pairs of equal angles, the similar triangles, and the two ratios of sides that give a product. */
export interface ProductProof {
  readonly claim: string
  readonly angles: readonly [first: string, besides: string]
  readonly triangles: readonly [string, string]
  readonly sides: readonly [readonly [string, string], readonly [string, string]]
  readonly product: string
  readonly hint: string
  readonly figure: SketchFigure
}

/** Two pairs of equal angles, AA, a proportion, a product. */
export function productProofOf({ claim, angles, triangles, sides, product, hint, figure }: ProductProof): OrderedProof {
  const [[p, q], [r, s]] = sides
  const at = (name: string): XY => figure.points[name] ?? [NaN, NaN]
  const length = (side: string) => apart(at(side.charAt(0)), at(side.charAt(1)))
  return {
    claim: `${claim} Prove that $${product}$.`,
    steps: inChain(
      [0.5, `${angles[0]}`, 'A second pair of equal angles can only come after the first.'],
      [
        0.5,
        `As a second pair of equal angles, ${angles[1]}`,
        'The AA criterion needs both pairs of equal angles first.',
      ],
      [
        1,
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
    hint,
    explanation:
      'A product of two sides is a proportion with the fractions cleared: look for the similar triangles that have these sides.',
    figure,
    holds: () => near(length(p) * length(s), length(q) * length(r)),
  }
}
