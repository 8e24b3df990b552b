import { isInteger, sign, toNumber, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** nx² ± ux + v, or vx² ± ux + n, has equal roots: v in terms of u, or the root. */
export interface Given {
  readonly kind: 'last' | 'first' | 'root'
  readonly number: Fraction
  readonly sign: 1 | -1
  readonly letters: readonly [u: string, v: string]
}

/** E.g. "The equation 3x² + px + q = 0 has equal roots. Express q in terms of p." p²/12 */
export const equalRootsLetter = worked<Given>({
  id: 'equal-roots-letter',
  archetype: 'qe-equal-roots-letter',
  objection: ({ number }) =>
    isInteger(number) && sign(number) > 0 ? null : 'I can work this with a whole number above $0$.',
  solve: ({ kind, number, sign: way, letters: [u, v] }) => {
    const n = toNumber(number)
    const middle = way < 0 ? `-${u}` : u
    if (kind === 'root') {
      const minus = way < 0 ? '' : '-'
      return {
        lines: [
          line('formula', 'When the discriminant is zero, both roots are $x = -\\frac{b}{2a}$'),
          line('coefficients', `Here the coefficient of $x^2$ is $${n}$ and that of $x$ is $${middle}$`),
          earns(1, `So the root is $x = ${minus}\\frac{${u}}{${2 * n}}$`),
        ],
        key: `${minus}${u}/${2 * n}`,
      }
    }
    const square = way < 0 ? `(-${u})` : u
    const [a, c] = kind === 'first' ? [v, `${n}`] : [`${n}`, v]
    return {
      lines: [
        line('condition', 'For equal roots the discriminant is zero'),
        line('discriminant', `So $${square}^2 - 4 \\times ${a} \\times ${c} = 0$, that is, $${u}^2 = ${4 * n}${v}$`),
        earns(1, `Hence $${v} = \\frac{${u}^2}{${4 * n}}$`),
      ],
      key: `${u}^2/${4 * n}`,
    }
  },
})
