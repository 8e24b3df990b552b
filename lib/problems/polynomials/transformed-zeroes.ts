import { fraction, gcd, negate, toNumber, toText, toTex, type Fraction } from '../../maths'
import { productSides, sumSides } from '../../solutions/polynomials/pieces/coefficient-relations'
import { formedText, formingLines, fromSumAndProduct } from '../../solutions/polynomials/pieces/forming'
import { expanded, shown, zeroesOf, type FactorPair } from '../../solutions/polynomials/pieces/splitting'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, line, says, template, type Slip } from '../template'
import { changes, type Change } from './pieces/changes-of-zeroes'
import { drawPair } from './pieces/factor-pair'
import { formingSlips } from './pieces/forming-slips'

/** The polynomial with the new zeroes, in whole numbers. */
function newPolynomial(pair: FactorPair, { sum, product }: Change): readonly Fraction[] {
  const [a, b, c] = expanded(pair)
  const [s, p] = [fraction(-b, a), fraction(c, a)]
  return fromSumAndProduct(sum(s, p), product(s, p))
}

/** "= 2 \times \frac{7}{2} = 7". */
const worked = (work: readonly string[], value: Fraction): string =>
  [...work.filter((part) => part !== toTex(value)), toTex(value)].map((part) => `= ${part}`).join(' ')

/** Whether the product of the new zeroes is known without any values. */
const atOnce = ({ productWork }: Change, s: Fraction, p: Fraction): boolean => productWork(s, p).length === 0

/** The slips in the sum or the product of the new zeroes. */
const wrongChanges = (change: Change, s: Fraction, p: Fraction): readonly Slip[] =>
  change.wrong(s, p).map(({ sum = change.sum(s, p), product = change.product(s, p), note, step }) => ({
    response: formedText(sum, product),
    note,
    step,
  }))

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
        change: source.pick(changes),
      }),
      ({ pair, change }) => newPolynomial(pair, change).every((c) => Math.abs(toNumber(c)) <= 100),
    ),
    stem: random.pick(['if', 'without', 'given'] as const),
  }),
  pose: ({ pair, change, stem }) => {
    const [a, b, c] = expanded(pair)
    const [s, p] = [fraction(-b, a), fraction(c, a)]
    const [first, second] = change.zeroes
    const [sum, product] = [change.sum(s, p), change.product(s, p)]
    const productLineOfNew = `Product of the new zeroes: $${change.productIdentity}$`
    return {
      question: `${
        {
          if: `If $\\alpha$ and $\\beta$ are the zeroes of the polynomial $${shown([a, b, c])}$, find a quadratic polynomial in $x$ whose zeroes are $${first}$ and $${second}$.`,
          without: `The zeroes of $p(x) = ${shown([a, b, c])}$ are $\\alpha$ and $\\beta$. Form a quadratic polynomial in $x$ with the zeroes $${first}$ and $${second}$.`,
          given: `Given that $\\alpha$ and $\\beta$ are the zeroes of the quadratic polynomial $${shown([a, b, c])}$, obtain a quadratic polynomial in $x$ whose zeroes are $${first}$ and $${second}$.`,
        }[stem]
      } (Type $x^2$ as x^2.)`,
      rule: { kind: 'expression', expected: formedText(sum, product), upToFactor: true },
      hints: [
        'Write $\\alpha + \\beta$ and $\\alpha\\beta$ from the coefficients.',
        `Express the sum and the product of $${first}$ and $${second}$ in terms of these two.`,
        'Then use $x^2 - (\\text{sum})x + \\text{product}$.',
      ],
      steps: [
        earns(0.5, says`${chain('\\alpha + \\beta', ...sumSides(a, b))}`, 'sum'),
        earns(0.5, says`${chain('\\alpha\\beta', ...productSides(a, c))}`, 'product'),
        line('new sum', `Sum of the new zeroes: $${change.sumIdentity}$`),
        earns(0.5, `$${worked(change.sumWork(s, p), sum)}$`, 'new sum worked'),
        ...(atOnce(change, s, p)
          ? [earns(0.5, productLineOfNew, 'new product')]
          : [
              line('new product', productLineOfNew),
              earns(0.5, `$${worked(change.productWork(s, p), product)}$`, 'new product worked'),
            ]),
        ...formingLines(sum, product, [0.5, 0, 0.5]),
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
    return distinctSlips(formedText(sum, product), [
      ...wrongChanges(change, s, p),
      ...formingSlips(sum, product),
      {
        response: formedText(change.sum(negate(s), p), change.product(negate(s), p)),
        note: 'The sum of the given zeroes is −b/a: check the sign.',
        step: 'sum',
      },
    ])
  },
})
