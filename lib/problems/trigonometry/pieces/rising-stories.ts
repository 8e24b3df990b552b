/** Something that rises straight up above B, seen from O on level ground. */
interface RisingStory {
  readonly lead: (distance: string) => string
  readonly thing: string
  /** A third of its greatest height, in metres. */
  readonly heights: readonly [least: number, greatest: number]
}

/** The stories. */
export const risingStories: readonly RisingStory[] = [
  {
    thing: 'the balloon',
    heights: [15, 60],
    lead: (distance) =>
      `At a fair a hot-air balloon rises straight up above the point $B$ of a level field. Asha watches it from the point $O$ of the field, $${distance}$ m away from $B$.`,
  },
  {
    thing: 'the drone',
    heights: [8, 35],
    lead: (distance) =>
      `To film a sports day, a drone climbs straight up above the point $B$ of the ground. Its pilot stands at the point $O$ of the same level ground, $${distance}$ m away from $B$.`,
  },
  {
    thing: 'the lift',
    heights: [6, 18],
    lead: (distance) =>
      `A glass lift goes straight up on the outside of a hotel, from the point $B$ at the level of the street. Rohan looks at it from the point $O$ of the street, $${distance}$ m away from $B$.`,
  },
]
