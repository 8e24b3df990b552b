import type { Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { isInteger, toNumber, type Fraction } from '../../../maths/fraction'

export interface Range {
  readonly from: number
  readonly to: number
  readonly taken: readonly Item[]
}

/** Those of the numbers that are whole. */
export const wholes = (...values: readonly (Fraction | null | undefined)[]): readonly number[] =>
  values.flatMap((value) => (value && isInteger(value) ? toNumber(value) : []))

/** "numbered 1 to 20", "the numbers 1, 2, 3, ..., 20", "the first 20 natural numbers". */
export function rangeIn(question: Question): Range | null {
  const [list] = factsOf(question, 'list')
  if (list?.open && list.end) {
    const values = wholes(...list.items.map(rational), rational(list.end))
    const [from = 0] = values
    const [to = 0] = values.slice(-1)
    const isRow = values.slice(0, -1).every((value, index) => value === from + index) && list.items.length > 1
    return isRow && values.length === list.items.length + 1 ? { from, to, taken: [list] } : null
  }
  const found = phrase(
    question,
    'number|numbers|numbered|marked|integer|integers|labelled #a to #b',
    'from #a to #b',
    '#a to #b',
  )
  const [from, to] = found ? wholes(found.numbers.a, found.numbers.b) : []
  if (found && from !== undefined && to !== undefined) return { from, to, taken: found.taken }
  const first = phrase(question, 'first #n natural number')
  const [count] = first ? wholes(first.numbers.n) : []
  return first && count !== undefined ? { from: 1, to: count, taken: first.taken } : null
}

/** "1, 2, 3, 4, 5, 6", all of them written out. */
export function rowFromOne(question: Question): Range | null {
  const [list] = factsOf(question, 'list')
  const values = list && !list.open ? wholes(...list.items.map(rational)) : []
  return list &&
    values.length === list.items.length &&
    values.length > 2 &&
    values.every((value, at) => value === at + 1)
    ? { from: 1, to: values.length, taken: [list] }
    : null
}
