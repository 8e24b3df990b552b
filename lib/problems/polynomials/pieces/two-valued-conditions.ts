import { fraction } from '../../../maths'
import type { Given } from '../../../solutions/polynomials/two-values-of-k'
import type { Random } from '../../../random'
import type { Slip } from '../../template'

/** x² + kx + c, and a condition on its zeroes that leaves k and −k. */
interface Condition {
  readonly c: number
  /** The positive one of the two values. */
  readonly k: number
  readonly words: string
  readonly hint: string
  /** What the solution is told. */
  readonly told: Given['condition']
  readonly slips: readonly Slip[]
  readonly holds: (alpha: number, beta: number) => boolean
}

const close = (x: number, y: number): boolean => Math.abs(x - y) < 1e-9

export const both = (k: number): string => `${k}, -${k}`

export function doubleZero(random: Random): Condition {
  const t = random.integer(2, 9)
  return {
    c: 2 * t * t,
    k: 3 * t,
    told: { kind: 'double' },
    words: 'one zero is double the other',
    hint: 'Call the zeroes $\\alpha$ and $2\\alpha$. Their product is known.',
    slips: [
      { response: both(t), note: 'Those are the values of α. Use the sum of the zeroes to get k.', step: 'third' },
      {
        response: both(2 * t),
        note: 'Those are values of a zero. Use the sum of both zeroes to get k.',
        step: 'third',
      },
    ],
    holds: (alpha, beta) => close(alpha, 2 * beta) || close(beta, 2 * alpha),
  }
}

export function givenDifference(random: Random): Condition {
  const { small, d } = random.until(
    (source) => ({ small: source.integer(-6, 8), d: source.integer(1, 9) }),
    ({ small, d }) => small !== 0 && small + d !== 0 && 2 * small + d > 0,
  )
  const [c, k] = [small * (small + d), 2 * small + d]
  return {
    c,
    k,
    told: { kind: 'difference', value: fraction(d) },
    words: `the difference of the zeroes is $${d}$`,
    hint: 'Use $(\\alpha - \\beta)^2 = (\\alpha + \\beta)^2 - 4\\alpha\\beta$.',
    slips: [
      { response: both(d), note: 'The term with αβ is missing: (α − β)² is not (α + β)².', step: 'second' },
      { response: both(k * k), note: 'That is the square of k: take the square root.', step: 'last' },
    ],
    holds: (alpha, beta) => close(Math.abs(alpha - beta), d),
  }
}

export function sumOfSquares(random: Random): Condition {
  const { p, q } = random.until(
    (source) => ({ p: source.integer(-6, 9), q: source.integer(1, 9) }),
    ({ p, q }) => p !== 0 && p < q && p + q > 0,
  )
  const [c, k, n] = [p * q, p + q, p * p + q * q]
  return {
    c,
    k,
    told: { kind: 'squares', value: fraction(n) },
    words: `the sum of the squares of the zeroes is $${n}$`,
    hint: 'Use $\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta$.',
    slips: [
      {
        response: both(q - p),
        note: 'Twice the product is subtracted in the identity: mind its sign.',
        step: 'second',
      },
      { response: both(k * k), note: 'That is the square of k: take the square root.', step: 'last' },
    ],
    holds: (alpha, beta) => close(alpha * alpha + beta * beta, n),
  }
}
