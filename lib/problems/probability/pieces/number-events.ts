import { isPrime } from '../../../maths/integer'
import { chain, says, type earns } from '../../template'

/** An event of drawing one of the numbers from 1 to n; the count is reasoned, not listed, where the list is long. */
export interface NumberEvent {
  readonly say: string
  readonly holds: (n: number) => boolean
  /** How the favourable numbers are counted, for the numbers from 1 to `to`. */
  readonly counted: (to: number, good: readonly number[]) => Parameters<typeof earns>[1]
  readonly slip: (to: number, good: number) => readonly (readonly [number, string])[]
}

const listing = (what: string) => (_: number, good: readonly number[]) =>
  `The ${what} are $${good.join(', ')}$, so there are $${good.length}$ of them.`

/** "The last multiple of 6 is 72, and 72/6 = 12": so many there are. */
const lastOf = (m: number) => (_: number, good: readonly number[]) =>
  says`The last of the multiples of $${m}$ is $${good.at(-1) ?? 0}$, and ${chain(`\\dfrac{${good.at(-1) ?? 0}}{${m}}`, `${good.length}`)}: there are that many multiples.`

const multipleOf = (m: number): NumberEvent => ({
  say: `a number divisible by $${m}$`,
  holds: (n) => n % m === 0,
  counted: lastOf(m),
  slip: (_, good) => [[good + 1, `The first multiple is ${m} itself, not 0.`]],
})

export const numberEvents: readonly NumberEvent[] = [
  {
    say: 'a two-digit number',
    holds: (n) => n > 9 && n < 100,
    counted: (to, good) =>
      says`The two-digit numbers begin with $10$; with both ends there are ${chain(`${to} - 10 + 1`, `${good.length}`)} of them.`,
    slip: (to) => [[to - 10, 'From 10 to the last number both ends count.']],
  },
  {
    say: 'a perfect square',
    holds: (n) => Number.isInteger(Math.sqrt(n)),
    counted: listing('perfect squares'),
    slip: (_, good) => [[good - 1, 'Is 1 a perfect square?']],
  },
  {
    say: 'a perfect cube',
    holds: (n) => [1, 8, 27, 64].includes(n),
    counted: listing('perfect cubes'),
    slip: (_, good) => [[good - 1, 'Is 1 a perfect cube?']],
  },
  ...[3, 5, 6, 7, 8].map(multipleOf),
  {
    say: 'a prime number less than $20$',
    holds: (n) => n < 20 && isPrime(n),
    counted: listing('prime numbers less than $20$'),
    slip: (_, good) => [
      [good + 1, 'Remember that 1 is not a prime number.'],
      [good - 1, 'Remember that 2 is a prime number.'],
    ],
  },
  {
    say: 'a number greater than $30$',
    holds: (n) => n > 30,
    counted: (to, good) =>
      says`The numbers greater than $30$ begin with $31$; with both ends there are ${chain(`${to} - 31 + 1`, `${good.length}`)} of them.`,
    slip: (to) => [[to - 29, 'Does 30 itself belong to them?']],
  },
  {
    say: 'a multiple of both $2$ and $3$',
    holds: (n) => n % 6 === 0,
    counted: lastOf(6),
    slip: (to) => [
      [
        Math.floor(to / 2) + Math.floor(to / 3) - Math.floor(to / 6),
        'The number must be a multiple of both, not of one of them.',
      ],
    ],
  },
]
