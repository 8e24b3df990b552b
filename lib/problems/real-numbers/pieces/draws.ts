import { gcd, lcm, primeFactors, type PrimePower } from '../../../maths'
import type { Random } from '../../../random'

/** Two numbers g × m and g × n, m and n coprime, so that g is their HCF and neither divides the other. */
export interface SharedFactor {
  readonly g: number
  readonly m: number
  readonly n: number
}

export const sharedFactor = (
  random: Random,
  [leastG, greatestG]: readonly [number, number],
  greatestQuotient: number,
  passes: (a: number, b: number) => boolean,
): SharedFactor =>
  random.until(
    (source) => ({
      g: source.integer(leastG, greatestG),
      m: source.integer(2, greatestQuotient),
      n: source.integer(2, greatestQuotient),
    }),
    ({ g, m, n }) => m !== n && gcd(m, n) === 1 && passes(g * m, g * n),
  )

/** So many numbers in rising order, none a multiple of another, whose LCM stays in bounds; their HCF is above 1 when asked. */
export const unrelatedNumbers = (
  random: Random,
  count: number,
  [least, greatest]: readonly [number, number],
  greatestLcm: number,
  passes: (numbers: readonly number[]) => boolean = () => true,
): readonly number[] =>
  random.until(
    (source) => Array.from({ length: count }, () => source.integer(least, greatest)).sort((a, b) => a - b),
    (numbers) =>
      numbers.every((n, i) => numbers.every((other, j) => i === j || other % n !== 0)) &&
      lcm(...numbers) <= greatestLcm &&
      passes(numbers),
  )

const smallPrimes = [2, 3, 5, 7, 11, 13] as const

/** A number from 60 to 10000 built of two to four primes up to 13, as the condition asks. */
export const drawFactorised = (random: Random, passes: (powers: readonly PrimePower[]) => boolean): number =>
  random.until(
    (source) =>
      source
        .shuffle(smallPrimes)
        .slice(0, source.integer(2, 4))
        .reduce((n, prime) => n * prime ** source.integer(1, prime < 5 ? 5 : 2), 1),
    (n) => n >= 60 && n <= 10_000 && passes(primeFactors(n)),
  )
