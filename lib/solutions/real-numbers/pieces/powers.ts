import { primeFactors, type PrimePower } from '../../../maths'

/** A number as a product of powers of primes, smallest prime first; none for 1. */
export type Powers = readonly PrimePower[]

export const powersOf = (n: number): Powers => (n === 1 ? [] : primeFactors(n))

const exponentIn = (powers: Powers, prime: number): number => powers.find((one) => one.prime === prime)?.exponent ?? 0

/** Every prime that occurs in any of the numbers, with the exponent that `choose` takes of its exponents in all of them. */
function combined(numbers: readonly number[], choose: (...exponents: readonly number[]) => number): Powers {
  const each = numbers.map(powersOf)
  const primes = [...new Set(each.flatMap((powers) => powers.map(({ prime }) => prime)))].toSorted((p, q) => p - q)
  return primes
    .map((prime) => ({ prime, exponent: choose(...each.map((powers) => exponentIn(powers, prime))) }))
    .filter(({ exponent }) => exponent > 0)
}

/** The HCF: the smallest power of each common prime. */
export const commonPowers = (numbers: readonly number[]): Powers => combined(numbers, Math.min)

/** The LCM: the greatest power of each prime. */
export const allPowers = (numbers: readonly number[]): Powers => combined(numbers, Math.max)

export const powersValue = (powers: Powers): bigint =>
  powers.reduce((value, { prime, exponent }) => value * BigInt(prime) ** BigInt(exponent), 1n)

export const powersTex = (powers: Powers): string =>
  powers.map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`)).join(' \\times ')

/** The sides of "2^{3} \times 3 = 24"; a power that is the number itself is not repeated. */
export function evaluatedSides(powers: Powers): readonly string[] {
  const [factors, value] = [powersTex(powers), `${powersValue(powers)}`]
  return factors === value || factors === '' ? [value] : [factors, value]
}
