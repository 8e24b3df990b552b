import { continued, decimal, keyOf, measureIs } from './pieces/decimal'
import { sum, sumOfProducts, tableObjection, type Described } from './pieces/grouped'
import { divide, fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** E.g. "The table below shows the marks obtained by 40 students ... Find the mean marks." */
export const meanDirect = worked<Described>({
  id: 'mean-direct',
  archetype: 'stat-mean-direct',
  objection: ({ data }) => tableObjection(data),
  solve: ({ data, what, unit }) => {
    const n = sum(data.frequencies)
    const total = sumOfProducts(data, data.frequencies)
    const mean = divide(total, fraction(n))
    const shown = decimal(total)
    return {
      lines: [
        earns(
          1,
          'Class mark $x_i = \\dfrac{\\text{upper class limit} + \\text{lower class limit}}{2}$; the products $f_i x_i$ are in the table of the solution.',
          'products',
        ),
        earns(0.5, says`${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i x_i', shown)}`, 'sums'),
        earns(0.5, 'Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i}$', 'formula'),
        earns(0.5, says`${continued('Mean', `\\dfrac{${shown}}{${n}}`, mean)}`, 'worked out'),
        earns(0.5, says`Hence, ${measureIs(`the mean ${what}`, decimal(mean), unit)}.`),
      ],
      key: keyOf(mean),
    }
  },
})
