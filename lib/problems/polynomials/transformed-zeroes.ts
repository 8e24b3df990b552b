import { add, divide, equals, fraction, multiply, polynomialText, toText, toTex, type Fraction } from '../../maths'
import { template } from '../template'
import { productLine, sumLine } from './coefficient-relations'
import { drawPair, expanded, shown, zeroesOf } from './factor-pair'
import { formingLines, formingSlips, fromSumAndProduct } from './from-sum-and-product'

const whole = (n: number): Fraction => fraction(n)

interface Change {
  /** The new zeroes in letters. */
  readonly zeroes: readonly [string, string]
  readonly sum: (s: Fraction, p: Fraction) => Fraction
  readonly product: (s: Fraction, p: Fraction) => Fraction
  readonly sumIdentity: string
  readonly productIdentity: string
  readonly of: (zero: Fraction, other: Fraction) => Fraction
}

const scaled = (n: number): Change => ({
  zeroes: [`${n}\\alpha`, `${n}\\beta`],
  sum: (s) => multiply(whole(n), s),
  product: (_, p) => multiply(whole(n * n), p),
  sumIdentity: `${n}\\alpha + ${n}\\beta = ${n}(\\alpha + \\beta)`,
  productIdentity: `${n}\\alpha \\times ${n}\\beta = ${n * n}\\alpha\\beta`,
  of: (zero) => multiply(whole(n), zero),
})

const shifted = (n: number): Change => ({
  zeroes: [`\\alpha + ${n}`, `\\beta + ${n}`],
  sum: (s) => add(s, whole(2 * n)),
  product: (s, p) => add(add(p, multiply(whole(n), s)), whole(n * n)),
  sumIdentity: `(\\alpha + ${n}) + (\\beta + ${n}) = (\\alpha + \\beta) + ${2 * n}`,
  productIdentity: `(\\alpha + ${n})(\\beta + ${n}) = \\alpha\\beta + ${n === 1 ? '' : n}(\\alpha + \\beta) + ${n * n}`,
  of: (zero) => add(zero, whole(n)),
})

const reciprocal: Change = {
  zeroes: ['\\frac{1}{\\alpha}', '\\frac{1}{\\beta}'],
  sum: (s, p) => divide(s, p),
  product: (_, p) => divide(whole(1), p),
  sumIdentity: '\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta}',
  productIdentity: '\\frac{1}{\\alpha} \\times \\frac{1}{\\beta} = \\frac{1}{\\alpha\\beta}',
  of: (zero) => divide(whole(1), zero),
}

const quotient: Change = {
  zeroes: ['\\frac{\\alpha}{\\beta}', '\\frac{\\beta}{\\alpha}'],
  sum: (s, p) => divide(add(multiply(s, s), multiply(fraction(-2), p)), p),
  product: () => whole(1),
  sumIdentity:
    '\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha} = \\frac{(\\alpha + \\beta)^2 - 2\\alpha\\beta}{\\alpha\\beta}',
  productIdentity: '\\frac{\\alpha}{\\beta} \\times \\frac{\\beta}{\\alpha} = 1',
  of: (zero, other) => divide(zero, other),
}

/** E.g. "If α and β are the zeroes of 2x² − 5x + 3, find a quadratic polynomial with zeroes 2α and 2β." */
export const transformedZeroes = template({
  id: 'poly-transformed-zeroes',
  topic: 'polynomials',
  archetypes: ['poly-transformed'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const pair = drawPair(
      random,
      (source) => ({
        p: source.integer(1, 3),
        q: source.integer(-5, 5),
        r: source.integer(1, 2),
        s: source.integer(-5, 5),
      }),
      ([, b, c], { p, q, r, s }) =>
        b !== 0 && c !== 0 && fraction(q, p).d === BigInt(p) && fraction(s, r).d === BigInt(r),
    )
    const change = random.pick([scaled(2), scaled(3), shifted(1), shifted(2), reciprocal, quotient])
    return { pair, change, stem: random.pick(['if', 'without'] as const) }
  },
  pose: ({ pair, change, stem }) => {
    const [a, b, c] = expanded(pair)
    const [s, p] = [fraction(-b, a), fraction(c, a)]
    const [first, second] = change.zeroes
    const [sum, product] = [change.sum(s, p), change.product(s, p)]
    return {
      question: {
        if: `If $\\alpha$ and $\\beta$ are the zeroes of the polynomial $${shown([a, b, c])}$, find a quadratic polynomial in $x$ whose zeroes are $${first}$ and $${second}$.`,
        without: `The zeroes of $p(x) = ${shown([a, b, c])}$ are $\\alpha$ and $\\beta$. Form a quadratic polynomial in $x$ with the zeroes $${first}$ and $${second}$.`,
      }[stem],
      rule: { kind: 'expression', expected: polynomialText(fromSumAndProduct(sum, product)), upToFactor: true },
      hints: [
        'Write $\\alpha + \\beta$ and $\\alpha\\beta$ from the coefficients.',
        `Express the sum and the product of $${first}$ and $${second}$ by these two.`,
        'Then use $x^2 - (\\text{sum})x + \\text{product}$.',
      ],
      steps: [
        `$\\alpha + \\beta = ${sumLine(a, b)}$ and $\\alpha\\beta = ${productLine(a, c)}$`,
        `Sum of the new zeroes: $${change.sumIdentity} = ${toTex(sum)}$`,
        `Product of the new zeroes: $${change.productIdentity}${equals(product, whole(1)) && change === quotient ? '' : ` = ${toTex(product)}`}$`,
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
