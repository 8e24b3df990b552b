import { isPrime } from '../../../maths'
import type { Random } from '../../../random'
import { product } from './in-words'

export type Kind = 'prime' | 'composite' | 'neither'

/** A number in disguise: how it is told, and how it is worked out. */
interface Disguised {
  readonly kind: Kind
  readonly told: string
  readonly value: number
  /** What it is, and what follows of its factors. */
  readonly lines: readonly [value: string, factors: string]
}

const primes = [2, 3, 5, 7, 11, 13] as const

function fewPrimes(random: Random, count: number): readonly number[] {
  return random
    .shuffle(primes)
    .slice(0, count)
    .sort((a, b) => a - b)
}

/** A product of primes and one more of its factors: composite. */
export function composite(random: Random): Disguised {
  const factors = random.until(
    (source) => fewPrimes(source, 3),
    (found) => product(found) <= 1000,
  )
  const common = random.pick(factors)
  const others = factors.filter((n) => n !== common)
  const value = product(factors) + common
  const quotient = product(others) + 1
  return {
    kind: 'composite',
    told: `${factors.join(' \\times ')} + ${common}`,
    value,
    lines: [
      `$${factors.join(' \\times ')} + ${common} = ${common} \\times (${others.join(' \\times ')} + 1) = ${common} \\times ${quotient}$`,
      `So the number has the factors $${common}$ and $${quotient}$, both greater than $1$`,
    ],
  }
}

/** A product and a number whose sum is a prime below 100. */
export function prime(random: Random): Disguised {
  const { factors, more } = random.until(
    (source) => ({ factors: fewPrimes(source, 2), more: source.integer(1, 9) }),
    ({ factors, more }) => product(factors) + more < 100 && isPrime(product(factors) + more),
  )
  const value = product(factors) + more
  return {
    kind: 'prime',
    told: `${factors.join(' \\times ')} + ${more}`,
    value,
    lines: [
      `$${factors.join(' \\times ')} + ${more} = ${product(factors)} + ${more} = ${value}$`,
      `$${value}$ is not divisible by $2$, $3$, $5$ or $7$${value < 8 ? ' except by itself' : ''}, and $11 \\times 11 = 121$ is greater than it`,
    ],
  }
}

/** The HCF of co-prime numbers. */
export function neither(random: Random): Disguised {
  const [a, b] = random.until(
    (source): readonly [number, number] => [
      source.pick([8, 9, 16, 25, 27, 32]),
      source.pick([35, 49, 55, 77, 91, 121]),
    ],
    ([first, second]) =>
      Array.from({ length: first - 1 }, (_, i) => i + 2).every((d) => first % d !== 0 || second % d !== 0),
  )
  return {
    kind: 'neither',
    told: `\\text{HCF}(${a}, ${b})`,
    value: 1,
    lines: [
      `$${a}$ and $${b}$ have no common prime factor, so $\\text{HCF}(${a}, ${b}) = 1$`,
      'A prime number has exactly two factors; $1$ has only one factor, and it is not composite either',
    ],
  }
}
