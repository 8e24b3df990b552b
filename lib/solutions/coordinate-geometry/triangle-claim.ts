import { triangleKind, triangleType, triangleWords, type TriangleKind } from './triangle-type'
import type { Triangle } from './pieces/sides'
import { worked } from '../solution'

/** What may be said of three points. */
export type TriangleClaim =
  'right isosceles' | 'right' | 'isosceles' | 'equilateral' | 'scalene' | 'collinear' | 'triangle'

/** Which kinds bear a claim out. */
const kinds: Readonly<Record<TriangleClaim, readonly TriangleKind[]>> = {
  'right isosceles': ['right isosceles'],
  right: ['right isosceles', 'right'],
  isosceles: ['right isosceles', 'isosceles'],
  // on rational coordinates there is none
  equilateral: [],
  scalene: ['right', 'scalene'],
  collinear: ['none'],
  triangle: ['right isosceles', 'right', 'isosceles', 'scalene'],
}

export interface Given extends Triangle {
  readonly claim: TriangleClaim
  /** "Show that": a claim that does not hold is no question. */
  readonly isToShow: boolean
}

const holds = ({ claim, ...triangle }: Given): boolean => kinds[claim].includes(triangleKind(triangle))

/** E.g. "Check whether (5, -2), (6, 4) and (7, -2) are the vertices of an isosceles triangle." */
export const triangleClaim = worked<Given>({
  id: 'triangle-claim',
  archetype: 'cg-triangle-type',
  objection: (given) => {
    const odd = triangleType.objection(given)
    if (odd !== null || !given.isToShow || holds(given)) return odd
    return `That does not hold: the points form ${triangleWords[triangleKind(given)]}. Check what you typed.`
  },
  solve: (given) => {
    const kind = triangleKind(given)
    const [yes, what] = [holds(given), triangleWords[kind]]
    const key = `${yes ? 'yes' : 'no'}, ${kind === 'none' ? 'the points are collinear' : what}`
    return { lines: triangleType.solve(given).lines, key }
  },
})
