import { add, divide, multiply, sign, subtract, toTex, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { inRoundBrackets } from './pieces/brackets'
import { formedText, formingLines } from './pieces/forming'

/** One zero, and the sum or the product of both. */
export interface Given {
  readonly known: Fraction
  readonly of: 'sum' | 'product'
  readonly value: Fraction
}

const otherOf = ({ known, of, value }: Given): Fraction =>
  of === 'sum' ? subtract(value, known) : divide(value, known)

/** E.g. "One zero of a quadratic polynomial is 7 and the product of its zeroes is −35. Write the polynomial." */
export const fromOneZero = worked<Given>({
  id: 'from-one-zero',
  archetype: 'poly-form-one-zero',
  objection: ({ known, of, value }) => {
    if (of === 'sum' || sign(known) !== 0) return null
    return sign(value) === 0
      ? 'With one zero $0$ the product is $0$ whatever the other zero is: it cannot be found.'
      : 'With one zero $0$ the product of the zeroes is $0$: check what you typed.'
  },
  solve: (given) => {
    const { known, of, value } = given
    const other = otherOf(given)
    const [sum, product] = [add(known, other), multiply(known, other)]
    return {
      lines: [
        of === 'sum'
          ? earns(
              0.5,
              says`${equals('The other zero', `${toTex(value)} - ${inRoundBrackets(known)}`, toTex(other))}`,
              'other',
            )
          : earns(0.5, says`${equals('The other zero', quotientTex(value, known), toTex(other))}`, 'other'),
        of === 'sum'
          ? earns(
              0.5,
              says`${equals('Product of zeroes', `${inRoundBrackets(known)} \\times ${inRoundBrackets(other)}`, toTex(product))}`,
              'missing',
            )
          : earns(
              0.5,
              says`${equals('Sum of zeroes', `${toTex(known)} + ${inRoundBrackets(other)}`, toTex(sum))}`,
              'missing',
            ),
        ...formingLines(sum, product, [0.5, 0, 0.5]),
      ],
      key: formedText(sum, product),
    }
  },
})

const quotientTex = (top: Fraction, bottom: Fraction): string =>
  top.d === 1n && bottom.d === 1n
    ? `\\frac{${toTex(top)}}{${toTex(bottom)}}`
    : `${toTex(top)} \\div ${inRoundBrackets(bottom)}`
