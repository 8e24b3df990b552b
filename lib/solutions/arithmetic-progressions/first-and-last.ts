import { bracketed, over, shown } from './pieces/progression'
import {
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  one,
  sign,
  subtract,
  sumTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly a: Fraction
  readonly l: Fraction
  readonly total: Fraction
}

const twice = (value: Fraction): Fraction => multiply(fraction(2), value)

function objection({ a, l, total }: Given): string | null {
  if (sign(add(a, l)) === 0)
    return 'First and last term add up to zero, so the sum says nothing about the number of terms.'
  const n = divide(twice(total), add(a, l))
  return isInteger(n) && n.n >= 2n ? null : 'With these ends no number of terms gives this sum.'
}

/** E.g. "The first term of an AP is 5, the last term is 45 and the sum is 400. Find the number of terms and the common difference." */
export const firstAndLast = worked<Given>({
  id: 'first-and-last',
  archetype: 'ap-sum-first-last',
  objection,
  solve: ({ a, l, total }) => {
    const ends = add(a, l)
    const n = divide(twice(total), ends)
    const [steps, rise] = [subtract(n, one), subtract(l, a)]
    const d = divide(rise, steps)
    const count =
      isInteger(total) && isInteger(ends)
        ? `\\frac{2 \\times ${bracketed(total)}}{${shown(ends)}}`
        : over(twice(total), ends)
    return {
      lines: [
        `Given: $a = ${shown(a)},\\ l = ${shown(l)},\\ S_n = ${shown(total)}$`,
        earns(0.5, 'Formula: $S_n = \\frac{n}{2}(a + l)$', 'formula'),
        earns(0.5, says`${chain(shown(total), `\\frac{n}{2}(${shown(a)} + ${bracketed(l)})`)}`, 'put in'),
        earns(0.5, says`So ${chain('n', count, shown(n))}`, 'count'),
        earns(0.5, says`$l = a + (n - 1)d$ gives ${chain(shown(l), `${shown(a)} + (${shown(n)} - 1)d`)}`, 'last term'),
        earns(
          0.5,
          says`So ${chain(sumTex([[steps, 'd']]), `${shown(l)} - ${bracketed(a)}`, shown(rise))} and ${chain('d', over(rise, steps), shown(d))}`,
          'difference',
        ),
        earns(0.5, says`Hence ${chain('n', shown(n))} and ${chain('d', shown(d))}.`),
      ],
      key: `n = ${toText(n)}, d = ${toText(d)}`,
    }
  },
})
