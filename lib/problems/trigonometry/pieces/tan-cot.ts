import { divide, fraction, multiply, one, subtract, type Fraction } from '../../../maths'

/** sin + cos or sin - cos is given. */
export interface GivenSum {
  /** sin + cos or sin - cos is √a / b. */
  readonly a: number
  readonly b: number
  readonly sign: '+' | '-'
  readonly asked: 'tan and cot' | 'fourth powers'
  readonly angle: string
}

const two = fraction(2)

/** sin × cos. */
export function productOf({ a, b, sign }: GivenSum): Fraction {
  const square = fraction(a, b * b)
  return divide(sign === '+' ? subtract(square, one) : subtract(one, square), two)
}

/** tan + cot, or the sum of the fourth powers. */
export function keyOf(draw: GivenSum): Fraction {
  const product = productOf(draw)
  return draw.asked === 'tan and cot' ? divide(one, product) : subtract(one, multiply(two, multiply(product, product)))
}

/** The wordings. */
export const sumStems: readonly ((fact: string, angle: string, asked: string) => string)[] = [
  (fact, angle, asked) => `$${angle}$ is an acute angle with $${fact}$. Find the value of $${asked}$.`,
  (fact, angle, asked) => `If $${fact}$ for an acute angle $${angle}$, find $${asked}$.`,
  (fact, angle, asked) => `Given that $${fact}$, where $${angle}$ is acute, what is the value of $${asked}$?`,
]
