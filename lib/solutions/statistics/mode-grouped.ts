import { decimal, keyOf, measureIs } from './pieces/decimal'
import { tableObjection, type GroupedData } from './pieces/grouped'
import { modeLines, modeOf } from './pieces/mode'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly data: GroupedData
  readonly unit?: string
}

/** E.g. "The ages of 50 patients ... are given in the table below. Find the mode of the data." */
export const modeGrouped = worked<Given>({
  id: 'mode-grouped',
  archetype: 'stat-mode-grouped',
  objection: ({ data }) => {
    const highest = Math.max(...data.frequencies)
    const shared = data.frequencies.filter((f) => f === highest).length > 1
    return (
      tableObjection(data) ??
      (shared ? 'Two classes share the highest frequency, so there is no single modal class.' : null)
    )
  },
  solve: ({ data, unit }) => ({
    lines: [
      ...modeLines(data, [0.5, 0, 0.5, 0, 0.5]),
      earns(0.5, says`Hence, ${measureIs('the mode of the data', decimal(modeOf(data)), unit)}.`),
    ],
    key: keyOf(modeOf(data)),
  }),
})
