import { conditionLines, relations } from './coefficients-from-told'
import { plainTex, withValues } from './pieces/in-sum-and-product'
import { wayOf, zeroOf, type Told } from './pieces/told-of-zeroes'
import { divide, equals } from '../../maths'
import * as quotients from '../../maths/quotient'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'
import { worked } from '../solution'

/** A quadratic with letters for its coefficients, what is told of its zeroes, and a relation between the letters that is to be proved. */
export interface Given {
  readonly coefficients: readonly [a: Sum, b: Sum, c: Sum]
  readonly letter: string
  readonly told: Told
  readonly claim: readonly [left: Sum, right: Sum]
  /** As it is written. */
  readonly written: string
}

/** Whether one is so many times the other. */
function isMultiple(one: Sum, other: Sum): boolean {
  const ratios = [...one].map(([key, { coefficient }]) => {
    const term = other.get(key)
    return term ? divide(coefficient, term.coefficient) : null
  })
  const [first] = ratios
  return one.size === other.size && ratios.every((ratio) => ratio && first && equals(ratio, first))
}

/** The lines that lead to the relation; null where it does not follow. */
function linesOf({ coefficients, letter, told, claim }: Given): readonly string[] | null {
  const budget = sums.newBudget()
  const [way, zero] = [wayOf(told, budget), zeroOf(told, budget)]
  if (!way || !zero) return null
  const { sum, product, lines } = relations({ coefficients }, budget)
  const { top } = quotients.cancelled(withValues(zero, sum, product, budget), budget)
  const claimed = sums.subtract(...claim, budget)
  const [a] = coefficients
  // a is not zero
  const times = (of: Sum, count: number): Sum => (count === 0 ? of : sums.multiply(a, times(of, count - 1), budget))
  const follows = [0, 1, 2].some(
    (count) => isMultiple(times(top, count), claimed) || isMultiple(top, times(claimed, count)),
  )
  return follows && top.size > 0
    ? [
        ...(way.kind === 'known' ? [] : lines),
        ...conditionLines({ coefficients, letter, told: [told] }, way, sum, product),
        `Multiplying out: $${plainTex(top)} = 0$`,
      ]
    : null
}

/** E.g. "If one zero of ax² + bx + c is the reciprocal of the other, prove that a = c." */
export const claimFromTold = worked<Given>({
  id: 'claim-from-told',
  archetype: 'poly-k-from-condition',
  objection: (given) => (linesOf(given) ? null : 'This does not follow from what is told: check what you typed.'),
  solve: (given) => ({ lines: [...(linesOf(given) ?? []), `Hence $${given.written}$, proved`], key: 'proved' }),
})
