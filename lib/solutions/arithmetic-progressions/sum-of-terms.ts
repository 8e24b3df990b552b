import { countObjection, shown, sumSides, sumTo, type Progression } from './pieces/progression'
import { toText } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export interface Given extends Progression {
  readonly n: number
}

/** E.g. "Find the sum of the first 20 terms of the AP 6, 11, 16, ..." */
export const sumOfTerms = worked<Given>({
  id: 'sum-of-terms',
  archetype: 'ap-sum-n',
  objection: ({ n }) => countObjection(n),
  solve: (given) => {
    const { a, d, n } = given
    const total = sumTo(given, n)
    return {
      lines: [
        line('given', `Given: $a = ${shown(a)},\\ d = ${shown(d)},\\ n = ${n}$`),
        earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', 'formula'),
        earns(1, says`${chain(...sumSides(given, n))}`, 'worked out'),
        earns(0.5, says`Hence ${isValue(`the sum of the first ${n} terms`, shown(total))}.`),
      ],
      key: toText(total),
    }
  },
})
