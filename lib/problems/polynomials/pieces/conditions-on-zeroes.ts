import { fraction, sumTex, type Fraction } from '../../../maths'
import type { Random } from '../../../random'

/** The names of the lines of such a solution. */
export type ConditionLine = 'first' | 'second' | 'third' | 'value'

/** A polynomial with the unknown k, a condition on its zeroes, and the way to the value of k. */
export interface Condition {
  readonly polynomial: string
  readonly words: string
  readonly k: Fraction
  readonly hint: string
  /** Three, of equal worth: what the condition says, what the coefficients say, and the equation for k. */
  readonly lines: readonly [string, string, string]
  readonly slips: readonly (readonly [value: Fraction, note: string, line: ConditionLine])[]
  /** The coefficients for a trial value of k, and what the zeroes have to satisfy. */
  readonly coefficients: (k: number) => readonly [number, number, number]
  readonly holds: (alpha: number, beta: number) => boolean
}

const close = (x: number, y: number): boolean => Math.abs(x - y) < 1e-9

/** kx² + bx + nk: the product is n, so n = −b/k. */
function sumEqualsProduct(random: Random): Condition {
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
    words: 'the sum of the zeroes is equal to their product',
    k: fraction(-b, n),
    hint: 'Write the sum and the product of the zeroes with the help of $k$, and set them equal.',
    lines: [
      `Sum of zeroes $= -\\frac{b}{a} = ${b < 0 ? `\\frac{${-b}}{k}` : `-\\frac{${b}}{k}`}$`,
      `Product of zeroes $= \\frac{c}{a} = \\frac{${n}k}{k} = ${n}$`,
      `They are equal: $${b < 0 ? `\\frac{${-b}}{k}` : `-\\frac{${b}}{k}`} = ${n}$, that is, $${n}k = ${-b}$`,
    ],
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
function reciprocalZeroes(random: Random): Condition {
  const { n, m, k } = random.until(
    (source) => ({ n: source.integer(2, 5), m: source.integer(1, 9), k: source.integer(1, 9) }),
    ({ n, m, k }) => (n - 1) * k - m > 0,
  )
  const l = (n - 1) * k - m
  const b = random.pick([1, -1]) * (2 * (k + m) + random.integer(1, 6))
  return {
    polynomial: `(k + ${m})x^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}x + (${n}k - ${l})`,
    words: 'one zero is the reciprocal of the other',
    k: fraction(k),
    hint: 'What is the product of a number and its reciprocal?',
    lines: [
      'If the zeroes are $\\alpha$ and $\\frac{1}{\\alpha}$, their product is $1$',
      `Product of zeroes $= \\frac{c}{a} = \\frac{${n}k - ${l}}{k + ${m}} = 1$`,
      `So $${n}k - ${l} = k + ${m}$${n === 2 ? '' : `, that is, $${n - 1}k = ${l + m}$`}`,
    ],
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
function oppositeZeroes(random: Random): Condition {
  const [a, n, c] = [random.integer(1, 5), random.integer(1, 6), random.integer(2, 20)]
  const m = random.integer(2, 12)
  return {
    polynomial: `${a === 1 ? '' : a}x^2 + (${n === 1 ? '' : n}k - ${m})x - ${c}`,
    words: 'one zero is the negative of the other',
    k: fraction(m, n),
    hint: 'What is the sum of a number and its negative?',
    lines: [
      'If the zeroes are $\\alpha$ and $-\\alpha$, their sum is $0$',
      `Sum of zeroes $= -\\frac{b}{a} = ${a === 1 ? `-(${n === 1 ? '' : n}k - ${m})` : `-\\frac{${n === 1 ? '' : n}k - ${m}}{${a}}`} = 0$`,
      `So $${n === 1 ? '' : n}k - ${m} = 0$${n === 1 ? '' : `, that is, $${n}k = ${m}$`}`,
    ],
    slips: [
      [fraction(-m, n), 'Check the sign when you bring the constant to the other side.', 'third'],
      [fraction(m - a, n), 'What do a number and its negative add up to?', 'first'],
      [fraction(m), 'Divide by the coefficient of k at the end.', 'value'],
    ],
    coefficients: (k) => [a, n * k - m, -c],
    holds: (alpha, beta) => close(alpha + beta, 0),
  }
}

/** x² − 3tx + k with the zeroes t and 2t. */
function doubleZero(random: Random): Condition {
  const t = random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7])
  return {
    polynomial: sumTex([
      [1, 'x^2'],
      [-3 * t, 'x'],
      [1, 'k'],
    ]),
    words: 'one zero is double the other',
    k: fraction(2 * t * t),
    hint: 'Call the zeroes $\\alpha$ and $2\\alpha$. What do you know about their sum?',
    lines: [
      `Let the zeroes be $\\alpha$ and $2\\alpha$. Their sum is $3\\alpha = -\\frac{b}{a} = ${3 * t}$, so $\\alpha = ${t}$`,
      `The zeroes are $${t}$ and $${2 * t}$`,
      `Product of zeroes $= \\frac{c}{a} = k$, so $k = ${t < 0 ? `(${t}) \\times (${2 * t})` : `${t} \\times ${2 * t}`}$`,
    ],
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
function givenDifference(random: Random): Condition {
  const [small, d] = [random.integer(-6, 7), random.integer(1, 7)]
  const large = small + d
  const s = small + large
  return {
    polynomial: sumTex([
      [1, 'x^2'],
      [-s, 'x'],
      [1, 'k'],
    ]),
    words: `the difference of the zeroes is $${d}$`,
    k: fraction(small * large),
    hint: 'You know the sum and the difference of the zeroes, so you can find both of them.',
    lines: [
      `Let the zeroes be $\\alpha$ and $\\beta$ with $\\alpha - \\beta = ${d}$. Also $\\alpha + \\beta = -\\frac{b}{a} = ${s}$`,
      `Adding, $2\\alpha = ${s + d}$, so $\\alpha = ${large}$ and $\\beta = ${small}$`,
      `Product of zeroes $= \\frac{c}{a} = k$, so $k = ${large < 0 ? `(${large})` : large} \\times ${small < 0 ? `(${small})` : small}$`,
    ],
    slips: [
      [fraction(s * s - d * d), 'Each zero is half of (sum ± difference): halve both before you multiply.', 'second'],
      [fraction(s * s + d * d, 4), 'Four times the product is (sum)² − (difference)², with a minus sign.', 'third'],
      [fraction(large), 'That is one of the zeroes. k is the product of both.', 'third'],
    ],
    coefficients: (k) => [1, -s, k],
    holds: (alpha, beta) => close(Math.abs(alpha - beta), d),
  }
}

export const conditions: readonly ((random: Random) => Condition)[] = [
  sumEqualsProduct,
  reciprocalZeroes,
  oppositeZeroes,
  doubleZero,
  givenDifference,
]
