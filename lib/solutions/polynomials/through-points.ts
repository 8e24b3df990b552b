import {
  divide,
  equals,
  multiply,
  negate,
  polynomialText,
  polynomialTex,
  subtract,
  toTex,
  add,
  sumTex,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { worked } from '../solution'
import { inBrackets } from './pieces/brackets'

/** A quadratic polynomial from its zeroes and one more point of its graph. */
export interface Given {
  readonly zeroes: readonly [Fraction, Fraction]
  readonly point: readonly [x: Fraction, y: Fraction]
}

const factor = (zero: Fraction): string => `(${polynomialTex([1, negate(zero)])})`

/** E.g. "The graph of a quadratic polynomial cuts the x-axis at (−2, 0) and (3, 0) and the y-axis at (0, −12). Find it." */
export const throughPoints = worked<Given>({
  id: 'through-points',
  archetype: 'poly-form-zeroes',
  objection: ({ zeroes: [r, s], point: [x, y] }) =>
    equals(r, s) || equals(x, r) || equals(x, s) || y.n === 0n
      ? 'The graph must meet the x-axis at two points, and the third must not lie on it.'
      : null,
  solve: ({ zeroes: [r, s], point: [x, y] }) => {
    const product = multiply(subtract(x, r), subtract(x, s))
    const a = divide(y, product)
    const coefficients = [a, multiply(a, negate(add(r, s))), multiply(a, multiply(r, s))]
    const put = [r, s].map((zero) => `\\left(${toTex(x)} - ${inBrackets(zero)}\\right)`).join('')
    return {
      lines: [
        `The graph meets the x-axis at $x = ${toTex(r)}$ and $x = ${toTex(s)}$: these are the zeroes, so $p(x) = a${factor(r)}${factor(s)}$`,
        says`At $${`x = ${toTex(x)}`}$ its value is $${toTex(y)}$: $${`a${put} = ${sumTex([[product, 'a']])} = ${toTex(y)}`}$`,
        says`So ${chain('a', toTex(a))}`,
        `$p(x) = ${sumTex([[a, `${factor(r)}${factor(s)}`]])} = ${polynomialTex(coefficients)}$`,
      ],
      key: polynomialText(coefficients),
    }
  },
})
