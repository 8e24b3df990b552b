import { linesToValue } from './is-it-a-zero'
import { inRoundBrackets } from './pieces/brackets'
import { divide, negate, sign, subtract, toText, toTex, valueAt, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** ax² + bx + c, and what may be one of its zeroes, or a root of ax² + bx + c = 0. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly at: Fraction
  readonly called: 'zero' | 'root'
}

/** E.g. "Check whether 3 is a zero of 2x² − 5x − 3, and find the other zero." */
export const zeroCheckedThenOther = worked<Given>({
  id: 'zero-checked-then-other',
  archetype: 'poly-value',
  objection: ({ a, b, c, at, called }) => {
    if (sign(a) === 0) return 'There is no square in it, so this is nothing quadratic.'
    const value = valueAt([a, b, c], at)
    return sign(value) === 0
      ? null
      : `No, $${toTex(at)}$ is no ${called}: the value there is $${toTex(value)}$ and not $0$. So there is no other one to it.`
  },
  solve: ({ a, b, c, at, called }) => {
    const sum = negate(divide(b, a))
    const other = subtract(sum, at)
    const all = called === 'zero' ? 'zeroes' : 'roots'
    if (sign(valueAt([a, b, c], other)) !== 0) throw new Error('zeroCheckedThenOther: the other one is none')
    return {
      lines: [
        ...linesToValue({ coefficients: [a, b, c], at }),
        earns(1, `The value is $0$, so yes: $${toTex(at)}$ is a ${called}`),
        line('sum', says`${equals(`Sum of the ${all}`, '-\\frac{b}{a}', toTex(sum))}`),
        earns(
          1,
          says`${equals(`So the other ${called}`, `${toTex(sum)} - ${inRoundBrackets(at)}`, toTex(other))}`,
          'other',
        ),
      ],
      key: `Yes; ${toText(other)}`,
    }
  },
})
