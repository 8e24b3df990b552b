import { add, multiply, zero, type Fraction } from './fraction'
import { exact, sumTex, sumText, type Term } from './terms'

/** Coefficients, highest power first: [1, -5, 6] is x² − 5x + 6. */
export type Coefficients = readonly (Fraction | number)[]

const powers = (coefficients: Coefficients, letter: string, brace: boolean): readonly Term[] =>
  coefficients.map((coefficient, index) => {
    const power = coefficients.length - 1 - index
    const exponent = brace && power > 9 ? `{${power}}` : `${power}`
    return [coefficient, power === 0 ? '' : power === 1 ? letter : `${letter}^${exponent}`]
  })

/** "x^2 - 5x + 6" (TeX). */
export const polynomialTex = (coefficients: Coefficients, letter = 'x'): string =>
  sumTex(powers(coefficients, letter, true))

/** "x^2 - 5x + 6" in the grammar of answers. */
export const polynomialText = (coefficients: Coefficients, letter = 'x'): string =>
  sumText(powers(coefficients, letter, false))

/** The value at a point, by Horner's rule. */
export const valueAt = (coefficients: Coefficients, x: Fraction | number): Fraction =>
  coefficients.reduce<Fraction>((value, coefficient) => add(multiply(value, exact(x)), exact(coefficient)), zero)
