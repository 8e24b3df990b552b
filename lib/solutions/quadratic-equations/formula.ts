import { quadraticObjection, type Quadratic } from './pieces/equation'
import { afterDiscriminant } from './pieces/formula'
import { opening } from './pieces/opening'
import { sizeObjection } from './pieces/whole'
import { worked } from '../solution'

/** E.g. "Using the quadratic formula, find the roots of x² − 4x + 1 = 0.", with the key 2 ± √3 */
export const formula = worked<Quadratic>({
  id: 'formula',
  archetype: 'qe-formula-irrational',
  objection: (given) => quadraticObjection(given) ?? sizeObjection(given),
  solve: (given) => {
    const { coefficients, lines } = opening(given, () => 1)
    const { lines: rest, key } = afterDiscriminant(coefficients)
    return { lines: [...lines, ...rest], key }
  },
})
