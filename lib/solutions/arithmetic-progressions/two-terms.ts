import { bracketed, countObjection, shown, type Progression } from './pieces/progression'
import { divide, fraction, multiply, subtract, sumTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** The terms at two places. */
export interface Given {
  readonly p: number
  readonly first: Fraction
  readonly q: number
  readonly second: Fraction
}

/** "a + 4d" */
const placeTex = (n: number): string =>
  sumTex([
    [1, 'a'],
    [n - 1, 'd'],
  ])

/** The earlier place first. */
const inOrder = ({ p, first, q, second }: Given): Given =>
  p < q ? { p, first, q, second } : { p: q, first: second, q: p, second: first }

/** The AP through the two terms. */
export function apThrough({ p, first, q, second }: Given): Progression {
  const d = divide(subtract(second, first), fraction(q - p))
  return { a: subtract(first, multiply(fraction(p - 1), d)), d }
}

/** From the two terms to a and d: two marks. */
export function linesToTheAp(given: Given): readonly Step[] {
  const { p, first, q, second } = inOrder(given)
  const { a, d } = apThrough(given)
  const apart = chain(sumTex([[q - p, 'd']]), shown(subtract(second, first)))
  return [
    says`Given: ${chain(`a_{${p}}`, shown(first))} and ${chain(`a_{${q}}`, shown(second))}`,
    earns(0.5, says`${chain(placeTex(p), shown(first))} ... (1)`, 'first equation'),
    earns(0.5, says`${chain(placeTex(q), shown(second))} ... (2)`, 'second equation'),
    earns(0.5, says`Subtracting (1) from (2): ${apart}, so ${chain('d', shown(d))}`, 'difference'),
    earns(
      0.5,
      p === 1
        ? says`From (1): ${chain('a', shown(a))}`
        : says`From (1): ${chain('a', `${shown(first)} - ${p - 1} \\times ${bracketed(d)}`, shown(a))}`,
      'first term',
    ),
  ]
}

/** E.g. "The 3rd term of an AP is 5 and the 7th term is 9. Find the first term a and the common difference d." */
export const twoTerms = worked<Given>({
  id: 'two-terms',
  archetype: 'ap-two-terms',
  objection: ({ p, q }) => countObjection(p, q) ?? (p === q ? 'Two different terms are needed to find the AP.' : null),
  solve: (given) => {
    const { a, d } = apThrough(given)
    return {
      lines: [...linesToTheAp(given), says`Hence ${chain('a', shown(a))} and ${chain('d', shown(d))}.`],
      key: `a = ${toText(a)}, d = ${toText(d)}`,
    }
  },
})
