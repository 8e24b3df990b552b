import { identityTex, symmetricQuotient, withValues } from './pieces/in-sum-and-product'
import { valueOf } from './pieces/told-of-zeroes'
import * as quotients from '../../maths/quotient'
import type { Quotient } from '../../maths/quotient'
import * as sums from '../../maths/sum'
import type { Budget, Sum } from '../../maths/sum'
import { nodeTex } from '../../reading/tree/tex'
import type { Node } from '../../reading/tree/node'
import { quotientTex, quotientText } from '../pieces/letters-sum'
import { line } from '../line'
import { worked } from '../solution'

/** An expression in the zeroes α and β of ax² + bx + c whose coefficients hold letters. */
export interface Given {
  readonly coefficients: readonly [a: Sum, b: Sum, c: Sum]
  readonly of: Node
  /** What it is to be proved to be. */
  readonly claimed: Node | null
}

interface Found {
  readonly sum: Quotient
  readonly product: Quotient
  readonly identity: Quotient
  readonly value: Quotient
  /** Whether it is what is claimed; true where nothing is. */
  readonly holds: boolean
}

/** The value by α + β and αβ alone; null where they do not tell it. */
export function valueInLettersOf({ coefficients: [a, b, c], of, claimed }: Given): Found | null {
  const budget: Budget = sums.newBudget()
  try {
    const exact = valueOf(of, budget)
    const identity = exact && symmetricQuotient(exact, budget)
    const right = claimed && valueOf(claimed, budget)
    if (!identity || (claimed && !right) || sums.isZero(a)) return null
    const [sum, product] = [quotients.over(sums.negate(b), a, budget), quotients.over(c, a, budget)]
    const value = withValues(identity, sum, product, budget)
    const holds = !right || quotients.equals(value, right, budget)
    return { sum, product, identity, value, holds }
  } catch (error) {
    if (error instanceof RangeError || error instanceof sums.TooLarge) return null
    throw error
  }
}

const sides = (...all: readonly string[]): string =>
  `$${all.filter((side, at) => all.indexOf(side) === at).join(' = ')}$`

/** E.g. "If α and β are the zeroes of x² − px + q, find α² + β²." */
export const valueInLetters = worked<Given>({
  id: 'value-in-letters',
  archetype: 'poly-symmetric-more',
  objection: (given) => {
    const found = valueInLettersOf(given)
    if (!found) return 'That has no value for these zeroes: check what you typed.'
    return found.holds ? null : `It is $${quotientTex(found.value)}$: what is to be proved is not so.`
  },
  solve: (given) => {
    const found = valueInLettersOf(given)
    if (!found) throw new Error('valueInLetters: no value')
    const { sum, product, identity, value } = found
    const result = quotientTex(value)
    return {
      lines: [
        line('sum', sides('\\alpha + \\beta', '-\\frac{b}{a}', quotientTex(sum))),
        line('product', sides('\\alpha\\beta', '\\frac{c}{a}', quotientTex(product))),
        line('identity', sides(nodeTex(given.of), identityTex(identity))),
        line('value', `Putting in the sum and the product, it is $${result}$`),
        ...(given.claimed ? [`This is $${nodeTex(given.claimed)}$. Hence proved.`] : []),
      ],
      key: quotientText(value),
    }
  },
})
