import { line } from '../line'
import { worked } from '../solution'

export type Given = Readonly<Record<never, never>>

/** E.g. "Find a quadratic polynomial whose zeroes are the reciprocals of the zeroes of ax² + bx + c, a ≠ 0, c ≠ 0." */
export const reciprocalsInLetters = worked<Given>({
  id: 'reciprocals-in-letters',
  archetype: 'poly-transformed',
  objection: () => null,
  solve: () => ({
    lines: [
      line(
        'told',
        'Let $\\alpha$ and $\\beta$ be the zeroes: $\\alpha + \\beta = -\\frac{b}{a}$ and $\\alpha\\beta = \\frac{c}{a}$',
      ),
      line(
        'sum',
        'Sum of the reciprocals $= \\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta} = -\\frac{b}{c}$',
      ),
      line('product', 'Product of the reciprocals $= \\frac{1}{\\alpha\\beta} = \\frac{a}{c}$'),
      line('polynomial', 'So the polynomial is $x^2 + \\frac{b}{c}x + \\frac{a}{c}$, or, times $c$, $cx^2 + bx + a$'),
    ],
    key: 'cx^2 + bx + a',
  }),
})
