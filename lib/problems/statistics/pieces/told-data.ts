import { fraction } from '../../../maths'
import type { GroupedData } from '../../../solutions/statistics/pieces/grouped'
import type { Grouped } from './grouped'
import type { Told } from './draw-table'

/** The table as its solutions take it. */
export const dataOf = ({ from, width, frequencies }: Grouped): GroupedData => ({
  from: fraction(from),
  width: fraction(width),
  frequencies,
})

/** What a question with a story and a table states. */
export const toldData = ({ story: { what, unit }, table }: Told) => ({
  data: dataOf(table),
  what,
  ...(unit !== undefined && { unit }),
})
