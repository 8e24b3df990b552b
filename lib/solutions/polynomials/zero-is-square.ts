import { fraction } from '../../maths'
import type { Sum } from '../../maths/sum'
import * as sums from '../../maths/sum'
import { line } from '../line'
import { worked } from '../solution'

/** One zero of ax² + bx + c is the square of the other, and a relation between a, b and c that is to be proved. */
export interface Given {
  readonly claim: readonly [left: Sum, right: Sum]
  /** As it is written. */
  readonly written: string
  readonly called: 'zeroes' | 'roots'
}

/** b³ + a²c + ac² − 3abc, which is zero for such zeroes. */
function difference(): Sum {
  const budget = sums.newBudget()
  const [a, b, c] = [sums.letter('a'), sums.letter('b'), sums.letter('c')]
  const times = (...all: readonly Sum[]): Sum => all.reduce((so, one) => sums.multiply(so, one, budget))
  return [
    times(b, b, b),
    times(a, a, c),
    times(a, c, c),
    sums.negate(times(sums.constant(fraction(3)), a, b, c)),
  ].reduce((so, one) => sums.add(so, one, budget))
}

/** Whether the relation says so: its sides differ by that, of either sign. */
function follows({ claim }: Given): boolean {
  const claimed = sums.subtract(...claim, sums.newBudget())
  const own = difference()
  return sums.equals(claimed, own) || sums.equals(claimed, sums.negate(own))
}

/** E.g. "If one zero of ax² + bx + c is the square of the other, prove that b³ + a²c + ac² = 3abc." */
export const zeroIsSquare = worked<Given>({
  id: 'zero-is-square',
  archetype: 'poly-k-from-condition',
  objection: (given) => (follows(given) ? null : 'This does not follow from what is told: check what you typed.'),
  solve: ({ written, called }) => ({
    lines: [
      line('named', `Let the ${called} be $\\alpha$ and $\\alpha^2$`),
      line('sum', 'Sum: $\\alpha + \\alpha^2 = -\\frac{b}{a}$ ... (1)'),
      line('product', 'Product: $\\alpha \\times \\alpha^2 = \\alpha^3 = \\frac{c}{a}$ ... (2)'),
      line(
        'cubed',
        'Cubing (1): $\\alpha^3 + \\alpha^6 + 3\\alpha^3\\left(\\alpha + \\alpha^2\\right) = -\\frac{b^3}{a^3}$',
      ),
      line('put', 'Putting (1) and (2): $\\frac{c}{a} + \\frac{c^2}{a^2} - \\frac{3bc}{a^2} = -\\frac{b^3}{a^3}$'),
      line('multiplied', 'Multiplying by $a^3$: $a^2c + ac^2 - 3abc = -b^3$'),
      line('proved', `Hence $${written}$, proved`),
    ],
    key: 'proved',
  }),
})
