import { shown } from './pieces/progression'
import { add, divide, fraction, isInteger, multiply, one, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** The lengths of the rungs at the two ends of a ladder, in cm, how far these are apart, and how far neighbouring ones. */
export interface Given {
  readonly bottom: Fraction
  readonly top: Fraction
  readonly height: Fraction
  readonly gap: Fraction
}

const gapsOf = ({ height, gap }: Given): Fraction => divide(height, gap)

/** E.g. "A ladder has rungs 25 cm apart. The rungs decrease uniformly from 45 cm at the bottom to 25 cm at the top. ..." */
export const rungs = worked<Given>({
  id: 'rungs',
  archetype: 'ap-word-sequence',
  objection: (given) => {
    if ([given.bottom, given.top, given.height, given.gap].some(({ n }) => n <= 0n))
      return 'Lengths and distances are positive: check what you typed.'
    return isInteger(gapsOf(given))
      ? null
      : 'With these numbers the rungs do not stand at equal distances up to the top: check what you typed.'
  },
  solve: (given) => {
    const { bottom, top, height, gap } = given
    const gaps = gapsOf(given)
    const n = shown(add(gaps, one))
    const ends = add(bottom, top)
    const total = multiply(divide(add(gaps, one), fraction(2)), ends)
    return {
      lines: [
        earns(0.5, `Number of gaps between the rungs: $\\frac{${shown(height)}}{${shown(gap)}} = ${shown(gaps)}$`),
        earns(0.5, `Number of rungs: $n = ${shown(gaps)} + 1 = ${n}$`, 'count'),
        `The lengths of the rungs form an AP with $a = ${shown(bottom)}$ and $l = ${shown(top)}$.`,
        earns(0.5, 'Formula: $S_n = \\frac{n}{2}(a + l)$'),
        earns(
          1,
          `$S_{${n}} = \\frac{${n}}{2}(${shown(bottom)} + ${shown(top)}) = \\frac{${n}}{2} \\times ${shown(ends)} = ${shown(total)}$`,
          'sum',
        ),
        earns(
          0.5,
          `Hence the rungs need ${/^\d+$/.test(shown(total)) ? shown(total) : `$${shown(total)}$`} cm of wood in all.`,
        ),
      ],
      key: toText(total),
    }
  },
})
