import { worked } from '../solution'
import { conclusion, numberedPair, type EliminationMarks } from './pieces/elimination'
import { clearing, equationsObjection, wholeLine, type Equations } from './pieces/equation'
import { clearedPair } from './pieces/cleared'
import { byDeterminants, determinant, solutionText, type Letters, type Pair } from './pieces/line'
import { solvedPair } from './pieces/pair-lines'
import { substitutionLines, suitsSubstitution } from './pieces/substitution'
import { substitutionOfFraction } from './pieces/substitution-of-fraction'

export interface Given {
  readonly equations: Equations
  readonly letters: Letters
  /** The method that the question asks for. */
  readonly method: 'any' | 'elimination' | 'substitution'
}

/** What an examiner gives for each part of an elimination. */
export interface Manner {
  readonly marks: EliminationMarks
}

const half: Manner = { marks: [0.5, 0.5, 0.5] }

function bySubstitution(pair: Pair, letters: Letters) {
  const [x, y] = byDeterminants(pair)
  const lines =
    suitsSubstitution(pair) && letters[0] === 'x' && letters[1] === 'y'
      ? substitutionLines(pair)
      : [...numberedPair(pair, letters), ...substitutionOfFraction(pair, letters)]
  return { lines: [...lines, conclusion(x, y, letters)], key: solutionText(x, y, letters) }
}

/** E.g. "Solve 3x + 4y = 10 and 2x − 2y = 2 by the elimination method." */
export const linearPair = worked<Given, Manner>({
  id: 'linear-pair',
  archetype: 'le-solve-integer',
  objection: ({ equations }) => equationsObjection(equations),
  solve: ({ equations, letters, method }, { marks } = half) => {
    if (equations.some((one) => clearing(one) !== 1)) return clearedPair(equations, { letters, marks })
    const pair: Pair = [wholeLine(equations[0]), wholeLine(equations[1])]
    const two = pair.every(([a, b]) => a * b !== 0) && determinant(pair) !== 0
    if (method === 'substitution' && two) return bySubstitution(pair, letters)
    const { lines, key } = solvedPair(pair, { marks }, letters)
    return { lines: [...numberedPair(pair, letters), ...lines], key }
  },
})
