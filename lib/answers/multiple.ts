import type { Budget } from '../maths/sum'
import { lettersOf, type Node } from '../reading/tree/node'
import { sameUpToFactor } from '../reading/tree/same-expression'

/** A multiple of the key by a number, or by one letter k that the key does not use. */
export function isMultiple(key: Node, typed: Node, budget: Budget): boolean {
  if (sameUpToFactor(key, typed, budget)) return true
  const known = lettersOf(key)
  const [constant, ...others] = [...lettersOf(typed)].filter((letter) => !known.has(letter))
  if (constant === undefined || others.length > 0 || !/^[kacmλ]$/i.test(constant)) return false
  const factor: Node = { kind: 'letter', name: constant }
  return (['*', '/'] as const).some((operation) =>
    sameUpToFactor({ kind: 'binary', operation, left: key, right: factor }, typed, budget),
  )
}
