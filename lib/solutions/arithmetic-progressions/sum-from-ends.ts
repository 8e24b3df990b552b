import { bracketed, countObjection, over, shown } from './pieces/progression'
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
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** First and last term with the common difference (n and S are asked), or with the number of terms (d and S are asked). */
export type Given = { readonly a: Fraction; readonly l: Fraction } & (
  { readonly known: 'd'; readonly d: Fraction } | { readonly known: 'n'; readonly n: number }
)

const countOf = (a: Fraction, l: Fraction, d: Fraction): Fraction => add(divide(subtract(l, a), d), one)

/** n and d, one of which is known. */
const both = (given: Given): { readonly n: number; readonly d: Fraction } =>
  given.known === 'd'
    ? { n: Number(countOf(given.a, given.l, given.d).n), d: given.d }
    : { n: given.n, d: divide(subtract(given.l, given.a), fraction(given.n - 1)) }

function unknownLines(given: Given): readonly Step[] {
  const { a, l } = given
  const { n, d } = both(given)
  const rise = subtract(l, a)
  return given.known === 'd'
    ? [
        earns(
          0.5,
          says`${chain(shown(l), `${shown(a)} + (n - 1) \\times ${bracketed(d)}`)}, so ${chain('n - 1', over(rise, d), `${n - 1}`)}`,
          'steps',
        ),
        earns(0.5, says`This gives ${chain('n', `${n - 1} + 1`, `${n}`)}.`, 'found'),
      ]
    : [
        earns(
          0.5,
          says`${chain(shown(l), `${shown(a)} + (${n} - 1)d`)}, so ${chain(sumTex([[n - 1, 'd']]), shown(rise))}`,
          'steps',
        ),
        earns(0.5, says`This gives ${chain('d', over(rise, fraction(n - 1)), shown(d))}.`, 'found'),
      ]
}

function objection(given: Given): string | null {
  if (given.known === 'n')
    return (
      countObjection(given.n) ?? (given.n < 2 ? 'An AP with a first and a last term has two terms at least.' : null)
    )
  if (sign(given.d) === 0) return 'All the terms of this AP are the same: its common difference is zero.'
  const n = countOf(given.a, given.l, given.d)
  return isInteger(n) && n.n >= 1n
    ? null
    : `$${shown(given.l)}$ is not a term of this AP, so the AP does not end with it.`
}

/** E.g. "The first and the last term of an AP are 17 and 350. If the common difference is 9, how many terms ..." */
export const sumFromEnds = worked<Given>({
  id: 'sum-from-ends',
  archetype: 'ap-sum-first-last',
  objection,
  solve: (given) => {
    const { a, l, known } = given
    const { n, d } = both(given)
    const ends = add(a, l)
    const total = multiply(fraction(n, 2), ends)
    const found = known === 'd' ? 'n' : 'd'
    const value = known === 'd' ? fraction(n) : d
    const half = `\\frac{${n}}{2}`
    return {
      lines: [
        `Given: $a = ${shown(a)},\\ l = ${shown(l)},\\ ${known} = ${known === 'd' ? shown(d) : n}$`,
        earns(0.5, 'Formula: $l = a + (n - 1)d$', 'term formula'),
        ...unknownLines(given),
        earns(0.5, 'Formula: $S = \\frac{n}{2}(a + l)$', 'formula'),
        earns(
          0.5,
          says`${chain('S', `${half}(${shown(a)} + ${bracketed(l)})`, `${half} \\times ${bracketed(ends)}`, shown(total))}`,
          'sum',
        ),
        earns(0.5, says`Hence ${chain(found, shown(value))} and ${chain('S', shown(total))}.`),
      ],
      key: `${found} = ${toText(value)}, S = ${toText(total)}`,
    }
  },
})
