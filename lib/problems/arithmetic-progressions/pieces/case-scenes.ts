import { ordinal } from '../../../solutions/arithmetic-progressions/pieces/progression'

/** The places at which the story gives the values. */
interface Places {
  readonly p: number
  readonly q: number
}

export const scenes = [
  ({ p, q }: Places, first: number, second: number) =>
    `A school runs a charity walk. A child is given a fixed number of rupees for the first lap and a fixed amount more for each lap than for the lap before. Sana earns ₹$${first}$ for her ${ordinal(p)} lap and ₹$${second}$ for her ${ordinal(q)} lap.`,
  ({ p, q }: Places, first: number, second: number) =>
    `A company that makes solar lamps raises its production by a fixed number every year. It made ${first} lamps in the ${ordinal(p)} year and ${second} lamps in the ${ordinal(q)} year.`,
  ({ p, q }: Places, first: number, second: number) =>
    `In an open-air theatre each row has a fixed number of seats more than the row in front of it. The ${ordinal(p)} row has ${first} seats and the ${ordinal(q)} row has ${second} seats.`,
] as const

/** What the three parts ask, what forms the AP, and what is found. */
export const parts = [
  {
    increase: 'the increase from lap to lap, in rupees',
    start: 'the amount for the first lap, in rupees',
    sum: (n: number) => `the total amount for the first ${n} laps, in rupees`,
    which: (value: number) => `For which lap does she get ₹$${value}$? Give its number.`,
    values: 'The amounts for the laps',
    found: {
      increase: (d: number) => `₹$${d}$ more for each lap`,
      start: (a: number) => `₹$${a}$ for the first lap`,
      which: (n: number) => `it is lap number ${n}`,
      sum: (total: number, n: number) => `Hence she gets ₹$${total}$ for ${n} laps.`,
    },
  },
  {
    increase: 'the yearly increase of the production',
    start: 'the production of the first year',
    sum: (n: number) => `the total production in the first ${n} years`,
    which: (value: number) =>
      `In which year does the company make ${value} lamps? Give its number, counted from the first.`,
    values: 'The numbers of lamps',
    found: {
      increase: (d: number) => `${d} lamps more each year`,
      start: (a: number) => `${a} lamps in the first year`,
      which: (n: number) => `it is year number ${n}`,
      sum: (total: number, n: number) => `Hence ${total} lamps are made in ${n} years.`,
    },
  },
  {
    increase: 'the increase in the number of seats from row to row',
    start: 'the number of seats in the first row',
    sum: (n: number) => `the total number of seats in the first ${n} rows`,
    which: (value: number) => `Which row has ${value} seats? Give its number, counted from the first.`,
    values: 'The numbers of seats',
    found: {
      increase: (d: number) => `${d} seats more in each row`,
      start: (a: number) => `${a} seats in the first row`,
      which: (n: number) => `it is row number ${n}`,
      sum: (total: number, n: number) => `Hence there are ${total} seats in ${n} rows.`,
    },
  },
] as const

/** What the three parts ask for may be called, and what is another of them. */
export const names = {
  increase: {
    names: ['increase', 'common difference', 'difference', 'd'],
    others: ['first term', 'a', 'a_1', 'sum', 'total', 'S_n'],
  },
  start: {
    names: [
      'first term',
      'a',
      'a_1',
      'first lap',
      'first year',
      'first row',
      'production',
      'amount',
      'number of seats',
    ],
    others: ['increase', 'common difference', 'd', 'sum', 'total', 'S_n'],
  },
  which: {
    names: ['n', 'lap', 'lap number', 'year', 'year number', 'row', 'row number', 'number of the row'],
    others: ['first term', 'a', 'a_1', 'increase', 'common difference', 'd', 'sum', 'total', 'S_n'],
  },
  sum: (n: number) => ({
    names: [`S_${n}`, 'sum', 'total', 'S_n'],
    others: ['first term', 'a', 'a_1', 'increase', 'common difference', 'd'],
  }),
} as const

/** What is counted in the second and the third scene. */
export const things = {
  1: { things: ['lamps'], otherThings: ['years'] },
  2: { things: ['seats'], otherThings: ['rows'] },
} as const
