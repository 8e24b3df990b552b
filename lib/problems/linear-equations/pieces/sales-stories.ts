import type { Pair } from '../../../solutions/linear-equations/pieces/line'
import { outcomes, type Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'

/** Two kinds of thing, sold on two days. */
export interface Sales {
  readonly story: 'tickets' | 'canteen' | 'hire' | 'nursery'
  /** Of one of each kind, in ₹. */
  readonly price: readonly [number, number]
  /** The counts of each day, divided by the factor of the day. */
  readonly first: readonly [number, number]
  readonly second: readonly [number, number]
  readonly by: readonly [number, number]
  /** The day whose equation is asked in (i). */
  readonly day: 0 | 1
  /** Of the first equation together with the note in (ii), which tells a multiple of the first counts or the second day's. */
  readonly outcome: Outcome
  readonly times: number
  readonly off: number
  readonly last: 'prices' | 'bill'
  readonly bill: readonly [number, number]
  readonly order: readonly number[]
}

interface Story {
  /** Least and greatest price of each kind, and the step between prices. */
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly step: number
  /** What the counts of a day are multiplied by. */
  readonly by: readonly number[]
  readonly kinds: readonly [one: readonly [string, string], other: readonly [string, string]]
  readonly days: readonly [string, string]
  readonly told: (first: string, second: string) => string
}

export const sales: Readonly<Record<Sales['story'], Story>> = {
  tickets: {
    x: [80, 200],
    y: [30, 90],
    step: 10,
    by: [5, 8, 10],
    kinds: [
      ['adult ticket', 'adult tickets'],
      ['child ticket', 'child tickets'],
    ],
    days: ['Monday', 'Tuesday'],
    told: (first, second) =>
      `The drama club of a school sells tickets for a play. On Monday ${first}; on Tuesday ${second}.`,
  },
  canteen: {
    x: [10, 25],
    y: [15, 40],
    step: 1,
    by: [4, 5, 8],
    kinds: [
      ['samosa', 'samosas'],
      ['glass of lassi', 'glasses of lassi'],
    ],
    days: ['the first day', 'the second day'],
    told: (first, second) =>
      `Class 10 runs a food stall for two days to raise money for a library. On the first day ${first}; on the second day ${second}.`,
  },
  hire: {
    x: [10, 30],
    y: [50, 150],
    step: 5,
    by: [4, 5, 8],
    kinds: [
      ['chair', 'chairs'],
      ['table', 'tables'],
    ],
    days: ['Saturday', 'Sunday'],
    told: (first, second) =>
      `A shop hires out chairs and tables for weddings at fixed rates for a day. On Saturday ${first}; on Sunday ${second}.`,
  },
  nursery: {
    x: [20, 60],
    y: [30, 120],
    step: 5,
    by: [2, 4, 5],
    kinds: [
      ['rose plant', 'rose plants'],
      ['mango sapling', 'mango saplings'],
    ],
    days: ['Monday', 'Wednesday'],
    told: (first, second) =>
      `A village nursery keeps an account of what it sells. On Monday ${first}; on Wednesday ${second}.`,
  },
}

/** Both equations, in lowest terms of the day's factor. */
export const salePair = ({ price: [x, y], first: [a, b], second: [c, d] }: Sales): Pair => [
  [a, b, a * x + b * y],
  [c, d, c * x + d * y],
]

/** "$40$ adult tickets and $60$ child tickets brought in ₹$7400$" */
export function dayTold(drawn: Sales, [a, b]: readonly [number, number], total: number): string {
  const [one, other] = sales[drawn.story].kinds
  return `${counted(a, one)} and ${counted(b, other)} brought in ₹$${total}$`
}

export const counted = (n: number, [one, many]: readonly [string, string]): string => `$${n}$ ${n === 1 ? one : many}`

/** The right outcome first, as in the options of (ii). */
export const ratioOutcomes = (right: Outcome): readonly Outcome[] => [
  right,
  ...outcomes.filter((other) => other !== right),
]

/** The note of (ii): counts, and the money that it tells. */
export function noteOf(drawn: Sales): readonly [number, number, number] {
  const { outcome, times, off } = drawn
  const [first, second] = salePair(drawn)
  if (outcome === 'unique') return [times * second[0], times * second[1], times * second[2]]
  return [times * first[0], times * first[1], times * first[2] + (outcome === 'none' ? off : 0)]
}
