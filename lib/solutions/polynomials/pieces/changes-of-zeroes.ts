import { add, divide, fraction, multiply, subtract, toTex, type Fraction } from '../../../maths'
import { dividedBy, inBrackets, powerTex } from './brackets'

/** How new zeroes are made of α and β: nα and nβ, α + n and β + n, 1/α and 1/β, α/β and β/α. */
export type ChangeOfZeroes =
  { readonly kind: 'scaled' | 'shifted'; readonly n: number } | { readonly kind: 'reciprocal' | 'quotient' }

/** What such a change makes of the sum s and the product p. */
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
}

const whole = (n: number): Fraction => fraction(n)
const sign = (n: number): string => (n < 0 ? '-' : '+')

function scaled(n: number): Change {
  const [first, second] = [`${n}\\alpha`, `${n}\\beta`]
  return {
    zeroes: [first, second],
    sum: (s) => multiply(whole(n), s),
    product: (_, p) => multiply(whole(n * n), p),
    sumIdentity: `${first} ${sign(n)} ${Math.abs(n)}\\beta = ${n}(\\alpha + \\beta)`,
    productIdentity: `${first} \\times ${n < 0 ? `(${second})` : second} = ${n * n === 1 ? '' : n * n}\\alpha\\beta`,
    sumWork: (s) => [`${n} \\times ${inBrackets(s)}`],
    productWork: (_, p) => [`${n * n} \\times ${inBrackets(p)}`],
  }
}

function shifted(n: number): Change {
  const size = Math.abs(n)
  const [first, second] = [`\\alpha ${sign(n)} ${size}`, `\\beta ${sign(n)} ${size}`]
  const times = size === 1 ? '' : `${size} \\times `
  return {
    zeroes: [first, second],
    sum: (s) => add(s, whole(2 * n)),
    product: (s, p) => add(add(p, multiply(whole(n), s)), whole(n * n)),
    sumIdentity: `(${first}) + (${second}) = (\\alpha + \\beta) ${sign(n)} ${2 * size}`,
    productIdentity: `(${first})(${second}) = \\alpha\\beta ${sign(n)} ${size === 1 ? '' : size}(\\alpha + \\beta) + ${n * n}`,
    sumWork: (s) => [`${toTex(s)} ${sign(n)} ${2 * size}`],
    productWork: (s, p) => [`${toTex(p)} ${sign(n)} ${times}${inBrackets(s)} + ${n * n}`],
  }
}

const reciprocal: Change = {
  zeroes: ['\\frac{1}{\\alpha}', '\\frac{1}{\\beta}'],
  sum: (s, p) => divide(s, p),
  product: (_, p) => divide(whole(1), p),
  sumIdentity: '\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta}',
  productIdentity: '\\frac{1}{\\alpha} \\times \\frac{1}{\\beta} = \\frac{1}{\\alpha\\beta}',
  sumWork: (s, p) => [`${toTex(s)}${dividedBy(p)}`],
  productWork: (_, p) => [`1${dividedBy(p)}`],
}

export const sumOfSquares = (s: Fraction, p: Fraction): Fraction => subtract(multiply(s, s), multiply(whole(2), p))

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
}

export function changeOf(change: ChangeOfZeroes): Change {
  switch (change.kind) {
    case 'scaled':
      return scaled(change.n)
    case 'shifted':
      return shifted(change.n)
    case 'reciprocal':
      return reciprocal
    case 'quotient':
      return quotient
    default:
      return change satisfies never
  }
}
