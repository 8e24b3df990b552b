import {
  add,
  divide,
  fraction,
  gcd,
  multiply,
  polynomialText,
  toNumber,
  toText,
  toTex,
  type Fraction,
} from '../../maths'
import { template } from '../template'
import { dividedBy, inBrackets, powerTex } from './brackets'
import { productLine, sumLine } from './coefficient-relations'
import { drawPair, expanded, shown, zeroesOf, type FactorPair } from './factor-pair'
import { formingLines, formingSlips, fromSumAndProduct } from './from-sum-and-product'

const whole = (n: number): Fraction => fraction(n)

interface Change {
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

/** The polynomial with the new zeroes, in whole numbers. */
function newPolynomial(pair: FactorPair, { sum, product }: Change): readonly Fraction[] {
  const [a, b, c] = expanded(pair)
  const [s, p] = [fraction(-b, a), fraction(c, a)]
  return fromSumAndProduct(sum(s, p), product(s, p))
}

/** "= 2 \times \frac{7}{2} = 7". */
const chain = (work: readonly string[], value: Fraction): string =>
  [...work.filter((part) => part !== toTex(value)), toTex(value)].map((part) => `= ${part}`).join(' ')

/** E.g. "If α and β are the zeroes of 2x² − 5x + 3, find a quadratic polynomial with zeroes 2α and 2β." */
export const transformedZeroes = template({
  id: 'poly-transformed-zeroes',
  topic: 'polynomials',
  archetypes: ['poly-transformed'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        pair: drawPair(
          source,
          () => ({
            p: source.integer(1, 3),
            q: source.integer(-5, 5),
            r: source.integer(1, 2),
            s: source.integer(-5, 5),
          }),
          ([, b, c], { p, q, r, s }) => b !== 0 && c !== 0 && gcd(p, q) === 1 && gcd(r, s) === 1,
        ),
        change: source.pick([scaled(2), scaled(3), shifted(1), shifted(2), reciprocal, quotient]),
      }),
      ({ pair, change }) => newPolynomial(pair, change).every((c) => Math.abs(toNumber(c)) <= 100),
    ),
    stem: random.pick(['if', 'without'] as const),
  }),
  pose: ({ pair, change, stem }) => {
    const [a, b, c] = expanded(pair)
    const [s, p] = [fraction(-b, a), fraction(c, a)]
    const [first, second] = change.zeroes
    const [sum, product] = [change.sum(s, p), change.product(s, p)]
    return {
      question: `${
        {
          if: `If $\\alpha$ and $\\beta$ are the zeroes of the polynomial $${shown([a, b, c])}$, find a quadratic polynomial in $x$ whose zeroes are $${first}$ and $${second}$.`,
          without: `The zeroes of $p(x) = ${shown([a, b, c])}$ are $\\alpha$ and $\\beta$. Form a quadratic polynomial in $x$ with the zeroes $${first}$ and $${second}$.`,
        }[stem]
      } (Type $x^2$ as x^2.)`,
      rule: { kind: 'expression', expected: polynomialText(fromSumAndProduct(sum, product)), upToFactor: true },
      hints: [
        'Write $\\alpha + \\beta$ and $\\alpha\\beta$ from the coefficients.',
        `Express the sum and the product of $${first}$ and $${second}$ in terms of these two.`,
        'Then use $x^2 - (\\text{sum})x + \\text{product}$.',
      ],
      steps: [
        `$\\alpha + \\beta = ${sumLine(a, b)}$ and $\\alpha\\beta = ${productLine(a, c)}$`,
        `Sum of the new zeroes: $${change.sumIdentity}$`,
        `$${chain(change.sumWork(s, p), sum)}$`,
        `Product of the new zeroes: $${change.productIdentity}$`,
        ...(change === quotient ? [] : [`$${chain(change.productWork(s, p), product)}$`]),
        ...formingLines(sum, product),
      ],
      explanation:
        'A quadratic polynomial is known, up to a constant factor, as soon as the sum and the product of its zeroes are known; the old zeroes need not be found.',
    }
  },
  crossCheck: ({ pair, change }) => {
    const [alpha, beta] = zeroesOf(pair)
    return `(x - (${toText(change.of(alpha, beta))}))(x - (${toText(change.of(beta, alpha))}))`
  },
  slips: ({ pair, change }) => {
    const [a, b, c] = expanded(pair)
    const [s, p] = [fraction(-b, a), fraction(c, a)]
    const [sum, product] = [change.sum(s, p), change.product(s, p)]
    return sum.n === 0n ? [] : formingSlips(sum, product)
  },
})
