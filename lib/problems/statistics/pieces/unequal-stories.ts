/** Tables whose classes are not all of one size, as in records that are close at one end and wide at the other. */
export interface UnequalStory {
  readonly tell: (total: number) => string
  readonly head: readonly [classes: string, frequencies: string]
  readonly what: string
  readonly limits: readonly (readonly number[])[]
}

export const unequalStories: readonly UnequalStory[] = [
  {
    tell: (n) =>
      `The class teacher has the record of the absence of $${n}$ students for the whole term, as the table below shows.`,
    head: ['Number of days', 'Number of students'],
    what: 'number of days for which a student was absent',
    limits: [
      [0, 6, 10, 14, 20, 28, 38],
      [0, 4, 8, 12, 20, 28, 40],
      [0, 5, 10, 15, 25, 35],
    ],
  },
  {
    tell: (n) => `The table below shows the numbers of wickets that $${n}$ bowlers have taken in one-day matches.`,
    head: ['Wickets', 'Number of bowlers'],
    what: 'number of wickets',
    limits: [
      [20, 60, 100, 150, 250, 350],
      [10, 50, 100, 150, 200, 300],
      [20, 40, 60, 100, 160, 240],
    ],
  },
  {
    tell: (n) =>
      `A bus company asked $${n}$ passengers how many trips they make in a year. The table below shows the replies.`,
    head: ['Trips', 'Number of passengers'],
    what: 'number of trips',
    limits: [
      [0, 20, 40, 80, 120, 200],
      [0, 10, 20, 50, 100, 200],
      [0, 30, 60, 100, 150, 250],
    ],
  },
  {
    tell: (n) => `The table below gives the populations, in thousands, of $${n}$ towns of a state.`,
    head: ['Population (thousands)', 'Number of towns'],
    what: 'population, in thousands',
    limits: [
      [10, 20, 30, 50, 70, 100],
      [5, 15, 25, 45, 75, 115],
      [20, 30, 50, 70, 100, 140],
    ],
  },
]
