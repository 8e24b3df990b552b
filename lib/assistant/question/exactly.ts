import { exactOrNull, Unreadable, type Node } from './reading'
import type { Quotient } from '../../maths/quotient'
import { newBudget } from '../../maths/sum'

/** What was worked out of a part of a question: every recogniser asks for it again. */
const known = new WeakMap<Node, Quotient | null>()

/** The exact value of a formula, or null where it has none or would be too large. */
export function exactly(node: Node): Quotient | null {
  const before = known.get(node)
  if (before !== undefined) return before
  const value = worth(node)
  known.set(node, value)
  return value
}

function worth(node: Node): Quotient | null {
  try {
    return exactOrNull(node, newBudget())
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
