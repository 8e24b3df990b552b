import type { FactName } from './general-facts'
import { shown } from './pieces/splitting'
import { compare, divide, equals, fraction, multiply, negate, sign, toTex, valueAt, type Fraction } from '../../maths'
import type { JudgedAssertion } from '../assertion-reason'

type Judged = JudgedAssertion<FactName>

/** The coefficients, highest power first. */
export type Polynomial = readonly Fraction[]

const tex = (polynomial: Polynomial): string => shown(polynomial)

const relations = ([a = fraction(1), b = fraction(0), c = fraction(0)]: Polynomial) => ({
  sum: negate(divide(b, a)),
  product: divide(c, a),
})

/** "The sum of the zeroes of 2x² − 3x + 1 is 3/2" */
export function sumIs(polynomial: Polynomial, stated: Fraction): Judged {
  const { sum } = relations(polynomial)
  return {
    lines: [`The sum of the zeroes is $-\\frac{b}{a} = ${toTex(sum)}$.`],
    holds: equals(sum, stated),
    rests: 'sum',
    near: ['form'],
  }
}

export function productIs(polynomial: Polynomial, stated: Fraction): Judged {
  const { product } = relations(polynomial)
  return {
    lines: [`The product of the zeroes is $\\frac{c}{a} = ${toTex(product)}$.`],
    holds: equals(product, stated),
    rests: 'product',
    near: ['form'],
  }
}

/** Whether just these two, different ones, are the zeroes. */
const areZeroes = (polynomial: Polynomial, zeroes: readonly [Fraction, Fraction]): boolean =>
  compare(...zeroes) !== 0 && zeroes.every((zero) => sign(valueAt(polynomial, zero)) === 0)

const put = (polynomial: Polynomial, zero: Fraction): string =>
  `For $x = ${toTex(zero)}$ its value is $${toTex(valueAt(polynomial, zero))}$`

/** "A quadratic polynomial with the zeroes 2 and 3 is x² − 5x + 6" */
export const hasTheZeroes = (polynomial: Polynomial, zeroes: readonly [Fraction, Fraction]): Judged => ({
  lines: [`${zeroes.map((zero) => put(polynomial, zero)).join('. ')}.`],
  holds: areZeroes(polynomial, zeroes),
  rests: 'form',
  near: ['sum', 'product'],
})

/** "The zeroes of x² − 5x + 6 are 2 and 3": factors show it as well as the form of such a polynomial does. */
export const zeroesAre = (polynomial: Polynomial, zeroes: readonly [Fraction, Fraction]): Judged => ({
  ...hasTheZeroes(polynomial, zeroes),
  rests: null,
  near: ['form', 'sum', 'product'],
})

/** "The graph of y = x² − 5x + 6 meets the x-axis at (2, 0) and (3, 0)" */
export const meetsAt = (polynomial: Polynomial, places: readonly [Fraction, Fraction]): Judged => ({
  ...zeroesAre(polynomial, places),
  rests: 'axis',
  near: ['form', 'sum', 'product'],
})

/** "The polynomials x² − 5x + 6 and 2x² − 10x + 12 have the same zeroes": quadratic ones with different real zeroes. */
export function haveTheSameZeroes(first: Polynomial, second: Polynomial): Judged {
  const [lead, other] = [first[0] ?? fraction(1), second[0] ?? fraction(1)]
  const k = divide(other, lead)
  const same = first.every((each, index) => equals(multiply(k, each), second[index] ?? fraction(0)))
  return {
    lines: [
      same
        ? `Each term of the second is $${toTex(k)}$ times that of the first, so both are $0$ for the same values of $x$.`
        : `The second is not a multiple of the first, though its first term is $${toTex(k)}$ times that of the first.`,
    ],
    holds: same,
    rests: 'factor',
    near: ['sum', 'product', 'form'],
  }
}

/** "One of the zeroes of x³ − 4x is 0" */
export const zeroIsZero = (polynomial: Polynomial): Judged => ({
  lines: [`Putting $0$ in place of $x$ gives $${toTex(valueAt(polynomial, fraction(0)))}$.`],
  holds: sign(valueAt(polynomial, fraction(0))) === 0,
  rests: 'constant',
  near: ['product'],
})

/** "The polynomial 4x² + 1 has no real zeroes": of ax² + c. */
export function hasNoZeroes(polynomial: Polynomial): Judged {
  const [a = fraction(1), , c = fraction(0)] = polynomial
  const holds = sign(a) * sign(c) > 0
  return {
    lines: [
      holds
        ? `$x^2$ is never negative, so $${tex(polynomial)}$ has the sign of $${toTex(c)}$ for every real $x$ and is never $0$.`
        : `It is $0$ where $x^2 = ${toTex(negate(divide(c, a)))}$.`,
    ],
    holds,
    rests: 'square',
    near: ['sum', 'product', 'axis', 'opens'],
  }
}

/** "The graph of y = −2x² + 5x opens upwards" */
export const graphOpens = ([a = fraction(1)]: Polynomial, stated: 'upwards' | 'downwards'): Judged => ({
  lines: [`The coefficient of $x^2$ is ${sign(a) > 0 ? 'positive' : 'negative'}.`],
  holds: sign(a) > 0 === (stated === 'upwards'),
  rests: 'opens',
  near: [],
})

/** "No cubic polynomial has more than 3 zeroes" */
export const hasAtMost = (degree: number, stated: Fraction): Judged => ({
  lines: [`A polynomial of degree $${degree}$ can have $${degree}$ zeroes, but no more.`],
  holds: compare(stated, fraction(degree)) >= 0,
  rests: 'most',
  near: ['axis', 'degree'],
})

/** "The expression 6x² − √5 x + 2 is a polynomial in x" */
export const isPolynomial = (holds: boolean): Judged => ({
  lines: [
    holds
      ? 'Every exponent of $x$ is a whole number, and every coefficient is a real number.'
      : 'One of its terms holds a power of $x$ whose exponent is no whole number, or is negative.',
  ],
  holds,
  rests: 'exponents',
  near: ['degree'],
})

/** "The degree of the polynomial 3x² − 5x⁷ + 2 is 7" */
export const degreeIs = (degree: number, stated: Fraction): Judged => ({
  lines: [`The highest exponent of $x$ is $${degree}$.`],
  holds: equals(stated, fraction(degree)),
  rests: 'degree',
  near: ['most'],
})
