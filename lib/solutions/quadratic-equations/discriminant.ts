import { coefficientsTex, discriminantOf, discriminantSides, equationTex, quadraticObjection } from './pieces/equation'
import type { Quadratic } from './pieces/equation'
import { toTex, toText } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** E.g. "Find the discriminant of 2x² + 7x + 3 = 0." */
export const discriminant = worked<Quadratic>({
  id: 'discriminant',
  archetype: 'qe-discriminant-nature',
  objection: quadraticObjection,
  solve: (given) => {
    const { a, b, c } = given
    const value = discriminantOf(given)
    return {
      lines: [
        `Given: $${equationTex([a, b, c])}$`,
        `Comparing with $ax^2 + bx + c = 0$: $${coefficientsTex(given)}$`,
        earns(1, says`${chain(...discriminantSides(given))}`, 'discriminant'),
        says`Hence ${isValue('the discriminant', toTex(value))}.`,
      ],
      key: toText(value),
    }
  },
})
