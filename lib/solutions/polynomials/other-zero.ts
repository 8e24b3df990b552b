import {
  add,
  divide,
  equals as same,
  multiply,
  negate,
  sign,
  subtract,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { inRoundBrackets } from './pieces/brackets'

/** ax² + bx + c and one of its zeroes. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly known: Fraction
}

const valueOf = ({ a, b, c, known }: Given): Fraction => add(multiply(add(multiply(a, known), b), known), c)

/** E.g. "One zero of 2x² + 3x − 20 is −4. Find the other zero." 5/2 */
export const otherZero = worked<Given>({
  id: 'other-zero',
  archetype: 'poly-sum-product',
  objection: (given) => {
    if (sign(given.a) === 0) return 'There is no square in it, so this is no quadratic polynomial.'
    const value = valueOf(given)
    return same(value, subtract(value, value))
      ? null
      : `$${toTex(given.known)}$ is no zero of this polynomial: its value there is $${toTex(value)}$.`
  },
  solve: ({ a, b, known }) => {
    const sum = negate(divide(b, a))
    const other = subtract(sum, known)
    return {
      lines: [
        earns(
          0.5,
          says`${equals('Sum of the zeroes', '-\\frac{\\text{coefficient of } x}{\\text{coefficient of } x^2}', toTex(sum))}`,
        ),
        line('other', says`${equals('The other zero', `${toTex(sum)} - ${inRoundBrackets(known)}`, toTex(other))}`),
        earns(0.5, `So the other zero is $${toTex(other)}$`),
      ],
      key: toText(other),
    }
  },
})
