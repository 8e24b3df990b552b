import { factorisationTex, gcd, isPrime } from '../../../maths'
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

/** A product of primes, and one of its factors added or taken away: composite. */
export function composite(random: Random): Disguised {
  const factors = random.until(
    (source) => fewPrimes(source, 3),
    (found) => product(found) <= 1000,
  )
  const common = random.pick(factors)
  const others = factors.filter((n) => n !== common)
  const sign = random.pick(['+', '-'] as const)
  const one = sign === '+' ? 1 : -1
  const value = product(factors) + one * common
  const quotient = product(others) + one
  return {
    kind: 'composite',
    told: `${factors.join(' \\times ')} ${sign} ${common}`,
    value,
    lines: [
      `$${factors.join(' \\times ')} ${sign} ${common} = ${common} \\times (${others.join(' \\times ')} ${sign} 1) = ${common} \\times ${quotient}$`,
      `So the number has the factors $${common}$ and $${quotient}$, both greater than $1$`,
    ],
  }
}

/** A product and a number whose sum or difference is a prime below 100. */
export function prime(random: Random): Disguised {
  const { factors, more } = random.until(
    (source) => ({ factors: fewPrimes(source, 2), more: source.pick([1, -1]) * source.integer(1, 9) }),
    ({ factors, more }) => product(factors) + more < 100 && isPrime(product(factors) + more),
  )
  const value = product(factors) + more
  const [sign, size] = more > 0 ? ['+', more] : ['-', -more]
  return {
    kind: 'prime',
    told: `${factors.join(' \\times ')} ${sign} ${size}`,
    value,
    lines: [
      `$${factors.join(' \\times ')} ${sign} ${size} = ${product(factors)} ${sign} ${size} = ${value}$`,
      `$${value}$ is not divisible by $2$, $3$, $5$ or $7$${value < 8 ? ' except by itself' : ''}, and $11 \\times 11 = 121$ is greater than it`,
    ],
  }
}

/** An HCF that is 1, a prime or a composite number. */
function sharedPart(random: Random, g: number): readonly [number, number] {
  const [m, n] = random.until(
    (source): readonly [number, number] => [source.integer(2, 9), source.integer(2, 9)],
    ([first, second]) => first !== second && gcd(first, second) === 1 && g * first > 6 && g * second > 6,
  )
  return [g * m, g * n]
}

const hcfTold = (numbers: readonly [number, number]): string => `\\text{HCF}(${numbers.join(', ')})`

const factorised = (numbers: readonly [number, number], hcf: number): string =>
  `$${numbers[0]} = ${factorisationTex(numbers[0])}$ and $${numbers[1]} = ${factorisationTex(numbers[1])}$, so $${hcfTold(numbers)} = ${hcf}$`

export function primeHcf(random: Random): Disguised {
  const value = random.pick([2, 3, 5, 7, 11, 13])
  const numbers = sharedPart(random, value)
  return {
    kind: 'prime',
    told: hcfTold(numbers),
    value,
    lines: [factorised(numbers, value), `$${value}$ has just two factors, $1$ and itself`],
  }
}

export function compositeHcf(random: Random): Disguised {
  const [first, second] = random.pick([
    [2, 2],
    [2, 3],
    [3, 3],
    [2, 5],
    [2, 7],
    [3, 5],
  ] as const)
  const value = first * second
  const numbers = sharedPart(random, value)
  return {
    kind: 'composite',
    told: hcfTold(numbers),
    value,
    lines: [factorised(numbers, value), `$${value} = ${first} \\times ${second}$ has factors besides $1$ and itself`],
  }
}

/** A product less the number that is just one smaller. */
export function oneLess(random: Random): Disguised {
  const factors = random.until(
    (source) => fewPrimes(source, source.integer(2, 3)),
    (found) => product(found) > 20 && product(found) <= 500,
  )
  const whole = product(factors)
  return {
    kind: 'neither',
    told: `${factors.join(' \\times ')} - ${whole - 1}`,
    value: 1,
    lines: [`$${factors.join(' \\times ')} - ${whole - 1} = ${whole} - ${whole - 1} = 1$`, oneIsNeither],
  }
}

const oneIsNeither = 'A prime number has exactly two factors; $1$ has only one factor, and it is not composite either'

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
    told: hcfTold([a, b]),
    value: 1,
    lines: [`$${a}$ and $${b}$ have no common prime factor, so $\\text{HCF}(${a}, ${b}) = 1$`, oneIsNeither],
  }
}
