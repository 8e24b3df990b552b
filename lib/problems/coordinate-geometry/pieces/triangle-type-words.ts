import type { TriangleKind } from '../../../solutions/coordinate-geometry/triangle-type'

/** What the three points may form. */
export type AskedTriangleKind = Exclude<TriangleKind, 'scalene'>

/** All of them. */
export const askedTriangleKinds: readonly AskedTriangleKind[] = ['right isosceles', 'right', 'isosceles', 'none']

/** Why the points form that. */
export const triangleExplanations: Readonly<Record<AskedTriangleKind, string>> = {
  'right isosceles':
    'Two equal sides make the triangle isosceles, and by the converse of the Pythagoras theorem the angle between them is a right angle.',
  right:
    'By the converse of the Pythagoras theorem the angle opposite to the longest side is a right angle; three different lengths rule out an isosceles triangle.',
  isosceles:
    'Two sides are equal, but the longest side does not fit the Pythagoras theorem, so no angle is a right angle.',
  none: 'When two of the lengths add up to the third, the common end of those two lies on the segment between the other two points.',
}

/** What each kind would need, for one who chose it wrongly. */
export const triangleNotes: Readonly<Record<AskedTriangleKind, string>> = {
  'right isosceles':
    'That needs two equal sides and a right angle between them: compare the lengths, and test the squares of the sides.',
  right:
    'Test all three lengths: the squares of two sides must add to the square of the third, and no two may be equal.',
  isosceles: 'That needs two equal sides and no right angle: test the squares of the lengths.',
  none: 'The points are collinear only if two of the lengths add to the third.',
}
