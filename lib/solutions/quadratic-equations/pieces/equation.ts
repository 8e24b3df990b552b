import {
  absolute,
  bracketed,
  exact,
  fraction,
  isInteger,
  multiply,
  polynomialTex,
  sign,
  subtract,
  toTex,
  type Coefficients,
  type Fraction,
} from '../../../maths'
import { chain, type SetClaim } from '../../claim'

/** ax² + bx + c. */
export interface Quadratic {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
}

export const quadratic = (a: Fraction | number, b: Fraction | number, c: Fraction | number): Quadratic => ({
  a: exact(a),
  b: exact(b),
  c: exact(c),
})

/** "2x^2 - 7x + 3 = 0" */
export const equationTex = (coefficients: Coefficients, letter = 'x'): string =>
  `${polynomialTex(coefficients, letter)} = 0`

/** The sides of "D = b^2 - 4ac = (-7)^2 - 4(2)(3) = 49 - 24 = 25". */
export function discriminantSides({ a, b, c }: Quadratic): readonly string[] {
  const product = multiply(multiply(fraction(4), a), c)
  const square = multiply(b, b)
  return [
    'D',
    'b^2 - 4ac',
    `${squared(b)} - 4${inBrackets(a)}${inBrackets(c)}`,
    `${toTex(square)} ${sign(product) < 0 ? '+' : '-'} ${toTex(absolute(product))}`,
    toTex(subtract(square, product)),
  ]
}

export const discriminantOf = ({ a, b, c }: Quadratic): Fraction =>
  subtract(multiply(b, b), multiply(multiply(fraction(4), a), c))

const inBrackets = (value: Fraction): string =>
  isInteger(value) ? `(${toTex(value)})` : `\\left(${toTex(value)}\\right)`
const squared = (value: Fraction): string => (isInteger(value) ? `${bracketed(value)}^2` : `${inBrackets(value)}^2`)

/** "a = 2, b = -7, c = 3" */
export const coefficientsTex = ({ a, b, c }: Quadratic): string =>
  `a = ${toTex(a)},\\ b = ${toTex(b)},\\ c = ${toTex(c)}`

/** What keeps an equation from being a quadratic one; null when it is one. */
export const quadraticObjection = ({ a }: Quadratic): string | null =>
  sign(a) === 0 ? 'There is no $x^2$ term, so this is no quadratic equation.' : null

/** "2x^2 - 7x + 3 = 0" as a claim. */
export const equationChain = (coefficients: Coefficients, letter = 'x'): SetClaim =>
  chain(polynomialTex(coefficients, letter), '0')
