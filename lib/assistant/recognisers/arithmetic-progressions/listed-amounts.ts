import { phrase } from '../../question/phrase'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { equals, subtract, type Fraction } from '../../../maths/fraction'

const first = 'first|bottom|lowest'
const next = 'second|next|above'
const third = 'third|next|above'

export interface ListedAmounts {
  readonly a: Fraction
  readonly d: Fraction
  readonly unit: string
  readonly taken: readonly Item[]
}

/** "21 in the first row, 20 in the second, 19 in the third": the first of them, and by how much they change. */
export function listedAmounts(question: Question): ListedAmounts | null {
  const found = phrase(
    question,
    `#a ${first} #b ${next} #c ${third} one? next|above?`,
    `#a ${first} #b ${next} #c one? ${third}`,
    `#a ${first} #b ${next} #c row|layer next|above`,
    `${first} #a ${next} #b ${third} #c`,
  )
  if (!found) return null
  const { a, b, c } = found.numbers
  const d = subtract(b, a)
  return equals(subtract(c, b), d) ? { a, d, unit: found.units.a, taken: found.taken } : null
}
