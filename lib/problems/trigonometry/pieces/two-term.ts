import type { AnswerRule } from '../../../answers/rule'
import { twoTermText, type TwoTerm } from '../../../solutions/trigonometry/pieces/two-term'

export * from '../../../solutions/trigonometry/pieces/two-term'

/** A length in metres: a number when no root is left, a surd otherwise. */
export const metresOf = (value: TwoTerm): AnswerRule => ({
  kind: value.root.n === 0n ? 'number' : 'surd',
  expected: twoTermText(value),
  unit: 'm',
})
