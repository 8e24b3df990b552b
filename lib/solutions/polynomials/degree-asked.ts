import { earns } from '../line'
import { worked } from '../solution'
import { shown } from './pieces/splitting'
import type { Fraction } from '../../maths'

export interface Given {
  /** Highest power first. */
  readonly coefficients: readonly Fraction[]
  readonly letter: string
}

/** E.g. "What is the degree of 5x³ − 4x² + 7?" 3 */
export const degreeAsked = worked<Given>({
  id: 'degree-asked',
  archetype: 'poly-degree-count',
  objection: ({ coefficients }) => (coefficients.length > 20 ? 'I read polynomials up to degree 19.' : null),
  solve: ({ coefficients, letter }) => {
    const degree = coefficients.length - 1
    return {
      lines: [
        `The degree is the highest power of $${letter}$ in $${shown(coefficients, letter)}$.`,
        earns(1, `Here that is $${degree}$.`),
      ],
      key: `${degree}`,
    }
  },
})
