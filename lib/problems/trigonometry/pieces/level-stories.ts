/** From the top of one thing the top and the foot of another are seen. */
interface LevelStory {
  readonly ask: (height: number, up: number, down: number) => string
  readonly here: string
  readonly there: string
  readonly heights: readonly [least: number, greatest: number]
  /** The other thing is not higher than this. */
  readonly highest: number
}

/** The stories. */
export const levelStories: readonly LevelStory[] = [
  {
    here: 'the building',
    there: 'the tower',
    heights: [6, 30],
    highest: 90,
    ask: (height, up, down) =>
      `From the top of a building $${height}$ m high, the angle of elevation of the top of a tower is $${up}^\\circ$ and the angle of depression of its foot is $${down}^\\circ$. Both stand on level ground. Find the height of the tower.`,
  },
  {
    here: 'the house',
    there: 'the chimney',
    heights: [6, 15],
    highest: 70,
    ask: (height, up, down) =>
      `A chimney is watched from the roof of a house, $${height}$ m above level ground. The foot of the chimney is seen at an angle of depression of $${down}^\\circ$ and its top at an angle of elevation of $${up}^\\circ$. How high is the chimney?`,
  },
  {
    here: 'the ship',
    there: 'the cliff',
    heights: [6, 18],
    highest: 90,
    ask: (height, up, down) =>
      `A sailor on the deck of a ship, $${height}$ m above the water, sees the top of a cliff at an angle of elevation of $${up}^\\circ$ and the foot of the cliff, at the level of the water, at an angle of depression of $${down}^\\circ$. Find the height of the cliff.`,
  },
]
