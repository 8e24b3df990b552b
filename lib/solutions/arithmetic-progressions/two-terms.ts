import { bracketed, countObjection, shown } from './pieces/progression'
import { divide, fraction, multiply, subtract, sumTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
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

/** E.g. "The 3rd term of an AP is 5 and the 7th term is 9. Find the first term a and the common difference d." */
export const twoTerms = worked<Given>({
  id: 'two-terms',
  archetype: 'ap-two-terms',
  objection: ({ p, q }) => countObjection(p, q) ?? (p === q ? 'Two different terms are needed to find the AP.' : null),
  solve: (given) => {
    const { p, first, q, second } = inOrder(given)
    const rise = subtract(second, first)
    const d = divide(rise, fraction(q - p))
    const a = subtract(first, multiply(fraction(p - 1), d))
    const apart = sumTex([[q - p, 'd']])
    const result = says`Hence ${chain('a', shown(a))} and ${chain('d', shown(d))}.`
    return {
      lines: [
        says`Given: ${chain(`a_{${p}}`, shown(first))} and ${chain(`a_{${q}}`, shown(second))}`,
        earns(0.5, says`${chain(placeTex(p), shown(first))} ... (1)`, 'first equation'),
        earns(0.5, says`${chain(placeTex(q), shown(second))} ... (2)`, 'second equation'),
        earns(
          0.5,
          says`Subtracting (1) from (2): ${chain(apart, shown(rise))}, so ${chain('d', shown(d))}`,
          'difference',
        ),
        earns(
          0.5,
          p === 1
            ? says`From (1): ${chain('a', shown(a))}`
            : says`From (1): ${chain('a', `${shown(first)} - ${p - 1} \\times ${bracketed(d)}`, shown(a))}`,
          'first term',
        ),
        result,
      ],
      key: `a = ${toText(a)}, d = ${toText(d)}`,
    }
  },
})
