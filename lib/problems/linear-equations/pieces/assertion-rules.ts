import { byPoints } from './by-points'
import type { Pair } from '../../../solutions/linear-equations/pieces/line'
import { generalFacts as facts, type FactName } from '../../../solutions/linear-equations/general-facts'
import type { Rule } from '../../kinds-of-question/assertion-rules'

export { factNames as ruleNames } from '../../../solutions/linear-equations/general-facts'

/** The facts of the chapter from which an assertion may follow. */
export type RuleName = FactName

const same: Pair = [
  [1, 1, 2],
  [2, 2, 4],
]
const apart: Pair = [
  [1, 1, 2],
  [2, 2, 5],
]

export const rules: Readonly<Record<RuleName, Rule>> = {
  none: { ...facts.none, survives: () => byPoints(same) === 'none' },
  infinite: { ...facts.infinite, survives: () => byPoints(apart) === 'infinite' },
  unique: { ...facts.unique, survives: () => byPoints(apart) === 'unique' },
  consistent: { ...facts.consistent, survives: () => byPoints(same) === 'unique' },
  // x = 2, y = 0 satisfies x + y = 2; the other equation is x - y = 0
  solution: { ...facts.solution, survives: () => 2 - 0 === 0 },
  axis: { ...facts.axis, survives: () => [5, 0][0] === 0 },
  // the line x = 5 through (5, 0) and (5, 1)
  'parallel to an axis': {
    ...facts['parallel to an axis'],
    survives: () => [0, 1].every((y, _, [first]) => y === first),
  },
  // x = y = 1 satisfies x + y = 2; three times that is no solution of 3x + 3y = 6
  multiple: { ...facts.multiple, survives: () => 3 * 3 + 3 * 3 === 6 },
  alone: { ...facts.alone, survives: () => [0, 1, 2].length === 1 },
  digits: { ...facts.digits, survives: () => 4 + 10 * 7 === 47 },
}
