/** From the top A of a tall thing AB the top C and the foot D of a lower one are seen. */
interface LowerOneStory {
  readonly tall: string
  readonly low: string
  /** `known` is "AB = 60" or "CD = 12"; the two depressions follow. */
  readonly lead: (height: number, isLowKnown: boolean, top: number, foot: number) => string
  readonly lows: readonly [least: number, greatest: number]
  readonly highest: number
}

/** The stories. */
export const lowerOneStories: readonly LowerOneStory[] = [
  {
    tall: 'the tower',
    low: 'the house',
    lows: [6, 12],
    highest: 60,
    lead: (height, isLowKnown, top, foot) =>
      `${isLowKnown ? `A house $CD$ is $${height}$ m high.` : `A tower $AB$ is $${height}$ m high.`} From the top $A$ of ${isLowKnown ? 'a tower $AB$' : 'the tower'}, the angles of depression of the top $C$ and the foot $D$ of ${isLowKnown ? 'the house' : 'a house $CD$'} on the same level ground are $${top}^\\circ$ and $${foot}^\\circ$.`,
  },
  {
    tall: 'the lighthouse',
    low: 'the boathouse',
    lows: [6, 10],
    highest: 60,
    lead: (height, isLowKnown, top, foot) =>
      `A lighthouse $AB$ and a boathouse $CD$ stand on a level shore, and ${isLowKnown ? 'the boathouse' : 'the lighthouse'} is $${height}$ m high. Seen from the top $A$ of the lighthouse, the foot $D$ of the boathouse has an angle of depression of $${foot}^\\circ$ and its top $C$ one of $${top}^\\circ$.`,
  },
  {
    tall: 'the hotel',
    low: 'the school',
    lows: [8, 16],
    highest: 60,
    lead: (height, isLowKnown, top, foot) =>
      `From the roof $A$ of a hotel $AB$ a boy looks down at a school $CD$ across the level road: at its top $C$ at an angle of depression of $${top}^\\circ$, at its foot $D$ at $${foot}^\\circ$. The ${isLowKnown ? 'school' : 'hotel'} is $${height}$ m high.`,
  },
]
