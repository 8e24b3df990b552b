import { consistency } from './consistency'
import { linearPair } from './linear-pair'
import { clearing, wholeLine, type Equations } from './pieces/equation'
import type { Letters, Pair } from './pieces/line'
import { outcomeOf } from './pieces/ratio-test'
import { worked } from '../solution'

export interface Given {
  readonly equations: Equations
  readonly letters: Letters
  readonly asked: 'consistency' | 'solutions'
}

/** E.g. "How many solutions have 2x + 3y = 7 and x − y = 1, and what are they?" */
export const countedThenSolved = worked<Given>({
  id: 'counted-then-solved',
  archetype: 'le-classify-ratio',
  objection: ({ equations, asked }) => consistency.objection({ equations, asked }),
  solve: ({ equations, letters, asked }) => {
    const counted = consistency.solve({ equations, asked })
    const pair: Pair = [
      wholeLine(equations[0], clearing(equations[0])),
      wholeLine(equations[1], clearing(equations[1])),
    ]
    if (outcomeOf(pair) !== 'unique') return counted
    const solved = linearPair.solve({ equations, letters, method: 'any' })
    return { lines: [...counted.lines, ...solved.lines], key: `${counted.key}; ${solved.key}` }
  },
})
