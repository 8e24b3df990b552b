/** The facts that reasons are made of; the number stands for the fact wherever it is used. */
const reasons = [
  'The radius is perpendicular to the tangent at the point of contact.',
  'Tangents drawn from an external point to a circle are equal.',
  'Radii of the same circle are equal.',
  'The perpendicular from the centre bisects the chord.',
  'The angles of a quadrilateral add to $360^\\circ$.',
  'Angles opposite to equal sides of a triangle are equal.',
] as const

/** What to say when a reason does not fit. */
export const misfits: readonly string[] = [
  'That fact gives a right angle at a point of contact. Does the line speak of one alone?',
  'That fact makes two tangents equal. Does the line state that?',
  'That fact makes two radii equal. Does the line state that?',
  'That fact is about a chord and its two halves. Does the line speak of them?',
  'That fact adds the four angles of a quadrilateral. Does the line add them?',
  'That fact compares two angles of one triangle. Does the line compare such angles?',
]

/** The fact of that number. */
export const reasonAt = (index: number): string => reasons[index] ?? ''
