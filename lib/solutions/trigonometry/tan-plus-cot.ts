import {
  compare,
  divide,
  fraction,
  multiply,
  one,
  sign,
  squared,
  subtract,
  toTex,
  toText,
  type Fraction,
  type Surd,
} from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** sin + cos or sin - cos of an acute angle. */
export interface Given {
  readonly operation: '+' | '-'
  readonly value: Surd
  readonly asked: 'tan and cot' | 'fourth powers'
  /** TeX: 'A', '\theta'. */
  readonly angle: string
}

const two = fraction(2)
const squareOf = ({ value: { coefficient, radicand } }: Given): Fraction =>
  multiply(squared(coefficient), fraction(radicand))

const doubledOf = (given: Given): Fraction =>
  given.operation === '+' ? subtract(squareOf(given), one) : subtract(one, squareOf(given))

/** E.g. "A is an acute angle with sin A + cos A = 7/5. Find tan A + cot A." */
export const tanPlusCot = worked<Given>({
  id: 'tan-plus-cot',
  archetype: 'trig-sum-to-tan-cot',
  objection: (given) => {
    const { operation, value, asked } = given
    const square = squareOf(given)
    if (operation === '+' && (sign(value.coefficient) < 0 || compare(square, one) < 0 || compare(square, two) > 0))
      return 'For an acute angle the sum of sine and cosine lies between $1$ and $\\sqrt{2}$.'
    if (operation === '-' && compare(square, one) > 0)
      return 'For an acute angle the sine and the cosine differ by less than $1$.'
    return asked === 'tan and cot' && sign(doubledOf(given)) === 0
      ? 'Then the sine or the cosine is zero, and one of the two ratios is not defined.'
      : null
  },
  solve: (given) => {
    const { operation, asked, angle } = given
    const [sine, cosine] = [`\\sin ${angle}`, `\\cos ${angle}`]
    const [exact, joined] = [divide(doubledOf(given), two), `${sine} ${cosine}`]
    const [product, square, doubled] = [toTex(exact), toTex(squareOf(given)), toTex(doubledOf(given))]
    const wanted = asked === 'tan and cot' ? `\\tan ${angle} + \\cot ${angle}` : `\\sin^4 ${angle} + \\cos^4 ${angle}`
    const key = asked === 'tan and cot' ? divide(one, exact) : subtract(one, multiply(two, squared(exact)))
    return {
      lines: [
        earns(
          1,
          says`Squaring, ${chain(`\\sin^2 ${angle} + \\cos^2 ${angle} ${operation} 2${joined}`, square)}, so ${chain(`2${joined}`, operation === '+' ? `${square} - 1` : `1 - ${square}`, doubled)}`,
          'squared',
        ),
        earns(0.5, says`${chain(joined, product)}`, 'product'),
        asked === 'tan and cot'
          ? earns(
              1,
              says`${chain(wanted, `\\frac{${sine}}{${cosine}} + \\frac{${cosine}}{${sine}}`, `\\frac{\\sin^2 ${angle} + \\cos^2 ${angle}}{${joined}}`, `\\frac{1}{${joined}}`)}`,
              'rewritten',
            )
          : earns(
              1,
              says`${chain(wanted, `(\\sin^2 ${angle} + \\cos^2 ${angle})^2 - 2\\sin^2 ${angle} \\cos^2 ${angle}`, `1 - 2(${joined})^2`)}`,
              'rewritten',
            ),
        earns(0.5, says`Hence ${chain(wanted, toTex(key))}.`),
      ],
      key: toText(key),
    }
  },
})
