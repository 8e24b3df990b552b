import { primeFactors } from '../../../maths'

/** 18000 -> "18{,}000": a long number with its comma, for numbers below a lakh. */
export const grouped = (n: number): string =>
  n < 10_000 ? `${n}` : `${Math.floor(n / 1000)}{,}${`${n % 1000}`.padStart(3, '0')}`

export const distinctPrimes = (n: number): readonly number[] => primeFactors(n).map(({ prime }) => prime)

/** A common divisor that is too small: one prime of the highest one is left out. null when that would leave 1. */
export function tooSmall(hcf: number): number | null {
  const [prime = hcf] = distinctPrimes(hcf)
  return hcf > prime ? hcf / prime : null
}

export const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1)
