import { compare, divide, fraction, multiply, negate, sign, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'
import { productSides, sumSides } from './pieces/coefficient-relations'

export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
}

export const signsInWords = {
  positive: 'Both zeroes are positive.',
  negative: 'Both zeroes are negative.',
  opposite: 'One zero is positive and the other is negative.',
  zero: 'One of the zeroes is $0$.',
} as const

export type Signs = keyof typeof signsInWords

const because: Readonly<Record<Signs, string>> = {
  positive: 'The product is positive, so the zeroes have the same sign; their sum is positive, so both are positive',
  negative: 'The product is positive, so the zeroes have the same sign; their sum is negative, so both are negative',
  opposite: 'The product is negative, so the zeroes have different signs',
  zero: 'The product is $0$, so one of the zeroes is $0$',
}

function signsOf({ a, b, c }: Given): Signs {
  const [sum, product] = [sign(divide(negate(b), a)), sign(divide(c, a))]
  if (product === 0) return 'zero'
  return product < 0 ? 'opposite' : sum > 0 ? 'positive' : 'negative'
}

/** The sum and the product, and what their signs say. */
export const linesToSigns = (given: Given): readonly Line[] => [
  earns(
    0.5,
    says`${equals('Product of the zeroes', ...productSides(given.a, given.c))} and ${equals('sum of the zeroes', ...sumSides(given.a, given.b))}`,
    'product',
  ),
  line('sum', because[signsOf(given)]),
]

function objection({ a, b, c }: Given): string | null {
  if (sign(a) === 0) return 'There is no square in it, so this is no quadratic polynomial.'
  if (sign(b) === 0 && sign(c) === 0) return 'Both zeroes are $0$ here.'
  return compare(multiply(b, b), multiply(fraction(4), multiply(a, c))) < 0
    ? 'This polynomial has no real zeroes: its graph does not meet the $x$-axis, since $b^2 - 4ac < 0$.'
    : null
}

/** E.g. "Without finding them, say which signs the zeroes of 103 − 47x + x² have." Both are positive. */
export const signsOfZeroes = worked<Given>({
  id: 'signs-of-zeroes',
  archetype: 'poly-zero-signs',
  objection,
  solve: (given) => {
    const words = signsInWords[signsOf(given)]
    return { lines: [...linesToSigns(given), earns(0.5, `So: ${words}`)], key: words.replaceAll(/[$.]/g, '') }
  },
})
