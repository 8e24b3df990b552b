import { add, divide, multiply, negate, sign, subtract, sumTex, toText, toTex, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { inRoundBrackets } from './pieces/brackets'

/** The zeroes of x² + (a + shift)x + (times b + plus). */
export interface Given {
  readonly zeroes: readonly [Fraction, Fraction]
  readonly shift: Fraction
  readonly times: Fraction
  readonly plus: Fraction
}

/** E.g. "The zeroes of x² + (a − 2)x + 2b are 4 and −6. Find a and b." */
export const twoUnknownCoefficients = worked<Given>({
  id: 'two-unknown-coefficients',
  archetype: 'poly-two-unknowns-zeroes',
  objection: ({ times }) => (sign(times) === 0 ? 'The letter $b$ is not in the polynomial.' : null),
  solve: ({ zeroes: [r, s], shift, times, plus }) => {
    const [sum, product] = [add(r, s), multiply(r, s)]
    const [a, b] = [subtract(negate(sum), shift), divide(subtract(product, plus), times)]
    const linear = sumTex([
      [1, 'a'],
      [shift, ''],
    ])
    const constant = sumTex([
      [times, 'b'],
      [plus, ''],
    ])
    const [aValue, bValue] = [chain('a', toTex(a)), chain('b', toTex(b))]
    return {
      lines: [
        earns(
          0.5,
          says`${equals('Sum of the zeroes', `${toTex(r)} + ${inRoundBrackets(s)}`, toTex(sum))}, and it is $-(${linear})$`,
          'sum',
        ),
        earns(
          0.5,
          linear === 'a' ? says`So ${aValue}` : says`So ${chain(linear, toTex(negate(sum)))}, that is, ${aValue}`,
          'a',
        ),
        earns(
          0.5,
          says`${equals('Product of the zeroes', `${inRoundBrackets(r)} \\times ${inRoundBrackets(s)}`, toTex(product))}, and it is $${constant}$`,
          'product',
        ),
        earns(0.5, says`So ${chain(constant, toTex(product))}, that is, ${bValue}`, 'b'),
        line('both', says`Hence ${aValue} and ${bValue}`),
      ],
      key: `a = ${toText(a)}, b = ${toText(b)}`,
    }
  },
})
