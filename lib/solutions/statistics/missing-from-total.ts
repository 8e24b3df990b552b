import { meanDirect } from './mean-direct'
import { measuresOfTable, type Measure } from './measures-of-table'
import { medianGrouped } from './median-grouped'
import { modeGrouped } from './mode-grouped'
import { sum, type GroupedData } from './pieces/grouped'
import type { Fraction } from '../../maths'
import { earns } from '../line'
import { worked, type Solution } from '../solution'

/** A table with one unknown frequency (null), called by a letter, and the sum of all frequencies. */
export interface Given {
  readonly from: Fraction
  readonly width: Fraction
  readonly frequencies: readonly (number | null)[]
  readonly letter: string
  readonly total: number
  /** What is asked besides the letter, in the order in which it is asked. */
  readonly measures: readonly Measure[]
}

const knownOf = ({ frequencies }: Given): number => sum(frequencies.map((f) => f ?? 0))

export function filledData(given: Given): GroupedData {
  const { from, width, frequencies, total } = given
  return { from, width, frequencies: frequencies.map((f) => f ?? total - knownOf(given)) }
}

const single: Readonly<Record<Measure, (data: GroupedData) => Solution>> = {
  mean: (data) => meanDirect.solve({ data, what: 'of the data' }),
  median: (data) => medianGrouped.solve({ data }),
  mode: (data) => modeGrouped.solve({ data }),
}

function objection(given: Given): string | null {
  const { frequencies, total, measures } = given
  if (frequencies.filter((f) => f === null).length !== 1) return 'Just one of the frequencies may be unknown.'
  if (total < knownOf(given)) return 'The frequencies that are known come to more than the total: check the numbers.'
  const data = filledData(given)
  return measures.includes('mode') ? modeGrouped.objection({ data }) : medianGrouped.objection({ data })
}

/** E.g. "The total of the frequencies is 40. Find p, and then the median." */
export const missingFromTotal = worked<Given>({
  id: 'missing-from-total',
  archetype: 'stat-median-missing',
  objection,
  solve: (given) => {
    const { frequencies, letter, total, measures } = given
    const data = filledData(given)
    const value = total - knownOf(given)
    const terms = frequencies.map((f) => (f === null ? letter : `${f}`)).join(' + ')
    const found = earns(1, `$${terms} = ${total}$, so $${letter} = ${total} - ${knownOf(given)} = ${value}$`)
    const [only, ...more] = measures
    if (only === undefined) return { lines: [found], key: `${value}` }
    const rest = more.length === 0 ? single[only](data) : measuresOfTable.solve({ data, measures })
    const key = more.length === 0 ? `${only} = ${rest.key}` : rest.key
    return { lines: [found, ...rest.lines], key: `${letter} = ${value}, ${key}` }
  },
})
