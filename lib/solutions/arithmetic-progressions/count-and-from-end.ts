import { bracketed, ordinal, over, plus, shown, type Progression } from './pieces/progression'
import {
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  one,
  sign,
  subtract,
  toText,
  type Fraction,
} from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked, type Solution } from '../solution'

/** A finite AP: how many terms it has is asked, or a term counted from its end. */
export type Given = Progression & { readonly last: Fraction } & (
    { readonly asked: 'count' } | { readonly asked: 'from the end'; readonly place: number }
  )

/** The number of terms; no integer where the AP does not end with that term. */
const countOf = ({ a, d, last }: Given): Fraction => add(divide(subtract(last, a), d), one)

function count(given: Given): Solution {
  const { a, d, last } = given
  const rise = subtract(last, a)
  const n = countOf(given)
  return {
    lines: [
      `Given: $a = ${shown(a)},\\ d = ${shown(d)},\\ a_n = l = ${shown(last)}$`,
      earns(0.5, 'Formula: $a_n = a + (n - 1)d$', 'formula'),
      earns(0.5, says`${chain(shown(last), `${shown(a)} + (n - 1) \\times ${bracketed(d)}`)}`, 'put in'),
      earns(0.5, says`${chain('n - 1', over(rise, d), shown(subtract(n, one)))}`, 'steps'),
      earns(0.5, says`Hence ${chain('n', shown(n))}: the AP has ${shown(n)} term${n.n === 1n ? '' : 's'}.`),
    ],
    key: toText(n),
  }
}

function fromTheEnd({ d, last }: Given, place: number): Solution {
  const back = negate(d)
  const added = multiply(fraction(place - 1), back)
  const value = add(last, added)
  const term = `the ${ordinal(place)} term from the end`
  const sides = chain(`${shown(last)} + (${place} - 1) \\times ${bracketed(back)}`, plus(last, added), shown(value))
  return {
    lines: [
      `Given: last term $l = ${shown(last)}$, common difference $d = ${shown(d)}$`,
      earns(
        0.5,
        `Read backwards, the AP has first term $${shown(last)}$ and common difference $${shown(back)}$.`,
        'backwards',
      ),
      earns(1, says`By $a_n = a + (n - 1)d$, its ${ordinal(place)} term is ${sides}.`, 'worked out'),
      earns(0.5, says`Hence ${isValue(term, shown(value))}.`),
    ],
    key: toText(value),
  }
}

function objection(given: Given): string | null {
  if (sign(given.d) === 0) return 'All the terms of this AP are the same: its common difference is zero.'
  const n = countOf(given)
  if (!isInteger(n) || n.n < 1n)
    return `$${shown(given.last)}$ is not a term of this AP, so the AP does not end with it.`
  if (given.asked === 'count') return null
  return Number.isInteger(given.place) && given.place >= 1 && BigInt(given.place) <= n.n
    ? null
    : `This AP has only ${n.n} terms.`
}

/** E.g. "What is the 11th term from the end of the AP 10, 7, 4, ..., −62?" */
export const countAndFromEnd = worked<Given>({
  id: 'count-and-from-end',
  archetype: 'ap-count-from-end',
  objection,
  solve: (given) => (given.asked === 'count' ? count(given) : fromTheEnd(given, given.place)),
})
