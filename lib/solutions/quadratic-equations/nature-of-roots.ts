import {
  coefficientsTex,
  discriminantOf,
  discriminantSides,
  equationChain,
  quadraticObjection,
  type Quadratic,
} from './pieces/equation'
import { divide, multiply, fraction, negate, sign, toTex, toText } from '../../maths'
import { chain, relation, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** `root`: where they are equal, the root is asked too. */
export interface Given extends Quadratic {
  readonly root?: true
}

/** E.g. "Find the nature of the roots of 2x² − 4x + 3 = 0." */
export const natureOfRoots = worked<Given>({
  id: 'nature-of-roots',
  archetype: 'qe-discriminant-nature',
  objection: quadraticObjection,
  solve: (given) => {
    const D = sign(discriminantOf(given))
    const root = D === 0 && given.root ? divide(negate(given.b), multiply(fraction(2), given.a)) : null
    const nature = D > 0 ? 'two distinct real roots' : D === 0 ? 'two equal real roots' : 'no real roots'
    return {
      lines: [
        says`Given: ${equationChain([given.a, given.b, given.c])}, so $${coefficientsTex(given)}$`,
        earns(1, says`${chain(...discriminantSides(given))}`, 'discriminant'),
        says`${relation('D', D > 0 ? '>' : D === 0 ? '=' : '<', '0')}, which decides the nature of the roots.`,
        ...(root ? [says`Each of them is ${chain('-\\frac{b}{2a}', toTex(root))}.`] : []),
      ],
      key: root ? `${nature}, ${toText(root)}, ${toText(root)}` : nature,
    }
  },
})
