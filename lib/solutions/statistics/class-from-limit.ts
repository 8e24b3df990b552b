import { add, divide, equals, fraction, sign, subtract, toTex, type Fraction } from '../../maths'
import { keyOf } from './pieces/decimal'
import { earns } from '../line'
import { worked } from '../solution'

/** A class of which one limit and the width are told. */
export interface ClassFromLimit {
  readonly known: 'lower' | 'upper'
  readonly limit: Fraction
  readonly width: Fraction
  readonly asked: 'mark' | 'other limit'
}

const two = fraction(2)

/** E.g. "The upper limit of a class is 45 and its width is 10. Find its class mark." */
export const classFromLimit = worked<ClassFromLimit>({
  id: 'class-from-limit',
  archetype: 'stat-class-reading',
  objection: ({ known, limit, width }) => {
    if (sign(width) <= 0) return 'The width of a class is more than zero: check the numbers.'
    const low = known === 'lower' ? limit : subtract(limit, width)
    return sign(low) < 0 ? 'A limit below zero is not one that I expected: check the numbers.' : null
  },
  solve: ({ known, limit, width, asked }) => {
    const other = known === 'lower' ? add(limit, width) : subtract(limit, width)
    const [own, w, o] = [limit, width, other].map(toTex)
    const found = known === 'lower' ? `Upper limit $= ${own} + ${w} = ${o}$` : `Lower limit $= ${own} - ${w} = ${o}$`
    const middle = divide(add(limit, other), two)
    // the second road: half of the width from the limit that is told
    const half = divide(width, two)
    const checked = known === 'lower' ? add(limit, half) : subtract(limit, half)
    if (!equals(middle, checked)) throw new Error('The two ways to the class mark differ')
    return {
      key: keyOf(asked === 'mark' ? middle : other),
      lines:
        asked === 'mark'
          ? [
              found,
              'Class mark = half of the sum of the lower and the upper limit.',
              earns(1, `Class mark $= \\frac{${own} + ${o}}{2} = ${toTex(middle)}$`),
            ]
          : ['Class size = upper limit - lower limit.', earns(1, found)],
    }
  },
})
