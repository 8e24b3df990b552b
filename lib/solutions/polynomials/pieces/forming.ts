import { chain, equals, says } from '../../claim'
import { earns, line, type Line } from '../../line'
import { fraction, multiply, negate, polynomialText, polynomialTex, toTex, type Fraction } from '../../../maths'

/** The least whole number that clears the fractions of x² − sum x + product. */
export const clearing = (sum: Fraction, product: Fraction): Fraction => {
  const common = fraction(sum.d, product.d)
  return fraction(sum.d * common.d)
}

/** The polynomial with that sum and product of zeroes, freed of fractions: k(x² − sum x + product). */
export function fromSumAndProduct(sum: Fraction, product: Fraction): readonly Fraction[] {
  const k = clearing(sum, product)
  return [k, multiply(k, negate(sum)), multiply(k, product)]
}

/** The same as a text in the grammar of answers, always in lowest whole numbers. */
export const formedText = (sum: Fraction, product: Fraction, letter = 'x'): string =>
  polynomialText(fromSumAndProduct(sum, product), letter)

/** What the formula, the values put in and the polynomial without fractions earn. */
type FormingMarks = readonly [formula: number, values: number, polynomial: number]

/** The three closing lines of a solution: the formula, its values, then the polynomial without fractions. */
export function formingLines(
  sum: Fraction,
  product: Fraction,
  [formula, values, polynomial]: FormingMarks,
  letter = 'x',
): readonly Line[] {
  const monic = polynomialTex([1, negate(sum), product], letter)
  const whole = polynomialTex(fromSumAndProduct(sum, product), letter)
  const k = clearing(sum, product)
  const worth = (marks: number, text: Parameters<typeof line>[1], name: string): Line =>
    marks === 0 ? line(name, text) : earns(marks, text, name)
  return [
    worth(
      formula,
      `A quadratic polynomial is $k[${letter}^2 - (\\text{sum of zeroes})${letter} + \\text{product of zeroes}]$, $k \\neq 0$`,
      'formula',
    ),
    worth(
      values,
      says`${equals('Sum', toTex(sum))} and ${equals('product', toTex(product))} give $k\\left[${monic}\\right]$`,
      'values',
    ),
    worth(polynomial, says`Taking ${chain('k', `${k.n}`)}, one such polynomial is $${whole}$`, 'polynomial'),
  ]
}
