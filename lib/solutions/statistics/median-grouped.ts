import { decimal, keyOf, measureIs } from './pieces/decimal'
import { tableObjection, type GroupedData } from './pieces/grouped'
import { medianLines, medianOf } from './pieces/median'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly data: GroupedData
  readonly unit?: string
}

/** E.g. "The heights of 50 plants ... Find the median height of the plants." */
export const medianGrouped = worked<Given>({
  id: 'median-grouped',
  archetype: 'stat-median-grouped',
  objection: ({ data }) => tableObjection(data),
  solve: ({ data, unit }) => ({
    lines: [
      earns(0.5, 'The cumulative frequencies are in the table of the solution.', 'cumulative'),
      ...medianLines(data),
      earns(0.5, says`Hence, ${measureIs('the median', decimal(medianOf(data)), unit)}.`),
    ],
    key: keyOf(medianOf(data)),
  }),
})
