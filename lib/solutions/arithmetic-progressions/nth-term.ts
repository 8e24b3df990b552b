import { countObjection, ordinal, shown, termAt, termSides, type Progression } from './pieces/progression'
import { toText } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export interface Given extends Progression {
  readonly n: number
}

/** E.g. "Find the 20th term of the AP 6, 11, 16, ..." */
export const nthTerm = worked<Given>({
  id: 'nth-term',
  archetype: 'ap-nth-term',
  objection: ({ n }) => countObjection(n),
  solve: (given) => {
    const { a, d, n } = given
    const value = termAt(given, n)
    return {
      lines: [
        line('given', `Given: $a = ${shown(a)},\\ d = ${shown(d)},\\ n = ${n}$`),
        line('formula', 'Formula: $a_n = a + (n - 1)d$'),
        earns(1, says`${chain(...termSides(given, n))}`, 'worked out'),
        says`Hence ${isValue(`the ${ordinal(n)} term`, shown(value))}.`,
      ],
      key: toText(value),
    }
  },
})
