/** Two things in line with the foot of a tall one, on the same side of it. */
interface ShipStory {
  readonly ask: (height: number, far: number, near: number) => string
  readonly one: string
  /** How high the place is, in metres: multiples of 3. */
  readonly heights: readonly [least: number, greatest: number]
}

/** The stories. */
export const shipStories: readonly ShipStory[] = [
  {
    one: 'ship',
    heights: [30, 120],
    ask: (height, far, near) =>
      `From the top of a lighthouse $${height}$ m above the sea, two ships in line with its foot and on the same side of it are seen at angles of depression of $${far}^\\circ$ and $${near}^\\circ$. Find the distance between the two ships.`,
  },
  {
    one: 'car',
    heights: [15, 60],
    ask: (height, far, near) =>
      `Two cars stand one behind the other on a straight road that leads to the foot of a building $${height}$ m high. From its top their angles of depression are $${near}^\\circ$ and $${far}^\\circ$. How far apart are the two cars?`,
  },
  {
    one: 'boat',
    heights: [45, 150],
    ask: (height, far, near) =>
      `A guard on a cliff $${height}$ m above the sea sees two boats straight ahead, one behind the other, at angles of depression of $${far}^\\circ$ and $${near}^\\circ$. Find the distance between the two boats.`,
  },
]
