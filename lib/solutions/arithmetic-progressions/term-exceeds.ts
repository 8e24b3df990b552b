import { placeLines, placeOf } from './pieces/place-of-value'
import { bracketed, countObjection, ordinal, shown, termAt, termSides, type Progression } from './pieces/progression'
import { absolute, add, isInteger, sign, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The place is asked of the term that exceeds the k-th by so much; below zero where it is less. */
export interface Given extends Progression {
  readonly k: number
  readonly by: Fraction
}

const valueOf = (given: Given): Fraction => add(termAt(given, given.k), given.by)

function objection(given: Given): string | null {
  const odd = countObjection(given.k)
  if (odd !== null) return odd
  if (sign(given.d) === 0) return 'All the terms of this AP are the same: its common difference is zero.'
  const n = placeOf(given, valueOf(given))
  return isInteger(n) && n.n >= 1n ? null : 'No term of this AP differs by that number from it: check what you typed.'
}

/** E.g. "Which term of the AP 4, 11, 18, ... is 84 more than its 25th term?" */
export const termExceeds = worked<Given>({
  id: 'term-exceeds',
  archetype: 'ap-term-exceeds',
  objection,
  solve: (given) => {
    const { a, d, k, by } = given
    const [known, wanted] = [termAt(given, k), valueOf(given)]
    const [size, word, sum] = [shown(absolute(by)), sign(by) < 0 ? 'less' : 'more', sign(by) < 0 ? '-' : '+']
    const place = placeLines(given, wanted)
    const n = Number(placeOf(given, wanted).n)
    return {
      lines: [
        says`Given: ${chain('a', shown(a))} and ${chain('d', `${shown(add(a, d))} - ${bracketed(a)}`, shown(d))}`,
        earns(0.5, says`${chain(...termSides(given, k))}`, 'known term'),
        earns(
          0.5,
          says`The wanted term is ${size} ${word}: ${chain('a_n', `${shown(known)} ${sum} ${size}`, shown(wanted))}`,
          'value',
        ),
        earns(0.5, place.put, 'put in'),
        earns(0.5, place.found, 'place'),
        `Hence it is the ${ordinal(n)} term.`,
      ],
      key: `${n}`,
    }
  },
})
