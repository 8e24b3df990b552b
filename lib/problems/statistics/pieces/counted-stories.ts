/** What is counted, so that classes such as 1–5 and 6–10 leave nothing out between them. */
export interface CountedStory {
  readonly tell: (total: number) => string
  readonly head: readonly [classes: string, frequencies: string]
  /** After "the mean". */
  readonly what: string
  readonly froms: readonly number[]
  readonly widths: readonly number[]
}

export const countedStories: readonly CountedStory[] = [
  {
    tell: (n) => `The table below shows how many saplings $${n}$ schools of a district planted on Environment Day.`,
    head: ['Saplings', 'Number of schools'],
    what: 'number of saplings',
    froms: [1, 11, 21],
    widths: [5, 10],
  },
  {
    tell: (n) =>
      `Fruit vendors of a market sell mangoes in packing boxes, which do not all hold the same number of mangoes. The table below shows the numbers of mangoes in $${n}$ boxes.`,
    head: ['Mangoes', 'Number of boxes'],
    what: 'number of mangoes in a box',
    froms: [40, 45, 50],
    widths: [3, 5],
  },
  {
    tell: (n) => `The table below shows how many pages of a novel $${n}$ students read on one day.`,
    head: ['Pages', 'Number of students'],
    what: 'number of pages',
    froms: [1, 6, 11],
    widths: [5, 10],
  },
  {
    tell: (n) => `The runs that $${n}$ batters of a tournament scored in one innings are given in the table below.`,
    head: ['Runs', 'Number of batters'],
    what: 'number of runs',
    froms: [0],
    widths: [10, 15, 20],
  },
  {
    tell: (n) => `The table below shows how many letters there are in the surnames of $${n}$ people of a locality.`,
    head: ['Letters', 'Number of surnames'],
    what: 'number of letters in a surname',
    froms: [1, 2],
    widths: [3],
  },
  {
    tell: (n) =>
      `For $${n}$ minutes a student counts the vehicles that pass the school gate in each minute. The table below shows the counts.`,
    head: ['Vehicles', 'Number of minutes'],
    what: 'number of vehicles in a minute',
    froms: [1, 6],
    widths: [4, 5],
  },
]
