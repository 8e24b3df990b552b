import type { Quotient } from '../../maths/quotient'
import type { RadicalQuotient } from '../../maths/radical-quotient'
import { newBudget } from '../../maths/sum'
import { exactOrNull } from './exact'
import { some, type Node } from './node'
import { numericValue } from './numeric'
import { radicalValue } from './radical-value'
import type { Point } from './samples'

/** What an expression is worth, in each of the ways in which it is compared; worked out when first asked for. */
export interface Form {
  /** As a quotient of sums; null where it has no such form, or one too large. */
  readonly exact: Quotient | null
  /** The same with square roots of polynomials and sizes. */
  readonly radical: RadicalQuotient | null
  readonly hasAngle: boolean
  /** In floating point at a point; NaN where it has no value. */
  readonly valueAt: (point: Point) => number
}

const known = new WeakMap<Node, Form>()

/** The same form for the same node: a key and its slips are met again and again. Throws Unreadable where there is no value at all. */
export function formOf(node: Node): Form {
  const before = known.get(node)
  if (before) return before
  const form = new NodeForm(node)
  known.set(node, form)
  return form
}

class NodeForm implements Form {
  private knownExact: Quotient | null | undefined
  private knownRadical: RadicalQuotient | null | undefined
  private knownAngle: boolean | undefined
  private readonly knownValues = new Map<Point, number>()

  constructor(private readonly node: Node) {}

  get exact() {
    if (this.knownExact === undefined) this.knownExact = exactOrNull(this.node, newBudget())
    return this.knownExact
  }

  get radical() {
    if (this.knownRadical === undefined) this.knownRadical = radicalValue(this.node, newBudget())
    return this.knownRadical
  }

  get hasAngle() {
    return (this.knownAngle ??= some(this.node, ({ kind }) => kind === 'trig'))
  }

  valueAt(point: Point): number {
    const before = this.knownValues.get(point)
    if (before !== undefined) return before
    const value = numericValue(this.node, point)
    this.knownValues.set(point, value)
    return value
  }
}
