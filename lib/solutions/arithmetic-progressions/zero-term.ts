import { placeLines, placeOf } from './pieces/place-of-value'
import { ordinal } from './pieces/progression'
import { apThrough, linesToTheAp, twoTerms, type Given } from './two-terms'
import { isInteger, sign, zero } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

function objection(given: Given): string | null {
  const odd = twoTerms.objection(given)
  if (odd !== null) return odd
  const ap = apThrough(given)
  if (sign(ap.d) === 0) return 'The two terms are equal, so all the terms of this AP are the same.'
  const n = placeOf(ap, zero)
  return isInteger(n) && n.n >= 1n ? null : 'No term of this AP is zero: check what you typed.'
}

/** E.g. "The 4th term of an AP is 30 and the 13th term is -15. Which term is zero?" */
export const zeroTerm = worked<Given>({
  id: 'zero-term',
  archetype: 'ap-two-terms-zero',
  objection,
  solve: (given) => {
    const ap = apThrough(given)
    const place = placeLines(ap, zero)
    const n = Number(placeOf(ap, zero).n)
    return {
      lines: [
        ...linesToTheAp(given),
        earns(0.5, place.put, 'put in'),
        earns(0.5, place.found, 'place'),
        `Hence the ${ordinal(n)} term is zero.`,
      ],
      key: `${n}`,
    }
  },
})
