import { negate, toTex, toText, valueAt as valueOf, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { substituted } from './value-at'

/** What is to be added to, or subtracted from, a polynomial so that it is zero there. */
export interface Given {
  /** Highest power first. */
  readonly coefficients: readonly Fraction[]
  readonly letter: string
  readonly zero: Fraction
  readonly way: 'added' | 'subtracted'
}

/** E.g. "What should be added to x² − 5x + 4 so that 3 is a zero of the result?" 2 */
export const madeDivisible = worked<Given>({
  id: 'made-divisible',
  archetype: 'poly-value',
  objection: ({ coefficients }) =>
    coefficients.length > 1 && coefficients.length < 8 ? null : 'I can work out polynomials up to the sixth degree.',
  solve: ({ coefficients, letter, zero, way }) => {
    const value = valueOf(coefficients, zero)
    const answer = way === 'added' ? negate(value) : value
    const sign = way === 'added' ? '+' : '-'
    return {
      lines: [
        line(
          'condition',
          `Let $k$ be ${way}: then $p(${letter}) ${sign} k$ has the zero $${toTex(zero)}$, so $p(${toTex(zero)}) ${sign} k = 0$`,
        ),
        line('value', says`${chain(`p(${toTex(zero)})`, substituted(coefficients, zero), toTex(value))}`),
        earns(1, says`So ${chain('k', toTex(answer))}`),
      ],
      key: toText(answer),
    }
  },
})
