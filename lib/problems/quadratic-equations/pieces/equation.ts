import {
  bracketed,
  exact,
  fraction,
  multiply,
  polynomialTex,
  subtract,
  toTex,
  type Coefficients,
  type Fraction,
} from '../../../maths'

/** "2x^2 - 7x + 3 = 0" */
export const equationTex = (coefficients: Coefficients, letter = 'x'): string =>
  `${polynomialTex(coefficients, letter)} = 0`

/** "D = b^2 - 4ac = (-7)^2 - 4(2)(3) = 49 - 24 = 25" */
export function discriminantTex(a: number, b: number, c: Fraction | number): string {
  const product = multiply(fraction(4 * a), exact(c))
  const value = subtract(fraction(b * b), product)
  const last = exact(c).d === 1n ? `(${toTex(exact(c))})` : `\\left(${toTex(exact(c))}\\right)`
  const inserted = `${bracketed(b)}^2 - 4(${a})${last}`
  const worked = `${b * b} ${product.n < 0n ? '+' : '-'} ${toTex({ n: product.n < 0n ? -product.n : product.n, d: product.d })}`
  return `D = b^2 - 4ac = ${inserted} = ${worked} = ${toTex(value)}`
}

/** "a = 2, b = -7, c = 3" */
export const coefficientsTex = (a: Fraction | number, b: Fraction | number, c: Fraction | number): string =>
  `a = ${toTex(exact(a))},\\ b = ${toTex(exact(b))},\\ c = ${toTex(exact(c))}`
