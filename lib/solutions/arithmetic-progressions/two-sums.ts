import { bracketed, countObjection, shown, sumSides, sumTo } from './pieces/progression'
import { divide, fraction, multiply, subtract, sumTex, toText, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** The sums of the first m and of the first n terms. */
export type Given = {
  readonly m: number
  readonly first: Fraction
  readonly n: number
  readonly second: Fraction
} & ({ readonly asked: 'ap' } | { readonly asked: 'sum'; readonly count: number })

const bracket = (n: number): string =>
  sumTex([
    [2, 'a'],
    [n - 1, 'd'],
  ])

/** The sum of so many terms, doubled and divided by their number: 2a + (n − 1)d. */
const ends = (total: Fraction, n: number): Fraction => multiply(total, fraction(2, n))

/** The smaller number of terms first. */
const inOrder = ({ m, first, n, second }: Given) =>
  m < n ? { m, first, n, second } : { m: n, first: second, n: m, second: first }

/** a, d and the lines that find them. */
function found(given: Given): { readonly a: Fraction; readonly d: Fraction; readonly lines: readonly Step[] } {
  const { m, first, n, second } = inOrder(given)
  const [low, high] = [ends(first, m), ends(second, n)]
  const rise = subtract(high, low)
  const d = divide(rise, fraction(n - m))
  const double = subtract(low, multiply(fraction(m - 1), d))
  const a = divide(double, fraction(2))
  return {
    a,
    d,
    lines: [
      says`Given: ${chain(`S_{${m}}`, shown(first))} and ${chain(`S_{${n}}`, shown(second))}`,
      earns(given.asked === 'ap' ? 0.5 : 0, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', 'formula'),
      earns(
        0.5,
        says`${chain(`\\frac{${m}}{2}[${bracket(m)}]`, shown(first))} gives ${chain(bracket(m), shown(low))} ... (1)`,
        'first equation',
      ),
      earns(
        0.5,
        says`${chain(`\\frac{${n}}{2}[${bracket(n)}]`, shown(second))} gives ${chain(bracket(n), shown(high))} ... (2)`,
        'second equation',
      ),
      earns(
        0.5,
        says`Subtracting (1) from (2): ${chain(sumTex([[n - m, 'd']]), shown(rise))}, so ${chain('d', shown(d))}`,
        'difference',
      ),
      earns(
        0.5,
        says`From (1): ${chain('2a', ...(m === 1 ? [] : [`${shown(low)} - ${m - 1} \\times ${bracketed(d)}`]), shown(double))}, so ${chain('a', shown(a))}`,
        'first term',
      ),
    ],
  }
}

/** E.g. "The sum of the first 7 terms of an AP is 49 and that of the first 17 terms is 289. Find a and d." */
export const twoSums = worked<Given>({
  id: 'two-sums',
  archetype: 'ap-two-sums',
  objection: (given) =>
    countObjection(given.m, given.n, given.asked === 'sum' ? given.count : 1) ??
    (given.m === given.n ? 'Two different sums are needed to find the AP.' : null),
  solve: (given) => {
    const { a, d, lines } = found(given)
    if (given.asked === 'ap')
      return {
        lines: [...lines, earns(0.5, says`Hence ${chain('a', shown(a))} and ${chain('d', shown(d))}.`)],
        key: `a = ${toText(a)}, d = ${toText(d)}`,
      }
    const { count } = given
    const total = sumTo({ a, d }, count)
    return {
      lines: [
        ...lines,
        earns(0.5, says`${chain(...sumSides({ a, d }, count))}`, 'sum'),
        earns(0.5, says`Hence ${isValue(`the sum of the first ${count} terms`, shown(total))}.`),
      ],
      key: toText(total),
    }
  },
})
