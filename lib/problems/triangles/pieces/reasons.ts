export const reasons = {
  given: 'given in the question',
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

export const reasonNames = [
  'given',
  'altitudes',
  'common',
  'opposite',
  'alternate',
  'AA',
  'SAS',
  'SSS',
  'sides',
  'angles',
  'BPT',
] as const satisfies readonly Reason[]

/** What a line of a proof claims. */
export type Claimed = 'angles' | 'similarity' | 'sides'

const helps: Readonly<Record<Reason, string>> = {
  given: 'Compare with what the question gives.',
  altitudes: 'That gives right angles; does this line speak of right angles?',
  common: 'Do both names stand for one and the same angle of the figure?',
  opposite: 'Vertically opposite angles lie between two lines that cross.',
  alternate: 'No parallel lines are given here.',
  AA: 'That shows triangles to be similar. Does this line say so?',
  SAS: 'That shows triangles to be similar. Does this line say so?',
  SSS: 'That shows triangles to be similar. Does this line say so?',
  sides: 'That needs triangles that are similar already; this is still to be shown.',
  angles: 'That needs triangles that are similar already; this is still to be shown.',
  BPT: 'No line parallel to a side is given here.',
}

const aboutAngles = 'That reason is about angles. Does this line state that two angles are equal?'
const criterion = 'That shows triangles to be similar; this line uses triangles that are similar already.'
const noRatio = 'No ratio of sides is known at this point.'

const helpsOn: Readonly<Record<Claimed, Partial<Readonly<Record<Reason, string>>>>> = {
  angles: {},
  similarity: { common: aboutAngles, opposite: aboutAngles, altitudes: aboutAngles, SAS: noRatio, SSS: noRatio },
  sides: {
    common: aboutAngles,
    opposite: aboutAngles,
    altitudes: aboutAngles,
    AA: criterion,
    SAS: criterion,
    SSS: criterion,
    angles: 'This line is about a ratio of sides, not about angles.',
  },
}

/** What to ask of a reason that does not belong to such a line. */
export const helpOn = (reason: Reason, claimed: Claimed): string => helpsOn[claimed][reason] ?? helps[reason]
