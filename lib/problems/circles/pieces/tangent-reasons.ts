import type { TangentIdea } from './tangent-claims'

/** The fact itself. */
export const trueReason: Readonly<Record<TangentIdea, string>> = {
  'right angle': 'The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
  'angle sum':
    'The angle between two tangents from an external point and the angle at the centre between the radii to the points of contact are supplementary.',
  'equal tangents': 'The lengths of the tangents drawn from an external point to a circle are equal.',
}

/** A false statement in its place. */
export const falseReason: Readonly<Record<TangentIdea, string>> = {
  'right angle': 'The tangent at any point of a circle is parallel to the radius through the point of contact.',
  'angle sum':
    'The angle between two tangents from an external point and the angle at the centre between the radii to the points of contact are equal.',
  'equal tangents': 'Only one tangent can be drawn to a circle from an external point.',
}

/** A reason that is true and has nothing to do with the assertion. */
export const unrelatedReason: Readonly<Record<TangentIdea, string>> = {
  'right angle': 'A circle has infinitely many tangents.',
  'angle sum': 'A tangent to a circle meets it in exactly one point.',
  'equal tangents': 'No tangent can be drawn to a circle through a point inside the circle.',
}
