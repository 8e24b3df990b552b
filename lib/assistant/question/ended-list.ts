import type { Fact } from './fact'
import { rational } from './polynomial'
import { factsOf, type Question } from './question'
import type { Fraction } from '../../maths/fraction'

export interface EndedList {
  readonly terms: readonly (Fraction | null)[]
  readonly last: Fraction
  readonly used: readonly Fact[]
}

/** "17, 15, 13, ..., -69": a row that goes on to a last number. */
export function endedList(question: Question): EndedList | null {
  const [list, ...more] = factsOf(question, 'list')
  const last = list?.end && rational(list.end)
  return list && last && more.length === 0 ? { terms: list.items.map(rational), last, used: [list] } : null
}
