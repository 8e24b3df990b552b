import { fraction, gcd, sumTex, toTex, type Fraction } from '../../../maths'
import type { Given } from '../../../solutions/polynomials/unknown-from-symmetric'
import type { Random } from '../../../random'
import { close } from './condition-on-zeroes'

/** A polynomial with the unknown k, and the value of a form in its zeroes that fixes k. */
export interface SymmetricCondition {
  readonly polynomial: string
  /** "sum of the squares" */
  readonly words: string
  readonly tex: string
  readonly value: string
  readonly k: Fraction
  readonly hint: string
  /** What the solution is told. */
  readonly told: Given
  readonly slips: readonly (readonly [value: Fraction, note: string, step: 'relations' | 'identity' | 'equation'])[]
  readonly coefficients: (k: number) => readonly [number, number, number]
  readonly holds: (alpha: number, beta: number) => boolean
}

const monic = (sum: number): string =>
  sumTex([
    [1, 'x^2'],
    [-sum, 'x'],
    [1, 'k'],
  ])

/** x² − sx + k with α² + β² given. */
function squares(random: Random): SymmetricCondition {
  const [r, s] = random.until(
    (source): readonly [number, number] => [source.integer(-8, 9), source.integer(-8, 9)],
    ([x, y]) => x * y !== 0 && x !== y && x + y !== 0,
  )
  const [sum, N] = [r + s, r * r + s * s]
  return {
    polynomial: monic(sum),
    told: { kind: 'squares', a: fraction(1), b: fraction(-sum), value: fraction(N) },
    words: 'sum of the squares',
    tex: '\\alpha^2 + \\beta^2',
    value: `${N}`,
    k: fraction(r * s),
    hint: 'Use $\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta$.',
    slips: [
      [
        fraction(-r * s),
        'Check the signs: the product of the zeroes is c/a, and the term with k changes its side.',
        'equation',
      ],
      [fraction(2 * r * s), 'Divide by 2 at the end.', 'equation'],
      [fraction(sum * sum - N), 'The identity holds twice the product.', 'identity'],
    ],
    coefficients: (k) => [1, -sum, k],
    holds: (x, y) => close(x * x + y * y, N),
  }
}

/** x² − sx + k with α² − β² given. */
function squareDifference(random: Random): SymmetricCondition {
  const [r, s] = random.until(
    (source): readonly [number, number] => [source.integer(-5, 12), source.integer(-6, 9)],
    ([x, y]) => x > y && x * y !== 0 && x + y > 0 && x * y !== x * x - y * y,
  )
  const [sum, difference] = [r + s, r - s]
  const N = sum * difference
  return {
    polynomial: monic(sum),
    told: { kind: 'squareDifference', a: fraction(1), b: fraction(-sum), value: fraction(N) },
    words: 'difference of the squares',
    tex: '\\alpha^2 - \\beta^2',
    value: `${N}`,
    k: fraction(r * s),
    hint: 'Use $\\alpha^2 - \\beta^2 = (\\alpha + \\beta)(\\alpha - \\beta)$: then sum and difference are known.',
    slips: [
      [fraction(-r * s), 'The product of the zeroes is c/a, without a minus sign.', 'relations'],
      [fraction(difference), 'That is the difference of the zeroes. k is their product.', 'identity'],
      [fraction(4 * r * s), 'Each zero is half of (sum ± difference): halve both before you multiply.', 'equation'],
    ],
    coefficients: (k) => [1, -sum, k],
    holds: (x, y) => close(Math.abs(x * x - y * y), N),
  }
}

/** ax² − bx + k with 1/α + 1/β given. */
function reciprocals(random: Random): SymmetricCondition {
  const { a, b, k } = random.until(
    (source) => ({
      a: source.integer(1, 4),
      b: source.pick([1, -1]) * source.integer(2, 12),
      k: source.integer(-9, 9),
    }),
    ({ a, b, k }) =>
      k !== 0 &&
      b * b - 4 * a * k > 0 &&
      gcd(a, Math.abs(b)) === 1 &&
      fraction(b, k).d > 1n &&
      gcd(Math.abs(b), Math.abs(k)) > 1 &&
      Math.abs(k) > 1,
  )
  const value = fraction(b, k)
  return {
    polynomial: sumTex([
      [a, 'x^2'],
      [-b, 'x'],
      [1, 'k'],
    ]),
    told: { kind: 'reciprocals', a: fraction(a), b: fraction(-b), value },
    words: 'sum of the reciprocals',
    tex: '\\frac{1}{\\alpha} + \\frac{1}{\\beta}',
    value: toTex(value),
    k: fraction(k),
    hint: 'Use $\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta}$.',
    slips: [
      [fraction(-k), 'Check the signs: the sum of the zeroes is −b/a, and the product is c/a.', 'relations'],
      [
        fraction(b * Number(value.n), Number(value.d)),
        'The product stands in the denominator: solve for k again.',
        'equation',
      ],
      ...(a === 1
        ? []
        : [
            [
              fraction(k, a),
              'The product of the zeroes is c/a, and the sum −b/a: both are divided by a.',
              'relations',
            ] as const,
          ]),
    ],
    coefficients: (trial) => [a, -b, trial],
    holds: (x, y) => close(1 / x + 1 / y, Number(value.n) / Number(value.d)),
  }
}

export const symmetricConditions = [squares, squareDifference, reciprocals] as const
