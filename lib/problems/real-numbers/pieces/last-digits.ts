import { distinctPrimes } from './in-words'
import type { Random } from '../../../random'

/** Which of 2 and 5 divide the powers of a number. */
export const divisors = ['both', 'two', 'five', 'neither'] as const
export type Divisors = (typeof divisors)[number]

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

export function divisorsOf(base: number): Divisors {
  const primes = distinctPrimes(base)
  if (primes.includes(2)) return primes.includes(5) ? 'both' : 'two'
  return primes.includes(5) ? 'five' : 'neither'
}

/** A number ends with 0 if both are its factors, with 5 if it has 5 alone. */
export const endsWith = (state: Divisors, digit: 0 | 5): boolean => state === (digit === 0 ? 'both' : 'five')

export const verdicts = ['Yes', 'No'] as const
export type Verdict = (typeof verdicts)[number]

const said: Readonly<Record<Divisors, (power: string) => string>> = {
  both: (power) => `both $2$ and $5$ are prime factors of ${power}`,
  two: (power) => `$2$, but not $5$, is a prime factor of ${power}`,
  five: (power) => `$5$, but not $2$, is a prime factor of ${power}`,
  neither: (power) => `neither $2$ nor $5$ is a prime factor of ${power}`,
}

/** "No, because 2, but not 5, is a prime factor of 6^n". */
export const answerText = (base: number, verdict: Verdict, state: Divisors): string =>
  `${verdict}, because ${said[state](`$${base}^n$`)}`
