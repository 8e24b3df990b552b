import { gcd } from '../../../maths'
import type { Point } from './point'

export type Ratio = readonly [m: number, n: number]

/** m : n in lowest terms, both positive. */
export const lowest = (m: number, n: number): Ratio => {
  const common = gcd(m, n)
  return [Math.abs(m) / common, Math.abs(n) / common]
}

export const ratioText = ([m, n]: Ratio): string => `${m}:${n}`
export const ratioTex = ([m, n]: Ratio): string => `${m} : ${n}`

/**
 * How far along AB, as a number from 0 to 1, a quantity that changes sign from A to B is zero: found by halving the segment
 * again and again.
 */
export function crossingOf(a: Point, b: Point, quantity: (x: number, y: number) => number): number {
  const at = (t: number) => quantity(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))
  let [low, high] = [0, 1]
  for (let halvings = 0; halvings < 60; halvings++) {
    const middle = (low + high) / 2
    if (at(low) * at(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The ratio m : n of whole numbers up to 40 that a place along a segment stands for, by trying them all. */
export function ratioAt(place: number): string {
  for (let sum = 2; sum <= 80; sum++)
    for (let m = 1; m < sum; m++) if (Math.abs(m / sum - place) < 1e-9) return `${m}:${sum - m}`
  throw new Error(`ratioAt(${place}): no ratio of small whole numbers`)
}
