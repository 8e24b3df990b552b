import { fraction, gcd, negate, toNumber, toText, type Fraction } from '../../maths'
import { changeOf } from '../../solutions/polynomials/pieces/changes-of-zeroes'
import { formedText, fromSumAndProduct } from '../../solutions/polynomials/pieces/forming'
import { expanded, shown, zeroesOf, type FactorPair } from '../../solutions/polynomials/pieces/splitting'
import { transformedZeroes as solution } from '../../solutions/polynomials/transformed-zeroes'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import { changes, type PosedChange } from './pieces/changes-of-zeroes'
import { drawPair } from './pieces/factor-pair'
import { formingSlips } from './pieces/forming-slips'
import { signOfSumShows } from './pieces/sign-of-sum'

/** The sum and the product of the given zeroes. */
function sumAndProduct(pair: FactorPair): readonly [Fraction, Fraction] {
  const [a, b, c] = expanded(pair)
  return [fraction(-b, a), fraction(c, a)]
}

/** The polynomial with the new zeroes, in whole numbers. */
function newPolynomial(pair: FactorPair, { told }: PosedChange): readonly Fraction[] {
  const [s, p] = sumAndProduct(pair)
  const { sum, product } = changeOf(told)
  return fromSumAndProduct(sum(s, p), product(s, p))
}

/** The slips in the sum or the product of the new zeroes. */
function wrongChanges({ told, wrong }: PosedChange, s: Fraction, p: Fraction): readonly Slip[] {
  const change = changeOf(told)
  return wrong(s, p).map(({ sum = change.sum(s, p), product = change.product(s, p), note, step }) => ({
    response: formedText(sum, product),
    note,
    step,
  }))
}

/** E.g. "If α and β are the zeroes of 2x² − 5x + 3, find a quadratic polynomial with zeroes 2α and 2β." */
export const transformedZeroes = template({
  id: 'poly-transformed-zeroes',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-transformed'],
  difficulty: 'hard',
  marks: 3,
  wrongRoadsShow: true,
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
        change: source.pick(changes),
      }),
      ({ pair, change }) => newPolynomial(pair, change).every((c) => Math.abs(toNumber(c)) <= 100),
    ),
    stem: random.pick(['if', 'without', 'given'] as const),
  }),
  given: ({ pair, change: { told } }) => {
    const [a, b, c] = expanded(pair)
    return { a: fraction(a), b: fraction(b), c: fraction(c), change: told }
  },
  solution,
  ask: ({ pair, change: { told }, stem }) => {
    const [a, b, c] = expanded(pair)
    const [first, second] = changeOf(told).zeroes
    return {
      question: `${
        {
          if: `If $\\alpha$ and $\\beta$ are the zeroes of the polynomial $${shown([a, b, c])}$, find a quadratic polynomial in $x$ whose zeroes are $${first}$ and $${second}$.`,
          without: `The zeroes of $p(x) = ${shown([a, b, c])}$ are $\\alpha$ and $\\beta$. Form a quadratic polynomial in $x$ with the zeroes $${first}$ and $${second}$.`,
          given: `Given that $\\alpha$ and $\\beta$ are the zeroes of the quadratic polynomial $${shown([a, b, c])}$, obtain a quadratic polynomial in $x$ whose zeroes are $${first}$ and $${second}$.`,
        }[stem]
      } (Type $x^2$ as x^2.)`,
      rule: { kind: 'expression', upToFactor: true },
      hints: [
        'Write $\\alpha + \\beta$ and $\\alpha\\beta$ from the coefficients.',
        `Express the sum and the product of $${first}$ and $${second}$ in terms of these two.`,
        'Then use $x^2 - (\\text{sum})x + \\text{product}$.',
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
    const [s, p] = sumAndProduct(pair)
    const { sum: sumOf, product: productOf } = changeOf(change.told)
    const [sum, product] = [sumOf(s, p), productOf(s, p)]
    return distinctSlips(formedText(sum, product), [
      ...wrongChanges(change, s, p),
      ...formingSlips(sum, product),
      ...(signOfSumShows(sumOf)
        ? [
            {
              response: formedText(sumOf(negate(s), p), productOf(negate(s), p)),
              note: 'The sum of the given zeroes is −b/a: check the sign.',
              step: 'sum',
            },
          ]
        : []),
    ])
  },
})
