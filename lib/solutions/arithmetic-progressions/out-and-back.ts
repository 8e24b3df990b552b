import { countObjection, shown, sumSides, sumTo } from './pieces/progression'
import { add, fraction, multiply, toText, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** n things in a line, the first so far from the start and the others so far apart; each is fetched by itself. In metres. */
export interface Given {
  readonly first: Fraction
  readonly apart: Fraction
  readonly n: number
}

interface Manner {
  readonly thing: string
  readonly things: string
  /** Who walks: "the runner". */
  readonly who: string
}

const twice = (value: Fraction): Fraction => multiply(fraction(2), value)

/** E.g. "In a potato race a bucket is placed at the starting point, 5 m from the first potato, ..." */
export const outAndBack = worked<Given, Manner>({
  id: 'out-and-back',
  archetype: 'ap-word-sequence',
  objection: ({ first, apart, n }) =>
    first.n > 0n && apart.n > 0n ? countObjection(n) : 'Distances are positive: check what you typed.',
  solve: ({ first, apart, n }, { thing, things, who } = { thing: 'thing', things: 'things', who: 'the runner' }) => {
    const ap = { a: twice(first), d: twice(apart) }
    const total = sumTo(ap, n)
    const [second, third] = [add(ap.a, ap.d), add(ap.a, twice(ap.d))]
    return {
      lines: [
        `For each of the ${things} the way is gone twice: there and back.`,
        earns(
          0.5,
          says`First ${thing}: ${chain(`2 \\times ${shown(first)}`, shown(ap.a))} m. Second: ${chain(`2 \\times (${shown(first)} + ${shown(apart)})`, shown(second))} m. Third: ${chain(`2 \\times (${shown(first)} + 2 \\times ${shown(apart)})`, shown(third))} m.`,
          'ways',
        ),
        line(
          'ap',
          says`The distances form an AP with ${chain('a', shown(ap.a))}, ${chain('d', shown(ap.d))} and ${chain('n', `${n}`)}.`,
        ),
        earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
        earns(1.5, says`${chain(...sumSides(ap, n))}`, 'sum'),
        earns(0.5, says`Hence ${isValue(`the total distance for ${who}`, shown(total), 'm')}.`),
      ],
      key: toText(total),
    }
  },
})
