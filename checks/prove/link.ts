import type { Relation } from './claims'
import type { Assignment } from './identity'
import { hasSign, type Node } from './node'
import { rootReadings, type Reckoning } from './reckoning'
import { same, workedOut } from './worked-out'

export interface Link {
  readonly left: Node
  readonly relation: Relation
  readonly right: Node
}

/** Whether a link holds for values of its letters, and for one reading of ±. */
export function holdsFor(
  { left, relation, right }: Link,
  { roots }: Reckoning,
  valueOf: Assignment,
  sign: 1 | -1,
): boolean {
  return rootReadings(roots).some((roots) => {
    const a = workedOut(left, { valueOf, sign, roots })
    const b = workedOut(right, { valueOf, sign, roots })
    const c = workedOut(right, { valueOf, sign: sign === 1 ? -1 : 1, roots })
    return related(a, relation, b, right) || (relation === '=' && hasSign(left) && same(a, c))
  })
}

function related(a: number, relation: Relation, b: number, right: Node): boolean {
  switch (relation) {
    case '=':
      return same(a, b)
    case '≠':
      return Number.isFinite(a) && Number.isFinite(b) && !same(a, b)
    case '<':
      return a < b
    case '>':
      return a > b
    case '≤':
      return a <= b || same(a, b)
    case '≥':
      return a >= b || same(a, b)
    case '≈':
      return Math.abs(a - b) <= 0.5 * 10 ** -decimals(right) + 1e-9
    default:
      return relation satisfies never
  }
}

const decimals = (node: Node): number => (node.kind === 'number' ? (node.text.split('.')[1]?.length ?? 0) : 2)
