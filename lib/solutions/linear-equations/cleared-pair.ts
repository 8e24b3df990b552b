import { worked } from '../solution'
import { clearedPair as lines } from './pieces/cleared'
import type { EliminationMarks } from './pieces/elimination'
import { equationsObjection, type Equations } from './pieces/equation'
import type { Letters } from './pieces/line'

export interface Given {
  readonly equations: Equations
  readonly letters: Letters
  /** How the coefficients are printed. */
  readonly printed: 'fractions' | 'decimals'
}

/** What an examiner gives for each part of the elimination. */
export interface Manner {
  readonly marks: EliminationMarks
}

/** E.g. "Solve x/2 + 2y/3 = −1 and x − y/3 = 3." */
export const clearedPair = worked<Given, Manner>({
  id: 'cleared-pair',
  archetype: 'le-solve-fraction',
  objection: ({ equations }) => equationsObjection(equations),
  solve: ({ equations, letters, printed }, { marks } = { marks: [0.5, 0.5, 0.5] }) => {
    const { lines: working, key } = lines(equations, { letters, marks, decimals: printed === 'decimals' })
    return { lines: working, key }
  },
})
