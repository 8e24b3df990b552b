import { quadrilateralType, quadrilateralWords, type QuadrilateralKind } from './quadrilateral-type'
import type { NamedPoint } from './pieces/point'
import { worked } from '../solution'

/** Which kinds are one of what is claimed: a square is a rectangle too. */
const kinds: Readonly<Record<QuadrilateralKind, readonly QuadrilateralKind[]>> = {
  square: ['square'],
  rectangle: ['square', 'rectangle'],
  rhombus: ['square', 'rhombus'],
  parallelogram: ['square', 'rectangle', 'rhombus', 'parallelogram'],
}

/** The corners in order. */
export interface Given {
  readonly corners: readonly [NamedPoint, NamedPoint, NamedPoint, NamedPoint]
  readonly claim: QuadrilateralKind
  /** "Show that": a claim that does not hold is no question. */
  readonly isToShow: boolean
}

const wordsOf = (given: Given): string => quadrilateralType.solve(given).key

const holds = (given: Given): boolean => kinds[given.claim].some((kind) => quadrilateralWords[kind] === wordsOf(given))

/** E.g. "Show that the points (1, 7), (4, 2), (-1, -1) and (-4, 4) are the vertices of a square." */
export const quadrilateralClaim = worked<Given>({
  id: 'quadrilateral-claim',
  archetype: 'cg-quadrilateral-type',
  objection: (given) => {
    const odd = quadrilateralType.objection(given)
    if (odd !== null || !given.isToShow || holds(given)) return odd
    return `That does not hold: the points are the vertices of ${wordsOf(given)}. Check what you typed.`
  },
  solve: (given) => ({
    lines: quadrilateralType.solve(given).lines,
    key: `${holds(given) ? 'yes' : 'no'}, ${wordsOf(given)}`,
  }),
})
