import {
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  toTex,
  type Fraction,
} from '../../../maths'
import type { PolynomialWithCondition, WayToK } from './condition'
import { inRoundBrackets } from './brackets'
import { isConstant } from './linear-in-k'

/** Such questions are worked for x² + bx + k. */
export function betweenObjection({ a, b, c, condition }: PolynomialWithCondition): string | null {
  const isShape =
    isConstant(a) && a.constant.n === a.constant.d && isConstant(b) && c.k.n === c.k.d && sign(c.constant) === 0
  if (!isShape) return 'I can work this for a polynomial such as $x^2 + 5x + k$.'
  if (condition.kind === 'double' && sign(b.constant) === 0) return 'Both zeroes would be $0$: check what you typed.'
  return condition.kind === 'difference' && !isInteger(condition.value) && condition.value.d > 100n
    ? 'That difference is too fine a number to be worked by hand.'
    : null
}

/** From the sum of the zeroes, and their difference or that one is double the other. */
export function betweenZeroes({ b }: PolynomialWithCondition, difference: Fraction | null): WayToK {
  const sum = negate(b.constant)
  if (difference === null) {
    const t = divide(sum, fraction(3))
    const twice = multiply(fraction(2), t)
    return {
      k: multiply(t, twice),
      lines: [
        `Let the zeroes be $\\alpha$ and $2\\alpha$. Their sum is $3\\alpha = -\\frac{b}{a} = ${toTex(sum)}$, so $\\alpha = ${toTex(t)}$`,
        `The zeroes are $${toTex(t)}$ and $${toTex(twice)}$`,
        `Product of zeroes $= \\frac{c}{a} = k$, so $k = ${inRoundBrackets(t)} \\times ${inRoundBrackets(twice)}$`,
      ],
    }
  }
  const large = divide(add(sum, difference), fraction(2))
  const small = subtract(sum, large)
  return {
    k: multiply(large, small),
    lines: [
      `Let the zeroes be $\\alpha$ and $\\beta$ with $\\alpha - \\beta = ${toTex(difference)}$. Also $\\alpha + \\beta = -\\frac{b}{a} = ${toTex(sum)}$`,
      `Adding, $2\\alpha = ${toTex(add(sum, difference))}$, so $\\alpha = ${toTex(large)}$ and $\\beta = ${toTex(small)}$`,
      `Product of zeroes $= \\frac{c}{a} = k$, so $k = ${inRoundBrackets(large)} \\times ${inRoundBrackets(small)}$`,
    ],
  }
}
