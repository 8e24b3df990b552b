import { divide, fraction, multiply, sign, toTex, type Fraction } from '../../maths'
import { keyOf } from './pieces/decimal'
import { earns } from '../line'
import { worked } from '../solution'

/** Two of the three averages, the second taken from the first. */
export type Apart = 'median - mean' | 'mode - median' | 'mode - mean'

/** By how many times median − mean each difference is. */
const timesOf: Readonly<Record<Apart, number>> = { 'median - mean': 1, 'mode - median': 2, 'mode - mean': 3 }

export interface AveragesApart {
  readonly told: Apart
  readonly value: Fraction
  readonly asked: Apart
  /** The asked difference the other way round. */
  readonly turned: boolean
}

/** E.g. "If mode − median = 24, what is median − mean?" */
export const averagesApart = worked<AveragesApart>({
  id: 'averages-apart',
  archetype: 'stat-empirical',
  objection: ({ told, asked, value }) =>
    told === asked
      ? 'That difference is given already.'
      : sign(value) === 0
        ? 'Then all three averages are equal.'
        : null,
  solve: ({ told, value, asked, turned }) => {
    const [one, two] = [timesOf[told], timesOf[asked]]
    const found = multiply(divide(value, fraction(one)), fraction(turned ? -two : two))
    return {
      lines: [
        'Mode = 3 Median - 2 Mean.',
        'So Mode - Median = 2 (Median - Mean), and Mode - Mean = 3 (Median - Mean).',
        ...(one === 1
          ? []
          : [`Median - Mean $= \\frac{${toTex(value)}}{${one}} = ${toTex(divide(value, fraction(one)))}$`]),
        earns(1, `What is asked is $${turned ? -two : two}$ times (Median - Mean): $${toTex(found)}$`),
      ],
      key: keyOf(found),
    }
  },
})
