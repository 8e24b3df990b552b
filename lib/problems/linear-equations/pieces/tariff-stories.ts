interface Tariff {
  readonly fixed: number
  readonly rate: number
}

/** Two charges, each with a fixed part and a rate, that are equal at x units. */
export interface Tariffs {
  readonly story: 'taxi' | 'hall' | 'gym'
  readonly a: Tariff
  readonly b: Tariff
  readonly x: number
  /** Whose charge (i) and (ii) ask, and for how many units. */
  readonly which: 'a' | 'b'
  readonly at: number
  readonly last: 'meet' | 'less'
  /** How far beyond the point of equal charges the last part asks. */
  readonly beyond: number
}

/** In ₹: ranges of the fixed part, of the lower rate in steps, of the point of equal charges, and of what is used. */
export const tariffs = {
  taxi: {
    fixed: [25, 60],
    round: 5,
    rate: [8, 20],
    step: 1,
    meet: [5, 20],
    use: [3, 30],
    names: ['taxi A', 'taxi B'],
    unit: 'km',
    units: 'km',
    letter: 'distance',
    told: (a: Tariff, b: Tariff) =>
      `Two taxi companies work in a town. Taxi A takes a fixed charge of ₹$${a.fixed}$ and ₹$${a.rate}$ for each km; taxi B takes a fixed charge of ₹$${b.fixed}$ and ₹$${b.rate}$ for each km.`,
  },
  hall: {
    fixed: [500, 2000],
    round: 100,
    rate: [200, 500],
    step: 50,
    meet: [4, 12],
    use: [2, 14],
    names: ['hall A', 'hall B'],
    unit: 'hour',
    units: 'hours',
    letter: 'number of hours',
    told: (a: Tariff, b: Tariff) =>
      `For a cultural evening the students' council looks at two halls. Hall A costs ₹$${a.fixed}$ for cleaning and ₹$${a.rate}$ for each hour; hall B costs ₹$${b.fixed}$ for cleaning and ₹$${b.rate}$ for each hour.`,
  },
  gym: {
    fixed: [300, 1000],
    round: 100,
    rate: [200, 600],
    step: 50,
    meet: [4, 12],
    use: [2, 18],
    names: ['club A', 'club B'],
    unit: 'month',
    units: 'months',
    letter: 'number of months',
    told: (a: Tariff, b: Tariff) =>
      `Farah wants to learn badminton. Club A asks ₹$${a.fixed}$ for joining and ₹$${a.rate}$ for each month; club B asks ₹$${b.fixed}$ for joining and ₹$${b.rate}$ for each month.`,
  },
} as const
