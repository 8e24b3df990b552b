import type { DigitEvent } from '../../../solutions/probability/pieces/digit-event'

/** What may be asked of a number of two digits. */
export interface AskedOfDigits {
  readonly event: DigitEvent
  /** After "the number". */
  readonly say: string
  readonly holds: (n: number) => boolean
  readonly hint: string
}

const tens = (n: number): number => Math.floor(n / 10)
const divisible = (by: number, hint: string): AskedOfDigits => ({
  event: { kind: 'divisible by', number: by },
  say: `is divisible by $${by}$`,
  holds: (n) => n % by === 0,
  hint,
})

export const digitEvents: readonly AskedOfDigits[] = [
  divisible(3, 'A number is divisible by $3$ if the sum of its digits is.'),
  divisible(4, 'Go through the tens digits one by one and look for multiples of $4$.'),
  divisible(6, 'A multiple of $6$ is even, and the sum of its digits is divisible by $3$.'),
  divisible(9, 'A number is divisible by $9$ if the sum of its digits is.'),
  {
    say: 'is a prime number',
    event: { kind: 'prime' },
    holds: (n) => n > 1 && [2, 3, 5, 7].every((p) => n % p !== 0 || n === p),
    hint: 'A number below $100$ that is divisible by none of $2$, $3$, $5$ and $7$ is prime.',
  },
  {
    say: 'has a tens digit greater than its units digit',
    event: { kind: 'tens greater' },
    holds: (n) => tens(n) > n % 10,
    hint: 'For each tens digit, which smaller digits are there?',
  },
  {
    say: 'has two digits that differ by $1$',
    event: { kind: 'digits differ', by: 1 },
    holds: (n) => Math.abs(tens(n) - (n % 10)) === 1,
    hint: 'For each tens digit, look for its neighbours among the digits.',
  },
]
