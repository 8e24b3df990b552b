import { bracketed, multiply, toTex, toText } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import {
  comparedWith,
  knownOf,
  matching,
  placeOf,
  ratioTex,
  unknownObjection,
  unknownTimes,
  valuesOf,
  type WithUnknown,
} from './pieces/with-unknown'

export interface Given extends WithUnknown {
  /** The one value that is excluded, or the condition on the letter. */
  readonly asked: 'exception' | 'condition'
}

const named = (at: 0 | 1): string => (at === 0 ? '\\frac{a_1}{a_2}' : '\\frac{b_1}{b_2}')

/** E.g. "The pair 2x + 3y = 5, kx + 6y = 7 has a unique solution for every value of k but one. Which one?" */
export const uniqueForAllBut = worked<Given>({
  id: 'unique-for-all-but',
  archetype: 'le-find-k',
  objection: (given) =>
    given.second.c === null
      ? 'The constants decide nothing about a unique solution: compare the coefficients of $x$ and $y$.'
      : unknownObjection(given),
  solve: (given) => {
    const { first, letter, asked } = given
    const place = placeOf(given) === 0 ? 0 : 1
    const known = comparedWith(place)
    const value = matching(given)
    const [own, top] = [valuesOf(first)[place], valuesOf(first)[known]]
    const below = knownOf(given)[known] ?? value
    const times = unknownTimes(top, letter)
    return {
      lines: [
        earns(0.5, 'For a unique solution we need $\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}$', 'condition'),
        earns(
          0.5,
          `$${named(place)} \\neq ${named(known)}$ gives $${ratioTex(own, letter)} \\neq ${ratioTex(top, below)}$`,
          'ratios',
        ),
        earns(
          0.5,
          `Cross-multiplying, $${times} \\neq ${bracketed(own)} \\times ${bracketed(below)}$, that is, $${times} \\neq ${toTex(multiply(own, below))}$`,
          'cross-multiplied',
        ),
        earns(
          0.5,
          `So $${letter} \\neq ${toTex(value)}$: the pair has a unique solution for all values of $${letter}$ except $${toTex(value)}$`,
          'value',
        ),
      ],
      key: asked === 'condition' ? `${letter} != ${toText(value)}` : toText(value),
    }
  },
})
