import { commonFactor } from '../../maths/common-factor'
import { divideExactly } from '../../maths/polynomial-division'
import { cancelled, type Quotient } from '../../maths/quotient'
import { plainOf } from '../../maths/radical-quotient'
import * as sums from '../../maths/sum'
import { newBudget, type Budget, type Sum } from '../../maths/sum'
import { factorSign } from '../../maths/sum-ratio'
import { factorAtPoints } from './agreement'
import { formOf } from './form'
import type { Node } from './node'
import { proportionalResidues } from './residue'
import { safely, sameExpression } from './same-expression'

export type Sides = readonly [left: Node, right: Node]

const differences = new WeakMap<Node, { readonly right: Node; readonly node: Node }>()

/** Left minus right: the same node for the same sides. */
function differenceOf([left, right]: Sides): Node {
  const before = differences.get(left)
  if (before?.right === right) return before.node
  const node: Node = { kind: 'binary', operation: '-', left, right }
  differences.set(left, { right, node })
  return node
}

/**
 * Whether two equations say the same: up to exchanging sides, a factor that is a number, fractions cancelled, and denominators
 * multiplied out.
 */
export function sameEquation(a: Sides, b: Sides, budget: Budget): boolean {
  const [first, second] = [differenceOf(a), differenceOf(b)]
  const [left, right] = [plainForm(first), plainForm(second)]
  const exactly = left && right && safely(() => sameZeroes(left, right, budget))
  if (exactly !== null) return exactly
  const largely = proportionalResidues(first, second)
  if (largely !== null) return largely
  const same = (x: Sides, y: Sides) => sameExpression(x[0], y[0], budget) && sameExpression(x[1], y[1], budget)
  return same(a, b) || same(a, [b[1], b[0]]) || factorAtPoints(first, second) !== null
}

/** Without roots of polynomials, where they cancel: (y − √x)(y + √x) as y² − x. */
function plainForm(node: Node): Quotient | null {
  const form = formOf(node)
  if (form.exact) return form.exact
  const { radical } = form
  return radical && safely(() => plainOf(radical, newBudget()))
}

/** Whether the tops are the same but for a number; in lowest terms, where what is left over may come from a denominator. */
function sameZeroes(a: Quotient, b: Quotient, budget: Budget): boolean {
  if (factorSign(a.top, b.top, budget) !== null) return true
  const [first, second] = [cancelled(a, newBudget()), cancelled(b, newBudget())]
  return isMultipliedOut(first, second.top) || isMultipliedOut(second, first.top)
}

/** Whether a top is that of the quotient, or holds factors of its bottom besides. */
function isMultipliedOut({ top, bottom }: Quotient, other: Sum): boolean {
  if (factorSign(top, other, newBudget()) !== null) return true
  if (!sums.isRational(top) || !sums.isRational(other)) return false
  const budget = newBudget()
  let rest = divideExactly(other, top, budget)
  while (rest && sums.lettersOf(rest).size > 0) {
    const factor = commonFactor(rest, bottom, budget)
    rest = sums.lettersOf(factor).size > 0 ? divideExactly(rest, factor, budget) : null
  }
  return rest !== null && !sums.isZero(rest)
}

/** Whether left > right says the same in both, up to a positive factor. */
export function sameInequality(a: Sides, b: Sides, budget: Budget): boolean {
  const [first, second] = [differenceOf(a), differenceOf(b)]
  const [left, right] = [formOf(first).exact, formOf(second).exact]
  const exactly = left && right && safely(() => positiveFactor(left, right, budget))
  return exactly ?? (factorAtPoints(first, second) ?? 0) > 0
}

const positiveFactor = (a: Quotient, b: Quotient, budget: Budget): boolean =>
  factorSign(sums.multiply(a.top, b.bottom, budget), sums.multiply(b.top, a.bottom, budget), budget) === 1
