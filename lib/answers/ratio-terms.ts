import type { Budget } from '../maths/sum'
import type { Node } from '../reading/tree/node'
import type { Amount } from '../reading/values/amount'
import { sameValue, valueOf, type Value } from '../reading/values/value'
import { nearRatio } from './near'
import { isTaken } from './rounding'
import type { Decimals } from './rule'

/** The terms of a ratio, in order. */
export type Terms = readonly Amount[]

const product = (left: Amount, right: Amount, budget: Budget): Value =>
  valueOf({ kind: 'binary', operation: '*', left: left.node, right: right.node }, budget)

/** Whether two ratios are equal term by term, exactly. */
export const sameRatio = (typed: Terms, key: Terms, budget: Budget): boolean => {
  const [first, wanted] = [typed[0], key[0]]
  if (!first || !wanted || typed.length !== key.length) return false
  const isSame = (a: Amount, b: Amount) => sameValue(product(a, wanted, budget), product(b, first, budget), budget)
  return typed.every((term, index) => key[index] !== undefined && isSame(term, key[index]))
}

/** Whether a ratio with one term that is typed as a decimal is taken for the key: 0.67 : 1 for 2 : 3. */
export function isRoundedRatio(typed: Terms, key: Terms, decimals: Decimals | undefined, budget: Budget): boolean {
  const [rough, ...more] = typed.flatMap(({ decimal }, index) => (decimal ? [index] : []))
  if (rough === undefined || more.length > 0 || typed.length !== key.length) return false
  const without = (terms: Terms) => terms.filter((_, index) => index !== rough)
  const at = rough === 0 ? 1 : 0
  const [decimal, wanted, other, reference] = [typed[rough]?.decimal, key[rough], typed[at], key[at]]
  if (!decimal || !wanted || !other || !reference || !sameRatio(without(typed), without(key), budget)) return false
  const share: Node = { kind: 'binary', operation: '/', left: wanted.node, right: reference.node }
  const exact = valueOf({ kind: 'binary', operation: '*', left: share, right: other.node }, budget)
  return isTaken(decimals, decimal, exact, nearRatio)
}
