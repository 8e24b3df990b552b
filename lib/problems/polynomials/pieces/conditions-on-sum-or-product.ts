import { fraction, sumTex } from '../../../maths'
import { linearInK } from '../../../solutions/polynomials/pieces/linear-in-k'
import type { Random } from '../../../random'
import { close, type Condition } from './condition-on-zeroes'

/** kx² + bx + nk: the product is n, so n = −b/k. */
export function sumEqualsProduct(random: Random): Condition {
  const n = random.pick([-6, -5, -4, -3, -2, 5, 6, 7, 8])
  const b = random.until(
    (source) => source.integer(-12, 12),
    (value) => value !== 0 && Number(fraction(value, n).d) <= 8,
  )
  return {
    polynomial: sumTex([
      [1, 'kx^2'],
      [b, 'x'],
      [n, 'k'],
    ]),
    told: {
      a: linearInK(1, 0),
      b: linearInK(0, b),
      c: linearInK(n, 0),
      condition: { kind: 'sumEqualsProduct' },
    },
    words: 'the sum of the zeroes is equal to their product',
    k: fraction(-b, n),
    hint: 'Write the sum and the product of the zeroes with the help of $k$, and set them equal.',
    slips: [
      [fraction(b, n), 'The sum of the zeroes is −b/a: check the sign.', 'first'],
      [fraction(-n, b), 'Upside down: check the last step, where k is found by division.', 'value'],
      [fraction(-b), 'When k is cancelled in the product, the number in front of it stays.', 'second'],
    ],
    coefficients: (k) => [k, b, n * k],
    holds: (alpha, beta) => close(alpha + beta, alpha * beta),
  }
}

/** (k + m)x² + bx + (nk − l): the product is 1. */
export function reciprocalZeroes(random: Random): Condition {
  const { n, m, k } = random.until(
    (source) => ({ n: source.integer(2, 5), m: source.integer(1, 9), k: source.integer(1, 9) }),
    ({ n, m, k }) => (n - 1) * k - m > 0,
  )
  const l = (n - 1) * k - m
  const b = random.pick([1, -1]) * (2 * (k + m) + random.integer(1, 6))
  return {
    polynomial: `(k + ${m})x^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}x + (${n}k - ${l})`,
    told: { a: linearInK(1, m), b: linearInK(0, b), c: linearInK(n, -l), condition: { kind: 'reciprocal' } },
    words: 'one zero is the reciprocal of the other',
    k: fraction(k),
    hint: 'What is the product of a number and its reciprocal?',
    slips: [
      [fraction(l - m, n + 1), 'A number and its reciprocal have the same sign. What is their product?', 'first'],
      [fraction(l + m, n + 1), 'Bring k to one side: subtract it, do not add it.', 'third'],
      [fraction(-b - m), 'What is known is the product of the zeroes, not their sum.', 'second'],
    ],
    coefficients: (trial) => [trial + m, b, n * trial - l],
    holds: (alpha, beta) => close(alpha * beta, 1),
  }
}

/** ax² + (nk − m)x − c: the sum is 0. */
export function oppositeZeroes(random: Random): Condition {
  const [a, n, c] = [random.integer(1, 5), random.integer(1, 6), random.integer(2, 20)]
  const m = random.integer(2, 12)
  return {
    polynomial: `${a === 1 ? '' : a}x^2 + (${n === 1 ? '' : n}k - ${m})x - ${c}`,
    told: { a: linearInK(0, a), b: linearInK(n, -m), c: linearInK(0, -c), condition: { kind: 'opposite' } },
    words: 'one zero is the negative of the other',
    k: fraction(m, n),
    hint: 'What is the sum of a number and its negative?',
    slips: [
      [fraction(-m, n), 'Check the sign when you bring the constant to the other side.', 'third'],
      [fraction(m - a, n), 'What do a number and its negative add up to?', 'first'],
      [fraction(m), 'Divide by the coefficient of k at the end.', 'value'],
    ],
    coefficients: (k) => [a, n * k - m, -c],
    holds: (alpha, beta) => close(alpha + beta, 0),
  }
}
