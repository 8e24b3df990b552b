/** Whole-number arithmetic of chapter 1, on safe integers. */

export function gcd(...numbers: readonly number[]): number {
  return numbers.reduce((a, b) => {
    while (b !== 0) [a, b] = [b, a % b]
    return Math.abs(a)
  }, 0)
}

/** The same for whole numbers of any size. */
export function bigGcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}

/** The least common multiple of non-zero integers; always positive. */
export function lcm(...numbers: readonly number[]): number {
  if (numbers.some((n) => n === 0)) throw new Error('lcm: zero has no least common multiple')
  return numbers.reduce((a, b) => Math.abs((a / gcd(a, b)) * b), 1)
}

export interface PrimePower {
  readonly prime: number
  readonly exponent: number
}

/** The prime factorisation of an integer above 1, smallest prime first. */
export function primeFactors(n: number): readonly PrimePower[] {
  if (!Number.isSafeInteger(n) || n < 2) throw new Error(`primeFactors(${n}): give an integer above 1`)
  const factors: PrimePower[] = []
  let rest = n
  for (let prime = 2; prime * prime <= rest; prime++) {
    let exponent = 0
    while (rest % prime === 0) {
      rest /= prime
      exponent++
    }
    if (exponent > 0) factors.push({ prime, exponent })
  }
  if (rest > 1) factors.push({ prime: rest, exponent: 1 })
  return factors
}

export const isPrime = (n: number): boolean => Number.isInteger(n) && n > 1 && primeFactors(n)[0]?.prime === n

/** E.g. 72 -> "2^3 \times 3^2" (TeX). */
export function factorisationTex(n: number): string {
  return primeFactors(n)
    .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
    .join(' \\times ')
}

/** E.g. 72 -> "2^3 * 3^2": plain text in the grammar of answers. */
export function factorisationText(n: number): string {
  return primeFactors(n)
    .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join(' * ')
}

export const isSquare = (n: number): boolean => n >= 0 && Number.isInteger(Math.sqrt(n))

/** Whether no square above 1 divides a positive integer. */
export const isSquareFree = (n: number): boolean => simplifyRoot(n).outside === 1

/** n = outside² × inside with inside square-free: √72 = 6√2 gives { outside: 6, inside: 2 }. n must be positive. */
export function simplifyRoot(n: number): { readonly outside: number; readonly inside: number } {
  if (!Number.isSafeInteger(n) || n < 1) throw new Error(`simplifyRoot(${n}): give a positive integer`)
  let outside = 1
  let inside = n
  for (let k = 2; k * k <= inside; k++) {
    while (inside % (k * k) === 0) {
      inside /= k * k
      outside *= k
    }
  }
  return { outside, inside }
}
