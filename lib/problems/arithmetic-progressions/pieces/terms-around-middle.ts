import { ordinal } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { sumOf } from './progression'

/** The terms at two places around the middle term add up to 2·middle; the difference is d or −d. */
export interface AroundMiddle {
  readonly middle: number
  readonly d: number
  /** The place of the middle term, and how far the two terms lie from it. */
  readonly place: number
  readonly away: number
  readonly n: number
  readonly stem: 0 | 1 | 2
}

export const firstTerm = ({ middle, place }: AroundMiddle, d: number): number => middle - (place - 1) * d

/** The sum of the first n terms of the rising AP and of the falling one. */
export const sums = (draw: AroundMiddle): readonly [number, number] => [
  sumOf(firstTerm(draw, draw.d), draw.d, draw.n),
  sumOf(firstTerm(draw, -draw.d), -draw.d, draw.n),
]

/** The question, which does not tell which of the two terms is the greater. */
export function story({ middle, d, place, away, n, stem }: AroundMiddle): string {
  const [low, high] = [ordinal(place - away), ordinal(place + away)]
  const [sum, product] = [2 * middle, middle * middle - (away * d) ** 2]
  return (
    [
      `The sum of the ${low} and the ${high} terms of an AP is $${sum}$ and their product is $${product}$. Find the sum of the first ${n} terms of the AP. Give both possible values.`,
      `In an AP, $a_{${place - away}} + a_{${place + away}} = ${sum}$ and $a_{${place - away}} \\times a_{${place + away}} = ${product}$. Find both possible values of $S_{${n}}$, the sum of the first ${n} terms.`,
      `Two terms of an AP, the ${low} and the ${high}, add up to $${sum}$, and their product is $${product}$. What can the sum of its first ${n} terms be? Give both values.`,
    ] as const
  )[stem]
}
