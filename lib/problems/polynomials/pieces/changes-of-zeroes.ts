import { add, divide, fraction, multiply, toTex, type Fraction } from '../../../maths'
import { dividedBy, inBrackets, powerTex } from '../../../solutions/polynomials/pieces/brackets'

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
  readonly wrong: (s: Fraction, p: Fraction) => readonly WrongChange[]
}

/** A sum or a product of the new zeroes as a slip makes it. */
interface WrongChange {
  readonly sum?: Fraction
  readonly product?: Fraction
  readonly note: string
  readonly step: 'new sum' | 'new product'
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
  wrong: (_, p) => [
    {
      product: multiply(whole(n), p),
      note: 'Both zeroes are multiplied, so the factor enters the product twice.',
      step: 'new product',
    },
  ],
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
  wrong: (s, p) => [
    {
      product: add(p, whole(n * n)),
      note: 'Multiply the two brackets out term by term: there is a middle term as well.',
      step: 'new product',
    },
    { sum: add(s, whole(n)), note: 'Both zeroes grow, so the number is added twice in the sum.', step: 'new sum' },
  ],
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
  wrong: (s, p) => [
    { sum: divide(whole(1), s), note: '1/α + 1/β is not 1/(α + β): take a common denominator.', step: 'new sum' },
    { sum: divide(p, s), note: 'Upside down: in the new sum α + β stands on top.', step: 'new sum' },
  ],
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
  wrong: (s, p) => [
    {
      sum: divide(multiply(s, s), p),
      note: 'α² + β² is not (α + β)²: the term with αβ must be taken away.',
      step: 'new sum',
    },
    { sum: sumOfSquares(s, p), note: 'The common denominator is αβ: divide by it.', step: 'new sum' },
  ],
}

export const changes: readonly Change[] = [scaled(2), scaled(3), shifted(1), shifted(2), reciprocal, quotient]
