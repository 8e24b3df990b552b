import type { Thing } from '../../template'
import { lowerLimit, sum, type Grouped } from './grouped'
import type { Story } from './stories'

interface Told {
  readonly story: Pick<Story, 'range'>
  readonly table: Grouped
}

/** A table is about 20 to 100 people or things. */
export const countThings = (frequencies: readonly number[]): readonly Thing[] => [
  { name: 'the number of those in the table', size: sum(frequencies), least: 20, most: 100 },
]

/** The ends of a grouped table, and how many it is about. */
export const tableThings = ({ story: { range }, table }: Told): readonly Thing[] => [
  { name: 'the lower end of the table', size: table.from, least: range[0], most: range[1] },
  {
    name: 'the upper end of the table',
    size: lowerLimit(table, table.frequencies.length),
    least: range[0],
    most: range[1],
  },
  ...countThings(table.frequencies),
]
