/** People or things, each of one kind. */
export interface CountStory {
  readonly tell: (total: number) => string
  readonly head: readonly [string, string]
  readonly kinds: readonly string[]
  readonly person: string
  /** After "that": the chosen one "has the blood group O". */
  readonly is: (kinds: readonly string[]) => string
  readonly isNot: (kind: string) => string
  readonly totals: readonly [number, number]
}

const joined = (kinds: readonly string[]): string => kinds.join(' or ')

export const countStories: readonly CountStory[] = [
  {
    tell: (n) => `The blood groups of $${n}$ students of Class 10 are given in the table below.`,
    head: ['Blood group', 'Number of students'],
    kinds: ['A', 'B', 'AB', 'O'],
    person: 'student',
    is: (kinds) => `the student has the blood group ${joined(kinds)}`,
    isNot: (kind) => `the student does not have the blood group ${kind}`,
    totals: [30, 60],
  },
  {
    tell: (n) => `The table below shows the sizes of $${n}$ school shirts in the stock of a shop.`,
    head: ['Size', 'Number of shirts'],
    kinds: ['S', 'M', 'L', 'XL'],
    person: 'shirt',
    is: (kinds) => `the shirt is of size ${joined(kinds)}`,
    isNot: (kind) => `the shirt is not of size ${kind}`,
    totals: [40, 120],
  },
  {
    tell: (n) => `The table below shows which games the $${n}$ members of a club play; each plays just one.`,
    head: ['Game', 'Number of members'],
    kinds: ['Carrom', 'Chess', 'Table tennis', 'Badminton', 'Squash'],
    person: 'member',
    is: (kinds) => `the member plays ${joined(kinds.map((kind) => kind.toLowerCase()))}`,
    isNot: (kind) => `the member does not play ${kind.toLowerCase()}`,
    totals: [40, 120],
  },
  {
    tell: (n) =>
      `The table below shows how many vehicles of each type were counted at a crossing; there were $${n}$ in all.`,
    head: ['Type', 'Number of vehicles'],
    kinds: ['Car', 'Bus', 'Truck', 'Scooter', 'Bicycle'],
    person: 'vehicle',
    is: (kinds) => `the vehicle is a ${joined(kinds.map((kind) => kind.toLowerCase())).replace(' or ', ' or a ')}`,
    isNot: (kind) => `the vehicle is not a ${kind.toLowerCase()}`,
    totals: [60, 200],
  },
  {
    tell: (n) => `A library has $${n}$ new books, in the languages that the table below names.`,
    head: ['Language', 'Number of books'],
    kinds: ['Hindi', 'English', 'Tamil', 'Urdu', 'Bengali'],
    person: 'book',
    is: (kinds) => `the book is in ${joined(kinds)}`,
    isNot: (kind) => `the book is not in ${kind}`,
    totals: [40, 160],
  },
]
