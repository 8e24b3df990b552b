import { fraction } from '../../../maths'
import type { ClassAsk as SolvedAsk } from '../../../solutions/statistics/class-reading'
import { lowerLimit, medianClass, modalClass, type Grouped } from './grouped'

/** What is read from a table. */
export type ClassAsk = Extract<
  SolvedAsk,
  'upper limit of the modal class' | 'lower limit of the median class' | 'class mark of the modal class' | 'sum'
>

/** All of them. */
export const classAsks: readonly ClassAsk[] = [
  'upper limit of the modal class',
  'lower limit of the median class',
  'class mark of the modal class',
  'sum',
]

/** A table, and what is read from it. */
export interface ClassAsked {
  readonly ask: ClassAsk
  readonly table: Grouped
}

/** The place of the modal class. */
export const modal = ({ table }: ClassAsked) => modalClass(table) ?? 0

/** The place of the median class. */
export const middle = ({ table }: ClassAsked) => medianClass(table) ?? 0

/** The number that is read. */
export function classValue(draw: ClassAsked) {
  const { ask, table } = draw
  const [mode, median] = [modal(draw), middle(draw)]
  if (ask === 'upper limit of the modal class') return fraction(lowerLimit(table, mode + 1))
  if (ask === 'lower limit of the median class') return fraction(lowerLimit(table, median))
  if (ask === 'sum') return fraction(lowerLimit(table, median) + lowerLimit(table, mode))
  return fraction(lowerLimit(table, mode) + lowerLimit(table, mode + 1), 2)
}
