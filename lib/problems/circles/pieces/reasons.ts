/** The facts that reasons are made of. */
const reasons = {
  perpendicular: 'The radius is perpendicular to the tangent at the point of contact.',
  tangents: 'Tangents drawn from an external point to a circle are equal.',
  radii: 'Radii of the same circle are equal.',
  chord: 'The perpendicular from the centre bisects the chord.',
  quadrilateral: 'The angles of a quadrilateral add to $360^\\circ$.',
  'base angles': 'Angles opposite to equal sides of a triangle are equal.',
  triangle: 'The angles of a triangle add to $180^\\circ$.',
  Pythagoras: 'The square of the hypotenuse is the sum of the squares of the other two sides.',
  common: 'The side is common to two triangles.',
  RHS: 'Right triangles with equal hypotenuses and another pair of equal sides are congruent (RHS).',
  parts: 'Corresponding parts of congruent triangles are equal (CPCT).',
  longest: 'The hypotenuse is the longest side of a right triangle.',
  'angle parts': 'An angle is the sum of the two angles into which a line through its vertex divides it.',
} as const

export type Reason = keyof typeof reasons

export const reasonNames = [
  'perpendicular',
  'tangents',
  'radii',
  'chord',
  'quadrilateral',
  'base angles',
  'triangle',
  'Pythagoras',
  'common',
  'RHS',
  'parts',
  'longest',
  'angle parts',
] as const satisfies readonly Reason[]

export const reasonText = (name: Reason): string => reasons[name]

/** What to say when a reason does not fit. */
export const misfits: Readonly<Record<Reason, string>> = {
  perpendicular: 'That fact gives a right angle at a point of contact. Does the line speak of one alone?',
  tangents: 'That fact makes two tangents equal. Does the line state that?',
  radii: 'That fact makes two radii equal. Does the line state that?',
  chord: 'That fact is about a chord and its two halves. Does the line speak of them?',
  quadrilateral: 'That fact adds the four angles of a quadrilateral. Does the line add them?',
  'base angles': 'That fact compares two angles of one triangle. Does the line compare such angles?',
  triangle: 'That fact adds the three angles of a triangle. Does the line add them?',
  Pythagoras: 'That fact is about the squares of the sides of a triangle. Does the line speak of squares?',
  common: 'That says that one segment is a side of two triangles. Does the line name one segment twice?',
  RHS: 'That fact shows two triangles to be congruent. Does the line state that?',
  parts: 'That fact compares two parts of congruent triangles. Does the line compare such parts?',
  longest: 'That fact says which side of a triangle is longest. Does the line say so?',
  'angle parts': 'That fact puts an angle together from two others. Does the line do so?',
}
