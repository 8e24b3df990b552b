import {
  coefficientsTex,
  discriminantOf,
  discriminantSides,
  equationChain,
  quadraticObjection,
  type Quadratic,
} from './pieces/equation'
import { sign } from '../../maths'
import { chain, relation, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** E.g. "Find the nature of the roots of 2x² − 4x + 3 = 0." */
export const natureOfRoots = worked<Quadratic>({
  id: 'nature-of-roots',
  archetype: 'qe-discriminant-nature',
  objection: quadraticObjection,
  solve: (given) => {
    const D = sign(discriminantOf(given))
    return {
      lines: [
        says`Given: ${equationChain([given.a, given.b, given.c])}, so $${coefficientsTex(given)}$`,
        earns(1, says`${chain(...discriminantSides(given))}`, 'discriminant'),
        says`${relation('D', D > 0 ? '>' : D === 0 ? '=' : '<', '0')}, which decides the nature of the roots.`,
      ],
      key: D > 0 ? 'two distinct real roots' : D === 0 ? 'two equal real roots' : 'no real roots',
    }
  },
})
