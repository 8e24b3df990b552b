/** What is counted in single values, with the least value and how many different ones there are. */
export interface ValueStory {
  readonly tell: (total: number) => string
  readonly head: readonly [values: string, frequencies: string]
  readonly what: string
  readonly starts: readonly number[]
  readonly counts: readonly number[]
}

export const valueStories: readonly ValueStory[] = [
  {
    tell: (n) => `The table below shows how many goals were scored in each of $${n}$ hockey matches.`,
    head: ['Goals', 'Number of matches'],
    what: 'number of goals',
    starts: [0, 1],
    counts: [5, 6],
  },
  {
    tell: (n) => `The table below gives the number of children in $${n}$ families of a housing society.`,
    head: ['Children', 'Number of families'],
    what: 'number of children',
    starts: [0],
    counts: [5],
  },
  {
    tell: (n) => `A shop sold $${n}$ pairs of school shoes in a week. The table below shows their sizes.`,
    head: ['Size', 'Number of pairs'],
    what: 'size',
    starts: [2, 3, 4],
    counts: [5, 6],
  },
  {
    tell: (n) => `Four coins are tossed $${n}$ times. The table below shows how often each number of heads came up.`,
    head: ['Heads', 'Number of throws'],
    what: 'number of heads',
    starts: [0],
    counts: [5],
  },
  {
    tell: (n) => `The ages of $${n}$ members of a junior swimming club are given in the table below.`,
    head: ['Age (in years)', 'Number of members'],
    what: 'age',
    starts: [9, 10, 11, 12],
    counts: [5, 6],
  },
  {
    tell: (n) => `The table below shows how many books $${n}$ students borrowed from the school library in a month.`,
    head: ['Books', 'Number of students'],
    what: 'number of books',
    starts: [0, 1],
    counts: [5, 6],
  },
]
