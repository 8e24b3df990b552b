import { countObjection, ordinal, shown, termAt, termSides } from './pieces/progression'
import { divide, fraction, sumTex, toText, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The term at q exceeds the term at p by `gap`; the first term is `a`, and the term at `wanted` is asked. */
export interface Given {
  readonly a: Fraction
  readonly p: number
  readonly q: number
  readonly gap: Fraction
  readonly wanted: number
}

const placeTex = (n: number): string =>
  sumTex([
    [1, 'a'],
    [n - 1, 'd'],
  ])

/** E.g. "The 17th term of an AP exceeds its 10th term by 35, and its first term is 4. Find its 25th term." */
export const termFromRelation = worked<Given>({
  id: 'term-from-relation',
  archetype: 'ap-two-terms',
  objection: ({ p, q, wanted }) =>
    countObjection(p, q, wanted) ?? (p === q ? 'Two different terms are needed to find the AP.' : null),
  solve: ({ a, p, q, gap, wanted }) => {
    const d = divide(gap, fraction(q - p))
    const value = termAt({ a, d }, wanted)
    return {
      lines: [
        says`Given: ${chain(`a_{${q}} - a_{${p}}`, shown(gap))} and ${chain('a', shown(a))}`,
        earns(0.5, says`${chain(`(${placeTex(q)}) - (${placeTex(p)})`, shown(gap))}`, 'condition'),
        earns(0.5, says`${chain(sumTex([[q - p, 'd']]), shown(gap))}, so ${chain('d', shown(d))}`, 'difference'),
        earns(0.5, says`${chain(...termSides({ a, d }, wanted))}`, 'worked out'),
        earns(0.5, says`Hence ${isValue(`the ${ordinal(wanted)} term`, shown(value))}.`),
      ],
      key: toText(value),
    }
  },
})
