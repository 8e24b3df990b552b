import { fraction, multiply, negate, sumTex, sumText, surdTex, type Fraction, type Surd } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Each is one surd, or a rational number with the radicand 1. */
export interface Given {
  readonly sum: Surd
  readonly product: Surd
}

/** k x² − k(sum)x + k(product). */
function polynomial(k: Fraction, { sum, product }: Given) {
  const term = ({ coefficient, radicand }: Surd, by: Fraction, x: string, root: (n: number) => string) =>
    [multiply(by, coefficient), `${radicand === 1 ? '' : root(radicand)}${x}`] as const
  const terms = (root: (n: number) => string) =>
    [[k, 'x^2'] as const, term(sum, negate(k), 'x', root), term(product, k, '', root)] as const
  return { tex: sumTex(terms((n) => `\\sqrt{${n}}`)), text: sumText(terms((n) => `√${n}`)) }
}

const clearing = ({ sum, product }: Given): Fraction =>
  multiply(fraction(sum.coefficient.d), fraction(product.coefficient.d))

/** The polynomial with that sum and product of zeroes, freed of fractions, in the grammar of answers. */
export const surdFormedText = (given: Given): string => polynomial(clearing(given), given).text

/** E.g. "Write a quadratic polynomial whose zeroes have the sum √3 and the product −1/4." */
export const fromSurdSum = worked<Given>({
  id: 'from-surd-sum',
  archetype: 'poly-form-surd',
  objection: () => null,
  solve: (given) => {
    const k = clearing(given)
    const [monic, whole] = [polynomial(fraction(1), given), polynomial(k, given)]
    return {
      lines: [
        earns(
          1,
          'A quadratic polynomial is $k[x^2 - (\\text{sum of zeroes})x + \\text{product of zeroes}]$, $k \\neq 0$',
          'formula',
        ),
        earns(
          0.5,
          says`${equals('Sum', surdTex(given.sum))} and ${equals('product', surdTex(given.product))} give $k\\left[${monic.tex}\\right]$`,
          'values',
        ),
        earns(0.5, says`Taking ${chain('k', `${k.n}`)}, one such polynomial is $${whole.tex}$`, 'polynomial'),
      ],
      key: whole.text,
    }
  },
})
