import { meanDirect } from './mean-direct'
import { medianGrouped } from './median-grouped'
import { modeGrouped } from './mode-grouped'
import type { GroupedData } from './pieces/grouped'
import { worked, type Solution } from '../solution'

export type Measure = 'mean' | 'median' | 'mode'

export interface Given {
  readonly data: GroupedData
  /** Two or three of them, in the order in which they are asked. */
  readonly measures: readonly Measure[]
}

const solutions: Readonly<Record<Measure, (data: GroupedData) => Solution>> = {
  mean: (data) => meanDirect.solve({ data, what: 'of the data' }),
  median: (data) => medianGrouped.solve({ data }),
  mode: (data) => modeGrouped.solve({ data }),
}

function objection({ data, measures }: Given): string | null {
  if (measures.length < 2 || new Set(measures).size < measures.length) return 'Say which of the measures are asked.'
  return measures.includes('mode') ? modeGrouped.objection({ data }) : medianGrouped.objection({ data })
}

/** E.g. "Find the mean and the mode of the data in the table below." */
export const measuresOfTable = worked<Given>({
  id: 'measures-of-table',
  archetype: 'stat-mean-and-mode',
  objection,
  solve: ({ data, measures }) => {
    const each = measures.map((measure) => ({ measure, ...solutions[measure](data) }))
    return {
      lines: each.flatMap(({ lines }) => lines),
      key: each.map(({ measure, key }) => `${measure} = ${key}`).join(', '),
    }
  },
})
