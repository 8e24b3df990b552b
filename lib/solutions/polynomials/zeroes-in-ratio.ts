import { plainTex } from './pieces/in-sum-and-product'
import { sumInBrackets } from './pieces/brackets'
import type { Sum } from '../../maths/sum'
import * as sums from '../../maths/sum'
import { fraction, toTex } from '../../maths'
import { worked } from '../solution'

/** A polynomial in letters whose zeroes are in the ratio m : n, and a relation between its coefficients to be proved. */
export interface Given {
  readonly coefficients: readonly [a: Sum, b: Sum, c: Sum]
  readonly ratio: readonly [m: Sum, n: Sum]
  readonly claim: readonly [left: Sum, right: Sum]
  /** As it is written. */
  readonly written: string
  readonly called: 'zeroes' | 'roots'
}

/** ac(m + n)² − mnb², which is zero for such zeroes. */
function difference({ coefficients: [a, b, c], ratio: [m, n] }: Given): Sum {
  const budget = sums.newBudget()
  const times = (...all: readonly Sum[]): Sum => all.reduce((so, one) => sums.multiply(so, one, budget))
  const both = sums.add(m, n, budget)
  return sums.subtract(times(a, c, both, both), times(m, n, b, b), budget)
}

/** Whether the relation says what follows, up to a number or a letter before both of its sides. */
function follows(given: Given): boolean {
  const budget = sums.newBudget()
  const [own, claimed] = [difference(given), sums.subtract(...given.claim, budget)]
  const [first] = own.values()
  return (
    claimed.size === own.size &&
    own.size === 2 &&
    [...claimed.values()].some((term) =>
      sums.equals(
        sums.multiply(own, sums.single(term), budget),
        sums.multiply(claimed, sums.single(first ?? term), budget),
      ),
    )
  )
}

const product = (...all: readonly Sum[]): string =>
  all
    .map(plainTex)
    .filter((tex) => tex !== '1')
    .map((tex) => sumInBrackets(tex))
    .join(' ')

/** E.g. "If one zero of ax² + bx + c is double the other, prove that 2b² = 9ac." */
export const zeroesInRatio = worked<Given>({
  id: 'zeroes-in-ratio',
  archetype: 'poly-k-from-condition',
  objection: (given) => (follows(given) ? null : 'This does not follow from what is told: check what you typed.'),
  solve: ({ coefficients: [a, b, c], ratio: [m, n], written, called }) => {
    const budget = sums.newBudget()
    const both = sums.add(m, n, budget)
    const sumTex = product(both)
    const [over, under] = [plainTex(sums.negate(b)), plainTex(a)]
    const isOne = sums.equals(a, sums.constant(fraction(1)))
    const asQuotient = (top: string): string => (isOne ? top : `\\frac{${top}}{${under}}`)
    const front = product(m, n)
    const squared = sumInBrackets(asQuotient(over))
    const both2 = sums.rationalOf(both)
    const sumSquared = both2 ? toTex(fraction(both2.n * both2.n, both2.d * both2.d)) : `(${plainTex(both)})^2`
    return {
      lines: [
        `Let the ${called} be $${product(m)}\\alpha$ and $${product(n)}\\alpha$`,
        `Sum: $${sumTex}\\alpha = -\\frac{b}{a} = ${asQuotient(over)}$ ... (1)`,
        `Product: $${front}\\alpha^2 = \\frac{c}{a} = ${asQuotient(plainTex(c))}$ ... (2)`,
        `Squaring (1): $${sumSquared}\\alpha^2 = ${squared.startsWith('\\left') || squared.startsWith('(') ? squared : `\\left(${squared}\\right)`}^2$`,
        `Putting $\\alpha^2$ from (2): $${sumSquared} \\times ${asQuotient(plainTex(c))} = ${front} \\times \\left(${asQuotient(over)}\\right)^2$`,
        ...(isOne ? [] : [`Multiplying both sides by the square of $${under}$ and simplifying, we get the relation`]),
        `Hence $${written}$, proved`,
      ],
      key: 'proved',
    }
  },
})
