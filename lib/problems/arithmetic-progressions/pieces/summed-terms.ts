import { fraction } from '../../../maths'
import { progression } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { listTex, sumOf } from './progression'

/** The first n terms of an AP, of which the sum is told and n is asked. */
export interface SummedTerms {
  readonly a: number
  readonly d: number
  readonly n: number
  readonly stem: 0 | 1 | 2
}

export const stories = [
  (a: number, d: number, total: number) =>
    `How many terms of the AP $${listTex(a, d)}$ must be taken so that their sum is $${total}$?`,
  (a: number, d: number, total: number) =>
    `The sum of the first $n$ terms of the AP $${listTex(a, d)}$ is $${total}$. Find $n$.`,
  (a: number, d: number, total: number) =>
    `Some terms of the AP $${listTex(a, d)}$ are added, from the first one on, and their sum is $${total}$. How many terms are added?`,
] as const

/** The other root of the quadratic in n, as numerator and denominator: the two roots add up to 1 − 2a/d. */
export const otherRoot = ({ a, d, n }: SummedTerms): readonly [number, number] => [d - 2 * a - n * d, d]

/** What the question states. */
export const stated = ({ a, d, n }: SummedTerms) => ({ ...progression(a, d), total: fraction(sumOf(a, d, n)) })
