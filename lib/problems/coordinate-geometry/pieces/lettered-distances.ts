import { simplifyRoot } from '../../../maths'
import type { Point } from './point'

/** Points with letters for numbers: m and n are the factors of the letters u and v. */
export interface Lettered {
  readonly kind: 'opposite' | 'on axes' | 'one letter' | 'sums'
  readonly m: number
  readonly n: number
  readonly letters: readonly [string, string]
  /** Whether a wrong distance doubles once more, or halves. */
  readonly doubled: boolean
  /** The last option has both slips of the others, so that none has more in common with the rest. */
  readonly crossed: boolean
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

export interface Items {
  readonly first: string
  readonly second: string
  /** The right distance, then the three slips. */
  readonly items: readonly string[]
  /** Each difference as it is written and as it is. */
  readonly gaps: readonly [readonly [string, string], readonly [string, string]]
  readonly square: readonly string[]
  /** What is said of the sign of a letter. */
  readonly positive: string
  readonly ends: (u: number, v: number) => readonly [Point, Point]
  /** The items for numbers. */
  readonly values: (u: number, v: number) => readonly number[]
}

export const times = (k: number, letter: string): string => `${k === 1 ? '' : k}${letter}`
export const square = (k: number, letter: string): string => `${k * k === 1 ? '' : k * k}${letter}^2`

/** "10a", "2\sqrt{5}\,a" for √(k a²). */
function rootTex(k: number, letter: string): string {
  const { outside, inside } = simplifyRoot(k)
  return inside === 1 ? times(outside, letter) : `${outside === 1 ? '' : outside}\\sqrt{${inside}}\\,${letter}`
}

/** "2\sqrt{4a^2 + 9b^2}" for the factor 2. */
const rootOf = (k: number, inside: string): string => `${k === 1 ? '' : k}\\sqrt{${inside}}`

/** Two letters: k times the root of the sum of the squares, beside three wrong distances. */
export function twoLetters(
  { m, n, letters: [a, b], doubled, crossed }: Lettered,
  k: 1 | 2,
): Pick<Items, 'items' | 'values'> {
  const [m2, n2] = [square(m, a), square(n, b)]
  const other = k === 1 || doubled ? 2 * k : 1
  const sum = `${times(m, a)} + ${times(n, b)}`
  return {
    items: [
      rootOf(k, `${m2} + ${n2}`),
      rootOf(other, `${m2} + ${n2}`),
      rootOf(k, `${m2} - ${n2}`),
      crossed ? rootOf(other, `${m2} - ${n2}`) : k === 1 ? sum : `${k}(${sum})`,
    ],
    values: (u, v) => {
      const [p, q] = [m * u, n * v]
      const [length, difference] = [Math.hypot(p, q), Math.sqrt(p * p - q * q)]
      return [k * length, other * length, k * difference, crossed ? other * difference : k * (p + q)]
    },
  }
}

/** One letter: twice the root of m² + n² times it, beside three wrong distances. */
export function oneLetter(
  { m, n, doubled, crossed }: Lettered,
  letter: string,
  size: (u: number, v: number) => number,
): Pick<Items, 'items' | 'values'> {
  const [sum, difference] = [m * m + n * n, Math.abs(m * m - n * n)]
  const other = doubled ? 4 : 1
  return {
    items: [
      rootTex(4 * sum, letter),
      rootTex(other * other * sum, letter),
      rootTex(4 * difference, letter),
      crossed ? rootTex(other * other * difference, letter) : times(2 * (m + n), letter),
    ],
    values: (u, v) =>
      [
        2 * Math.sqrt(sum),
        other * Math.sqrt(sum),
        2 * Math.sqrt(difference),
        crossed ? other * Math.sqrt(difference) : 2 * (m + n),
      ].map((each) => each * size(u, v)),
  }
}
