import { progression, sumSides, sumTo, countObjection } from './pieces/progression'
import { chain, isValue, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** Numbers at equal distances that are added: so many of them, or as many as there are up to the last. */
export interface Given {
  readonly kind: 'multiples' | 'odd' | 'even' | 'natural'
  readonly first: number
  readonly d: number
  readonly n: number
  readonly told: 'count' | 'last'
}

function countLines({ first, d, n, told }: Given): readonly Step[] {
  if (told === 'count') return [earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', 'count')]
  const last = first + (n - 1) * d
  return [
    earns(
      0.5,
      says`From ${chain(`${first} + (n - 1) \\times ${d}`, `${last}`)}: ${chain('n - 1', `\\frac{${last - first}}{${d}}`, `${n - 1}`)}, so ${chain('n', `${n}`)}`,
      'count',
    ),
  ]
}

function listed({ kind, first, d, n, told }: Given): string {
  const start = `${first}, ${first + d}, ${first + 2 * d}, \\ldots`
  if (kind === 'multiples') return `The multiples are $${start}$`
  return `The ${kind} numbers are $${told === 'count' ? start : `${start}, ${first + (n - 1) * d}`}$`
}

function objection({ n, told }: Given): string | null {
  if (told === 'last' && n < 3) return 'There are fewer than three such numbers: just add them.'
  return countObjection(n)
}

/** E.g. "Find the sum of the first 25 positive multiples of 8." */
export const sumOfListed = worked<Given>({
  id: 'sum-of-listed',
  archetype: 'ap-sum-first-multiples',
  objection,
  solve: (given) => {
    const { first, d, n } = given
    const ap = progression(first, d)
    return {
      lines: [
        earns(0.5, says`${listed(given)}: an AP with ${chain('a', `${first}`)} and ${chain('d', `${d}`)}`, 'list'),
        ...countLines(given),
        earns(0.5, says`${chain(...sumSides(ap, n))}`, 'sum'),
        earns(0.5, says`Hence ${isValue('the sum', `${sumTo(ap, n).n}`)}.`),
      ],
      key: `${sumTo(ap, n).n}`,
    }
  },
})
