import { add, divide, fraction, multiply, toTex, type Fraction } from '../../maths'
import { dividedBy, inBrackets, powerTex } from './brackets'

const whole = (n: number): Fraction => fraction(n)

/** How new zeroes are made of the zeroes α and β of a polynomial. */
export interface Change {
  /** The new zeroes in letters. */
  readonly zeroes: readonly [string, string]
  readonly sum: (s: Fraction, p: Fraction) => Fraction
  readonly product: (s: Fraction, p: Fraction) => Fraction
  readonly sumIdentity: string
  readonly productIdentity: string
  /** The two identities with the values put in. */
  readonly sumWork: (s: Fraction, p: Fraction) => readonly string[]
  readonly productWork: (s: Fraction, p: Fraction) => readonly string[]
  readonly of: (zero: Fraction, other: Fraction) => Fraction
}

const scaled = (n: number): Change => ({
  zeroes: [`${n}\\alpha`, `${n}\\beta`],
  sum: (s) => multiply(whole(n), s),
  product: (_, p) => multiply(whole(n * n), p),
  sumIdentity: `${n}\\alpha + ${n}\\beta = ${n}(\\alpha + \\beta)`,
  productIdentity: `${n}\\alpha \\times ${n}\\beta = ${n * n}\\alpha\\beta`,
  sumWork: (s) => [`${n} \\times ${inBrackets(s)}`],
  productWork: (_, p) => [`${n * n} \\times ${inBrackets(p)}`],
  of: (zero) => multiply(whole(n), zero),
})

const shifted = (n: number): Change => ({
  zeroes: [`\\alpha + ${n}`, `\\beta + ${n}`],
  sum: (s) => add(s, whole(2 * n)),
  product: (s, p) => add(add(p, multiply(whole(n), s)), whole(n * n)),
  sumIdentity: `(\\alpha + ${n}) + (\\beta + ${n}) = (\\alpha + \\beta) + ${2 * n}`,
  productIdentity: `(\\alpha + ${n})(\\beta + ${n}) = \\alpha\\beta + ${n === 1 ? '' : n}(\\alpha + \\beta) + ${n * n}`,
  sumWork: (s) => [`${toTex(s)} + ${2 * n}`],
  productWork: (s, p) => [`${toTex(p)} + ${n === 1 ? '' : `${n} \\times `}${inBrackets(s)} + ${n * n}`],
  of: (zero) => add(zero, whole(n)),
})

const reciprocal: Change = {
  zeroes: ['\\frac{1}{\\alpha}', '\\frac{1}{\\beta}'],
  sum: (s, p) => divide(s, p),
  product: (_, p) => divide(whole(1), p),
  sumIdentity: '\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta}',
  productIdentity: '\\frac{1}{\\alpha} \\times \\frac{1}{\\beta} = \\frac{1}{\\alpha\\beta}',
  sumWork: (s, p) => [`${toTex(s)}${dividedBy(p)}`],
  productWork: (_, p) => [`1${dividedBy(p)}`],
  of: (zero) => divide(whole(1), zero),
}

const sumOfSquares = (s: Fraction, p: Fraction): Fraction => add(multiply(s, s), multiply(fraction(-2), p))

const quotient: Change = {
  zeroes: ['\\frac{\\alpha}{\\beta}', '\\frac{\\beta}{\\alpha}'],
  sum: (s, p) => divide(sumOfSquares(s, p), p),
  product: () => whole(1),
  sumIdentity:
    '\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha} = \\frac{(\\alpha + \\beta)^2 - 2\\alpha\\beta}{\\alpha\\beta}',
  productIdentity: '\\frac{\\alpha}{\\beta} \\times \\frac{\\beta}{\\alpha} = 1',
  sumWork: (s, p) => [
    `\\left[${powerTex(s, 2)} - 2 \\times ${inBrackets(p)}\\right]${dividedBy(p)}`,
    `${toTex(sumOfSquares(s, p))}${dividedBy(p)}`,
  ],
  productWork: () => [],
  of: (zero, other) => divide(zero, other),
}

export const changes: readonly Change[] = [scaled(2), scaled(3), shifted(1), shifted(2), reciprocal, quotient]
