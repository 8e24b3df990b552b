import { factorisationTex, primeFactors, type Fraction } from '../../maths'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'
import { listed } from './pieces/factor-lines'

/** Which of 2 and 5 divide the powers of a number. */
export type Divisors = 'both' | 'two' | 'five' | 'neither'

export interface Given {
  readonly base: Fraction
  readonly digit: Fraction
  /** 0 or 5, whichever `digit` is not: either will do. */
  readonly or?: Fraction
  /** With which digit it ends is asked too: the same for all powers. */
  readonly always?: true
}

const distinctPrimes = (n: number): readonly number[] => primeFactors(n).map(({ prime }) => prime)

export function divisorsOf(base: number): Divisors {
  const primes = distinctPrimes(base)
  if (primes.includes(2)) return primes.includes(5) ? 'both' : 'two'
  return primes.includes(5) ? 'five' : 'neither'
}

/** A number ends with 0 if both are its factors, with 5 if it has 5 alone. */
export const endsWith = (state: Divisors, digit: number): boolean => state === (digit === 0 ? 'both' : 'five')

const reasons: Readonly<Record<Divisors, (power: string) => string>> = {
  both: (power) => `both $2$ and $5$ are prime factors of ${power}`,
  two: (power) => `$2$, but not $5$, is a prime factor of ${power}`,
  five: (power) => `$5$, but not $2$, is a prime factor of ${power}`,
  neither: (power) => `neither $2$ nor $5$ is a prime factor of ${power}`,
}

/** "No, because 2, but not 5, is a prime factor of 6^n". */
export const answerText = (base: number, verdict: 'Yes' | 'No', state: Divisors): string =>
  `${verdict}, because ${reasons[state](`$${base}^n$`)}`

function factorsLine(base: number): string {
  const primes = distinctPrimes(base)
  if (primes[0] === base) return `$${base}$ is a prime number, so the only prime factor of $${base}^n$ is $${base}$`
  const [noun, verb] = primes.length === 1 ? ['factor', 'is'] : ['factors', 'are']
  return `Now $${base}^n = (${factorisationTex(base)})^n$, so the only prime ${noun} of $${base}^n$ ${verb} ${listed(primes)}`
}

/** What follows for 2 and 5. */
const uniqueLines: Readonly<Record<Divisors, (base: number) => string>> = {
  both: (base) => `Both $2$ and $5$ are among them for every $n$, so $${base}^n$ is always divisible by both`,
  two: (base) =>
    `By the uniqueness of the prime factorisation, $2$ divides $${base}^n$ for every $n$, and $5$ never does`,
  five: (base) =>
    `By the uniqueness of the prime factorisation, $5$ divides $${base}^n$ for every $n$, and $2$ never does`,
  neither: (base) => `By the uniqueness of the prime factorisation, neither $2$ nor $5$ ever divides $${base}^n$`,
}

export const linesToDigit = (base: number, digit: number): readonly Line[] => [
  line(
    'divisors',
    digit === 0
      ? 'A number ends with the digit $0$ exactly when it is divisible by $10 = 2 \\times 5$'
      : 'A number ends with the digit $5$ exactly when it is divisible by $5$ but not by $2$',
  ),
  line('factors', factorsLine(base)),
  line('unique', uniqueLines[divisorsOf(base)](base)),
]

export const digitConclusion = (base: number, digit: number): string =>
  endsWith(divisorsOf(base), digit)
    ? `So $${base}^n$ ends with the digit $${digit}$ for every natural number $n$`
    : `So $${base}^n$ can never end with the digit $${digit}$`

/** Either of the two digits: 5 alone decides. */
function withZeroOrFive(base: number, state: Divisors) {
  const holds = state === 'both' || state === 'five'
  const power = `$${base}^n$`
  return {
    lines: [
      'A number ends with the digit $0$ or $5$ exactly when it is divisible by $5$',
      line('factors', factorsLine(base)),
      holds
        ? `$5$ is among them for every $n$, so ${power} is always divisible by $5$`
        : `By the uniqueness of the prime factorisation, $5$ never divides ${power}`,
      earns(1, `So ${power} ${holds ? 'always ends' : 'can never end'} with the digit $0$ or $5$`),
    ],
    key: `${holds ? 'Yes' : 'No'}, because 5 is ${holds ? '' : 'not '}a prime factor of ${base}^n`,
  }
}

/** E.g. "Can 6^n end with the digit 0 for any natural number n?" */
export const lastDigit = worked<Given>({
  id: 'last-digit',
  archetype: 'rn-last-digit',
  objection: ({ base, digit, always }) => {
    if (always === true && ![0n, 1n, 5n, 6n].includes(base.n % 10n))
      return 'The last digits of these powers are not all the same.'
    if (base.d !== 1n || base.n < 2n || base.n > 100_000n) return 'I can work this for a whole number from $2$ on.'
    return digit.n === 0n || (digit.n === 5n && digit.d === 1n)
      ? null
      : 'By its prime factors this can be told of the digits $0$ and $5$ only.'
  },
  solve: (given) => {
    const [base, digit] = [Number(given.base.n), Number(given.digit.n)]
    const state = divisorsOf(base)
    const answer = answerText(base, endsWith(state, digit) ? 'Yes' : 'No', state)
    if (given.or) return withZeroOrFive(base, state)
    const last = base % 10
    const ends = `${last} \\times ${last}`
    const lines = [...linesToDigit(base, digit), earns(1, digitConclusion(base, digit))]
    if (given.always !== true) return { lines, key: answer.replaceAll('$', '') }
    return {
      lines: [
        ...lines,
        `$${ends} = ${last * last}$ ends with $${last}$ again, so every power of $${base}$ ends with $${last}$`,
      ],
      key: `${answer.replaceAll('$', '')}; it always ends with ${last}`,
    }
  },
})
