import type { Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { wholeObjection } from './pieces/naturals'

/** What two numbers are said to have. */
export interface Given {
  readonly hcf: Fraction
  readonly lcm: Fraction
}

/** E.g. "Can two numbers have 18 as their HCF and 760 as their LCM?" No, because 18 does not divide 760. */
export const canBeHcfAndLcm = worked<Given>({
  id: 'can-be-hcf-and-lcm',
  archetype: 'rn-possible-hcf-lcm',
  objection: ({ hcf, lcm }) => wholeObjection([hcf, lcm]),
  solve: ({ hcf, lcm }) => {
    const [h, l] = [Number(hcf.n), Number(lcm.n)]
    const rest = l % h
    const times = (l - rest) / h
    return {
      lines: [
        line('rule', 'The HCF of two numbers divides each of them, and so it divides their LCM'),
        rest === 0
          ? line('division', `$${l} = ${h} \\times ${times}$, so $${h}$ divides $${l}$`)
          : line('division', `$${l} = ${h} \\times ${times} + ${rest}$, so $${h}$ does not divide $${l}$`),
        rest === 0
          ? earns(1, `So two numbers can have them: $${h}$ and $${l}$ themselves do`)
          : earns(1, 'So no two numbers can have this HCF and this LCM'),
      ],
      key: rest === 0 ? 'Yes' : 'No',
    }
  },
})
