import { placeLines, placeOf } from './pieces/place-of-value'
import { bracketed, countObjection, shown, termAt, termSides, type Progression } from './pieces/progression'
import { add, isInteger, sign, toText, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** An AP with its last term. */
export interface Given extends Progression {
  readonly last: Fraction
}

function objection(given: Given): string | null {
  if (sign(given.d) === 0) return 'All the terms of this AP are the same: its common difference is zero.'
  const n = placeOf(given, given.last)
  if (!isInteger(n) || n.n < 1n)
    return `$${shown(given.last)}$ is not a term of this AP, so the AP does not end with it.`
  return n.n % 2n === 0n
    ? `This AP has ${n.n} terms, an even number, so no term stands in the middle.`
    : countObjection(Number(n.n))
}

/** E.g. "Find the middle term of the AP 6, 13, 20, ..., 216." */
export const middleTerm = worked<Given>({
  id: 'middle-term',
  archetype: 'ap-middle-term',
  objection,
  solve: (given) => {
    const { a, d, last } = given
    const n = Number(placeOf(given, last).n)
    const middle = (n + 1) / 2
    const value = shown(termAt(given, middle))
    const place = placeLines(given, last)
    return {
      lines: [
        says`Given: ${chain('a', shown(a))} and ${chain('d', `${shown(add(a, d))} - ${bracketed(a)}`, shown(d))}`,
        earns(0.5, place.put, 'put in'),
        earns(0.5, place.found, 'count'),
        earns(
          1,
          `The middle term is the $\\frac{${n} + 1}{2} = ${middle}$th: as many terms stand before it as after it.`,
          'place',
        ),
        earns(0.5, says`${chain(...termSides(given, middle))}`, 'term'),
        earns(0.5, says`Hence ${isValue('the middle term', value)}.`),
      ],
      key: toText(termAt(given, middle)),
    }
  },
})
