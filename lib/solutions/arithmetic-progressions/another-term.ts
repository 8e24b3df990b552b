import { countObjection, ordinal, shown, termAt, termSides } from './pieces/progression'
import { apThrough, linesToTheAp, twoTerms, type Given as TwoTerms } from './two-terms'
import { toText } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The terms at two places; the term at a third is asked. */
export interface Given extends TwoTerms {
  readonly wanted: number
}

/** E.g. "The 3rd term of an AP is 5 and the 7th term is 9. Find its 31st term." */
export const anotherTerm = worked<Given>({
  id: 'another-term',
  archetype: 'ap-two-terms',
  objection: (given) => twoTerms.objection(given) ?? countObjection(given.wanted),
  solve: (given) => {
    const ap = apThrough(given)
    const value = termAt(ap, given.wanted)
    return {
      lines: [
        ...linesToTheAp(given),
        earns(0.5, says`${chain(...termSides(ap, given.wanted))}`, 'term'),
        earns(0.5, says`Hence ${isValue(`the ${ordinal(given.wanted)} term`, shown(value))}.`),
      ],
      key: toText(value),
    }
  },
})
