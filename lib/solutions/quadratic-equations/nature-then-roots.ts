import { quadraticObjection, type Quadratic } from './pieces/equation'
import { afterDiscriminant, type RootOrder } from './pieces/formula'
import { opening } from './pieces/opening'
import { sizeObjection } from './pieces/whole'
import { worked } from '../solution'

/** E.g. "Find the nature of the roots of 2x² − 6x + 3 = 0. If it has real roots, find them." */
export const natureThenRoots = worked<Quadratic, RootOrder>({
  id: 'nature-then-roots',
  archetype: 'qe-discriminant-nature',
  objection: (given) => quadraticObjection(given) ?? sizeObjection(given),
  solve: (given, order) => {
    const { coefficients, lines } = opening(given, (D) => (D < 0 ? 1 : 0.5))
    const { lines: rest, key } = afterDiscriminant(coefficients, order)
    return { lines: [...lines, ...rest], key }
  },
})
