import { isPrime, isSquare } from '../../../maths'
import { powersOf } from './powers'

/** A number told in words: "the smallest two-digit odd composite number". */
export interface NamedNumber {
  readonly extreme: 'smallest' | 'greatest'
  readonly digits: number | null
  readonly parity: 'odd' | 'even' | null
  readonly kind: 'number' | 'prime' | 'composite' | 'square'
  /** So many different prime factors, where that is told. */
  readonly primeFactors: number | null
}

const counts = ['', 'one', 'two', 'three', 'four', 'five'] as const
const kinds = {
  number: 'number',
  prime: 'prime number',
  composite: 'composite number',
  square: 'perfect square',
} as const

export function toldOf({ extreme, digits, parity, kind, primeFactors }: NamedNumber): string {
  const long = digits === null ? [] : [`${counts[digits] ?? digits}-digit`]
  const words = ['the', extreme, ...long, ...(parity === null ? [] : [parity]), kinds[kind]]
  const factors = primeFactors === null ? [] : [`with ${counts[primeFactors] ?? primeFactors} different prime factors`]
  return [...words, ...factors].join(' ')
}

function isSuch(n: number, { parity, kind, primeFactors }: NamedNumber): boolean {
  if (parity !== null && (n % 2 === 0) !== (parity === 'even')) return false
  if (kind === 'prime' && !isPrime(n)) return false
  if (kind === 'composite' && (n < 4 || isPrime(n))) return false
  if (kind === 'square' && !isSquare(n)) return false
  return primeFactors === null || powersOf(n).length === primeFactors
}

/** null where there is none below 10000. */
export function namedValue(name: NamedNumber): number | null {
  const { extreme, digits } = name
  if (digits === null && extreme === 'greatest') return null
  if (digits !== null && (digits < 1 || digits > 4)) return null
  const [from, to] = digits === null ? [1, 9999] : [10 ** (digits - 1), 10 ** digits - 1]
  for (let n = from; n <= to; n++) {
    const tried = extreme === 'smallest' ? n : from + to - n
    if (isSuch(tried, name)) return tried
  }
  return null
}

const reasons: Readonly<Record<string, string>> = {
  'the smallest prime number': 'its only factors are $1$ and $2$, and $1$ is not a prime number',
  'the smallest odd prime number': 'the only smaller prime number is even',
  'the smallest composite number': '$4 = 2 \\times 2$, and the smaller numbers are not composite',
  'the smallest odd composite number': '$9 = 3 \\times 3$, and no smaller odd number is composite',
  'the greatest one-digit prime number': 'the greater ones are $8 = 2^3$ and $9 = 3^2$',
  'the smallest two-digit prime number': 'the only smaller number with two digits is even',
  'the smallest two-digit composite number': '$10 = 2 \\times 5$, and it is the very first number with two digits',
  'the smallest two-digit odd composite number':
    '$15 = 3 \\times 5$, and the smaller odd numbers with two digits are prime',
  'the smallest number with two different prime factors': '$6 = 2 \\times 3$, the product of the two smallest primes',
  'the smallest number with three different prime factors':
    '$30 = 2 \\times 3 \\times 5$, the product of the three smallest primes',
  'the greatest two-digit even number': 'the only greater number with two digits is odd',
  'the smallest two-digit perfect square': '$16 = 4^2$, and $3^2$ has only one digit',
}

/** Why it is that number. */
export const reasonOf = (name: NamedNumber): string =>
  reasons[toldOf(name)] ?? `no ${name.extreme === 'smallest' ? 'smaller' : 'greater'} number is of this kind`
