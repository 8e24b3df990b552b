import type { Budget } from '../maths/sum'
import type { Amount } from '../reading/values/amount'
import type { Valued } from '../reading/values/value'
import { falseLink } from './chain'
import type { Outcome } from './kind'
import { answersIn, bracketNote, type NumberKey, type ValueReading } from './one-value'
import { outcome, twoReadings } from './outcome'
import { isAllWorkedOut, workItOut } from './worked-out'

/** What an amount is worth, in one of its readings. */
export type Worth = Pick<Valued, 'value' | 'share'>

/** What one kind of value takes for its key, and says of it. */
export interface Manner {
  readonly isRight: (worth: Worth, amount: Amount) => boolean
  readonly rightNote: (last: Valued) => string | undefined
  readonly wrongNote: (last: Valued) => string | undefined
}

/** Judges one value, typed alone, in two ways, or behind the calculation that leads to it. */
export function judgeValue(key: NumberKey, response: ValueReading, manner: Manner, budget: Budget): Outcome {
  const { worth, listed } = response
  const answers = answersIn(response)
  const last = answers.at(-1)
  if (!last) return outcome(false, 'Give one value, without $\\pm$.')
  const nodes = answers.map(({ amount }) => amount.node)
  if (!isAllWorkedOut([key.amount.node], nodes)) return workItOut
  const { isRight } = manner
  const right = answers.every((typed) => isRight(typed, typed.amount))
  if (listed && !right) return outcome(false, 'Give one value only.')
  const open = answers.find(
    (typed) => typed.other && isRight(typed.other, typed.amount) !== isRight(typed, typed.amount),
  )
  if (open) return twoReadings(right, bracketNote(open.amount.node))
  const broken = listed ? undefined : falseLink(worth, budget)
  if (broken) return outcome(false, broken)
  return outcome(right, right ? manner.rightNote(last) : manner.wrongNote(last))
}
