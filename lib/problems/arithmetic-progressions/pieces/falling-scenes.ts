/** a at first and d less each time. */
export interface Falling {
  readonly scene: 0 | 1 | 2 | 3
  readonly a: number
  readonly d: number
  /** The place that (i) is about, and the one that (ii) asks for. */
  readonly k: number
  readonly place: number
  /** (iii): the first n, or those up to `to`, `length` of them. */
  readonly n: number
  readonly to: number
  readonly length: number
  readonly last: 'first terms' | 'block'
  readonly opening: 'term' | 'fall'
}

interface Scene {
  readonly story: (falling: Falling) => string
  /** The numbers are multiples of it; the ranges of the first one and of the fall, in such units. */
  readonly unit: number
  readonly first: readonly [number, number]
  readonly fall: readonly [number, number]
  /** 'hour': what the places count. */
  readonly time: string
  readonly measure: string
  readonly values: string
  /** "How much water, in litres, does it bring up in the 6th hour?" */
  readonly at: (place: string) => string
  readonly less: (place: string) => string
  readonly which: (value: number) => string
  /** 'in', 'on': before "the first 8 hours"; none where the places are things and not times. */
  readonly preposition: 'in' | 'on' | null
  readonly all: (times: string) => string
  /** What the total is called in the last line. */
  readonly total: string
}

export const fallingScenes: readonly [Scene, Scene, Scene, Scene] = [
  {
    story: ({ a, d }) =>
      `A pump empties a flooded cellar. It brings up $${a}$ litres of water in the first hour, and in each later hour $${d}$ litres less than in the hour before.`,
    unit: 10,
    first: [34, 90],
    fall: [1, 4],
    time: 'hour',
    measure: 'litres',
    values: 'The amounts of water',
    at: (place) => `How many litres does the pump bring up in the ${place} hour?`,
    less: (place) => `How many litres less does it bring up in the ${place} hour than in the first?`,
    which: (value) => `In which hour does it bring up $${value}$ litres?`,
    preposition: 'in',
    all: (times) => `How many litres does it bring up ${times} together?`,
    total: 'the amount of water',
  },
  {
    story: ({ a, d }) =>
      `When school opens after the holidays, a bookshop sells $${a}$ notebooks on the first day, and on each later day $${d}$ notebooks fewer than on the day before.`,
    unit: 5,
    first: [50, 120],
    fall: [1, 3],
    time: 'day',
    measure: 'notebooks',
    values: 'The numbers of notebooks',
    at: (place) => `How many notebooks does the shop sell on the ${place} day?`,
    less: (place) => `How many fewer notebooks does the shop sell on the ${place} day than on the first?`,
    which: (value) => `On which day does it sell $${value}$ notebooks?`,
    preposition: 'on',
    all: (times) => `How many notebooks does it sell ${times} together?`,
    total: 'the sale',
  },
  {
    story: ({ a, d }) =>
      `The mangoes of an orchard are picked day after day. The pickers bring in $${a}$ kg on the first day, and on each later day $${d}$ kg less than on the day before.`,
    unit: 10,
    first: [34, 80],
    fall: [1, 4],
    time: 'day',
    measure: 'kg',
    values: 'The amounts of mangoes',
    at: (place) => `How many kilograms are brought in on the ${place} day?`,
    less: (place) => `How many kilograms less are brought in on the ${place} day than on the first?`,
    which: (value) => `On which day are $${value}$ kg brought in?`,
    preposition: 'on',
    all: (times) => `How many kilograms are brought in ${times} together?`,
    total: 'the amount of mangoes',
  },
  {
    story: ({ a, d }) =>
      `A town run has many cash prizes. The first prize is ₹$${a}$, and each later prize is ₹$${d}$ less than the one before it.`,
    unit: 10,
    first: [60, 90],
    fall: [1, 4],
    time: 'prize',
    measure: '₹',
    values: 'The prizes',
    at: (place) => `How many rupees is the ${place} prize?`,
    less: (place) => `How many rupees less is the ${place} prize than the first?`,
    which: (value) => `Which prize is ₹$${value}$?`,
    preposition: null,
    all: (times) => `How many rupees are ${times} together?`,
    total: 'the sum of these prizes',
  },
]
