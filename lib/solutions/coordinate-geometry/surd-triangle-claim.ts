import { kindWords, triangleWithSurds, type SurdCorners, type SurdTriangleKind } from './triangle-with-surds'
import { worked } from '../solution'

export interface SurdTriangleClaim {
  readonly corners: SurdCorners
  readonly claim: SurdTriangleKind
  /** "Show that": a claim that does not hold is no question. */
  readonly isToShow: boolean
}

const kindOf = (corners: SurdCorners): string => triangleWithSurds.solve(corners).key

/** E.g. "Show that A(2, 2), B(-2, -2) and C(-2√3, 2√3) are the vertices of an equilateral triangle." */
export const surdTriangleClaim = worked<SurdTriangleClaim>({
  id: 'surd-triangle-claim',
  archetype: 'cg-triangle-type',
  objection: ({ corners, claim, isToShow }) => {
    const odd = triangleWithSurds.objection(corners)
    if (odd !== null || !isToShow || holds(kindOf(corners), claim)) return odd
    return `That does not hold: the points form ${kindOf(corners)}. Check what you typed.`
  },
  solve: ({ corners, claim }) => {
    const { lines, key } = triangleWithSurds.solve(corners)
    return { lines, key: `${holds(key, claim) ? 'yes' : 'no'}, ${key}` }
  },
})

/** A right isosceles triangle is right, and it is isosceles; an equilateral one is isosceles. */
const holds = (key: string, claim: SurdTriangleKind): boolean =>
  key === kindWords[claim] ||
  (key === kindWords['right isosceles'] && (claim === 'right' || claim === 'isosceles')) ||
  (key === kindWords.equilateral && claim === 'isosceles')
