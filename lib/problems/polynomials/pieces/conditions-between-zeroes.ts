import { fraction, sumTex } from '../../../maths'
import { linearInK } from '../../../solutions/polynomials/pieces/linear-in-k'
import type { Random } from '../../../random'
import { close, type Condition } from './condition-on-zeroes'

/** x² − 3tx + k with the zeroes t and 2t. */
export function doubleZero(random: Random): Condition {
  const t = random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7])
  return {
    polynomial: sumTex([
      [1, 'x^2'],
      [-3 * t, 'x'],
      [1, 'k'],
    ]),
    told: { a: linearInK(0, 1), b: linearInK(0, -3 * t), c: linearInK(1, 0), condition: { kind: 'double' } },
    words: 'one zero is double the other',
    k: fraction(2 * t * t),
    hint: 'Call the zeroes $\\alpha$ and $2\\alpha$. What do you know about their sum?',
    slips: [
      [fraction(-2 * t * t), 'The product of two numbers of the same sign is positive.', 'third'],
      [fraction(3 * t), 'That is the sum of the zeroes. k is their product.', 'third'],
      [fraction(2 * t), 'That is one of the zeroes. k is the product of both.', 'third'],
    ],
    coefficients: (k) => [1, -3 * t, k],
    holds: (alpha, beta) => close(alpha, 2 * beta) || close(beta, 2 * alpha),
  }
}

/** x² − sx + k with zeroes that differ by d. */
export function givenDifference(random: Random): Condition {
  const [small, d] = [random.integer(-6, 7), random.integer(1, 7)]
  const large = small + d
  const s = small + large
  return {
    polynomial: sumTex([
      [1, 'x^2'],
      [-s, 'x'],
      [1, 'k'],
    ]),
    told: {
      a: linearInK(0, 1),
      b: linearInK(0, -s),
      c: linearInK(1, 0),
      condition: { kind: 'difference', value: fraction(d) },
    },
    words: `the difference of the zeroes is $${d}$`,
    k: fraction(small * large),
    hint: 'You know the sum and the difference of the zeroes, so you can find both of them.',
    slips: [
      [fraction(s * s - d * d), 'Each zero is half of (sum ± difference): halve both before you multiply.', 'second'],
      [fraction(s * s + d * d, 4), 'Four times the product is (sum)² − (difference)², with a minus sign.', 'third'],
      [fraction(large), 'That is one of the zeroes. k is the product of both.', 'third'],
    ],
    coefficients: (k) => [1, -s, k],
    holds: (alpha, beta) => close(Math.abs(alpha - beta), d),
  }
}
