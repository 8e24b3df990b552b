import type { Divisors } from '../../../solutions/real-numbers/last-digit'
import type { Random } from '../../../random'

export const divisors = ['both', 'two', 'five', 'neither'] as const

const bases: Readonly<Record<Divisors, readonly number[]>> = {
  both: [10, 20, 30, 40, 50, 60],
  two: [4, 6, 8, 12, 14, 16, 18, 22, 24, 26, 28],
  five: [5, 15, 25, 35, 45, 55],
  neither: [3, 7, 9, 11, 21, 27, 33, 39],
}

export interface LastDigit {
  readonly base: number
  readonly digit: 0 | 5
  /** Another state of the factors, which a wrong option states. */
  readonly mistaken: Divisors
}

/** The powers end with the digit in two of five draws. */
export function drawLastDigit(random: Random): LastDigit {
  const digit = random.pick([0, 5] as const)
  const state = random.pick([...divisors, digit === 0 ? ('both' as const) : ('five' as const)])
  return { digit, base: random.pick(bases[state]), mistaken: random.pick(divisors.filter((each) => each !== state)) }
}

export const verdicts = ['Yes', 'No'] as const
export type Verdict = (typeof verdicts)[number]
