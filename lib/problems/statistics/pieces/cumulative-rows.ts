import { at, cumulative, lowerLimit, sum, type Grouped } from './grouped'

export type Direction = 'less' | 'more'

/** "Less than 20 | 17" or "20 or more | 33", row by row. */
export function cumulativeRows(table: Grouped, direction: Direction): readonly (readonly [string, number])[] {
  const counts = cumulative(table.frequencies)
  const n = sum(table.frequencies)
  return table.frequencies.map((_, i) =>
    direction === 'less'
      ? [`Less than ${lowerLimit(table, i + 1)}`, at(counts, i)]
      : [`${lowerLimit(table, i)} or more`, i === 0 ? n : n - at(counts, i - 1)],
  )
}

/** The frequencies of the classes, from what a cumulative table counts. */
export const recovered = (direction: Direction, counts: readonly number[]): readonly number[] =>
  counts.map((count, i) => (direction === 'less' ? count - (counts[i - 1] ?? 0) : count - (counts[i + 1] ?? 0)))
