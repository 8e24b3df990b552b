import { newBudget, type Budget } from '../maths/sum'
import type { Reading } from '../reading/reading'
import { hasPlusMinus, type Node } from '../reading/tree/node'
import { nodeTex } from '../reading/tree/tex'
import { typed, type Typed } from '../reading/typed'
import { Unreadable } from '../reading/unreadable'
import type { Amount } from '../reading/values/amount'
import { readStatement } from '../reading/values/statement'
import { readUnit } from '../reading/values/unit'
import { valued, valueOf, type Value, type Valued } from '../reading/values/value'

/** One value, perhaps with steps before it that are set equal to it. */
export interface ValueReading extends Reading {
  /** What the values are worth; none where ± leaves that open. */
  readonly worth: readonly Valued[]
  readonly listed: boolean
}

export interface NumberKey {
  readonly amount: Amount
  readonly value: Value
  /** The unit asked for, as it is written and as units are compared. */
  readonly unit: string
  readonly unitName: string
}

/** Reads the last value of a key; its unit is the one asked for, if it has none. Throws Unreadable when there is no value. */
export function readNumberKey(expected: Typed, asked?: string): NumberKey {
  const amount = readStatement(expected.tokens).values.at(-1)
  if (!amount) throw new Unreadable('Write a number.')
  const unit = asked ?? amount.unit
  return {
    amount,
    value: valueOf(amount.node, newBudget()),
    unit,
    unitName: unit === '' ? '' : readUnit(typed(unit).tokens).name,
  }
}

/** Reads one value, and what it is worth. Throws Unreadable. */
export function readValue(response: Typed, budget: Budget): ValueReading {
  const { values, relations, names, left, tex, listed } = readStatement(response.tokens)
  const isOpen = values.some(({ node }) => hasPlusMinus(node))
  const worth = isOpen ? [] : values.map((amount) => valued(amount, budget))
  return { values, relations, names, left, tex, listed, worth }
}

/** What is claimed of the answer: the last value of a chain, every one of a list. */
export const answersIn = ({ worth, listed }: ValueReading): readonly Valued[] => (listed ? worth : worth.slice(-1))

/** What to say when "3/2y" can be read in two ways and it matters. */
export const bracketNote = (read: Node): string =>
  `This was read as $${nodeTex(read)}$. Use brackets to show what is divided, as in 3/(2y) or (3/2)y.`
