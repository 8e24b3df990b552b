import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  one,
  sign,
  subtract,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says, type Said } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** sin + cos or sin - cos of an angle; asked is their product, or the square of the other of the two. */
export interface Given {
  readonly operation: '+' | '-'
  readonly value: Fraction
  readonly asked: 'product' | 'swap'
  /** TeX: 'A', '\theta'. */
  readonly angle: string
}

const two = fraction(2)
const squareOf = ({ value }: Given): Fraction => multiply(value, value)

/** Twice the product of sine and cosine. */
const doubledOf = (given: Given): Fraction =>
  given.operation === '+' ? subtract(squareOf(given), one) : subtract(one, squareOf(given))

const keyOf = (given: Given): Fraction => {
  const doubled = doubledOf(given)
  if (given.asked === 'product') return divide(doubled, two)
  return given.operation === '+' ? subtract(one, doubled) : add(one, doubled)
}

/** E.g. "If sin θ + cos θ = 7/5, find the value of sin θ cos θ." */
export const productFromSum = worked<Given>({
  id: 'product-from-sum',
  archetype: 'trig-square-trick',
  objection: (given) =>
    compare(squareOf(given), two) > 0 ? 'The sum of a sine and a cosine is never more than $\\sqrt{2}$.' : null,
  solve: (given) => {
    const { operation, value, asked, angle } = given
    const [sine, cosine] = [`\\sin ${angle}`, `\\cos ${angle}`]
    const opposite = operation === '+' ? '-' : '+'
    const [square, doubled, key] = [toTex(squareOf(given)), toTex(doubledOf(given)), toTex(keyOf(given))]
    const twice = `2${sine}\\,${cosine}`
    const target = asked === 'product' ? `${sine}\\,${cosine}` : `(${sine} ${opposite} ${cosine})^2`
    const isolated: Said = says`${chain(`1 ${operation} ${twice}`, square)}, so ${chain(twice, operation === '+' ? `${square} - 1` : `1 - ${square}`, doubled)}`
    const swapped: readonly Step[] =
      asked === 'product'
        ? []
        : [
            earns(
              0.5,
              says`${chain(target, `1 ${opposite} ${twice}`, `1 ${opposite} ${bracketed(doubledOf(given))}`)}`,
              'other square',
            ),
          ]
    return {
      lines: [
        says`Given: ${chain(`${sine} ${operation} ${cosine}`, toTex(value))}`,
        earns(
          0.5,
          says`Squaring, ${chain(`\\sin^2 ${angle} + \\cos^2 ${angle} ${operation} ${twice}`, square)}`,
          'squared',
        ),
        earns(asked === 'product' ? 1 : 0.5, isolated, 'product'),
        ...swapped,
        earns(
          0.5,
          asked === 'product'
            ? says`Hence ${chain(target, `\\frac{1}{2} \\times ${bracketed(doubledOf(given))}`, key)}.`
            : says`Hence ${chain(target, key)}.`,
        ),
      ],
      key: toText(keyOf(given)),
    }
  },
})

const bracketed = (value: Fraction): string => (sign(value) < 0 ? `\\left(${toTex(value)}\\right)` : toTex(value))
