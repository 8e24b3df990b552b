import { factorisationTex, primeFactors } from '../../../maths'
import { earns, type Step } from '../../template'

/** "$6$, $72$ and $120$". */
export function listed(numbers: readonly number[]): string {
  const shown = numbers.map((n) => `$${n}$`)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** "$72 = 2^{3} \times 3^{2}$"; a prime says that it is one. */
export const factorLine = (n: number): string =>
  primeFactors(n).length === 1 && primeFactors(n)[0]?.exponent === 1
    ? `$${n}$ is a prime number`
    : `$${n} = ${factorisationTex(n)}$`

/** The factorisations of some numbers; the marks for all of them stand at the last one. */
export const factorLines = (numbers: readonly number[], marks: number): readonly Step[] =>
  numbers.map((n, index) => (index === numbers.length - 1 ? earns(marks, factorLine(n)) : factorLine(n)))

/** "2^{3} \times 3 = 24"; a power that is the number itself is not repeated. */
export function evaluated(n: number): string {
  if (n === 1) return '1'
  const factors = factorisationTex(n)
  return factors === `${n}` ? factors : `${factors} = ${n}`
}

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
