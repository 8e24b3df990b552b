export const reasons = {
  given: 'given',
  altitudes: 'the altitudes are perpendicular to the sides',
  common: 'common angle of the two triangles',
  opposite: 'vertically opposite angles',
  alternate: 'alternate angles between parallel lines',
  AA: 'AA similarity criterion',
  SAS: 'SAS similarity criterion',
  SSS: 'SSS similarity criterion',
  sides: 'corresponding sides of similar triangles are proportional',
  angles: 'corresponding angles of similar triangles are equal',
  BPT: 'Basic Proportionality Theorem',
} as const

export type Reason = keyof typeof reasons

/** What to ask of a reason that does not belong to a line. */
export const helps: Readonly<Record<Reason, string>> = {
  given: 'Compare with what the question gives.',
  altitudes: 'That gives right angles; does this line speak of right angles?',
  common: 'Do both names stand for one and the same angle of the figure?',
  opposite: 'Vertically opposite angles lie between two lines that cross.',
  alternate: 'No parallel lines are given here.',
  AA: 'What is known at this point: two pairs of equal angles.',
  SAS: 'No ratio of sides is known at this point.',
  SSS: 'No ratios of sides are known at this point.',
  sides: 'This line is about a ratio of sides.',
  angles: 'That speaks of angles, and needs similar triangles to begin with.',
  BPT: 'No line parallel to a side is given here.',
}

/** The same for the last line, where similarity is known already. */
export const helpsOnSides: Readonly<Partial<Record<Reason, string>>> = {
  SAS: 'That shows triangles to be similar; this line uses triangles that are similar already.',
  SSS: 'That shows triangles to be similar; this line uses triangles that are similar already.',
  angles: 'This line is about a ratio of sides, not about angles.',
}
