/** The slow roads that every cross-check of this chapter takes: no factorisation, only trying numbers in turn. */

export function largestDivisorOfAll(...numbers: readonly number[]): number {
  for (let d = Math.min(...numbers); d > 1; d--) if (numbers.every((n) => n % d === 0)) return d
  return 1
}

export function leastMultipleOfAll(...numbers: readonly number[]): number {
  const step = Math.max(...numbers)
  let multiple = step
  while (numbers.some((n) => multiple % n !== 0)) multiple += step
  return multiple
}

/** How often a prime divides n. */
export function timesDividing(n: number, prime: number): number {
  let times = 0
  for (let rest = n; rest % prime === 0; rest /= prime) times++
  return times
}
