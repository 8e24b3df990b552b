import { add, equals, subtract, sumTex, sumText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** whole + root × √m. */
export interface Term {
  readonly whole: Fraction
  readonly root: Fraction
}

/** The listed terms of an AP; m is 1 where there is no root. */
export interface Given {
  readonly terms: readonly Term[]
  readonly m: number
}

const parts = ({ whole, root }: Term, m: number, rootSign: string) =>
  m === 1
    ? ([[add(whole, root), '']] as const)
    : ([
        [whole, ''],
        [root, rootSign],
      ] as const)

/** "2 + 3\sqrt{5}" */
export const termTex = (term: Term, m: number): string => sumTex(parts(term, m, `\\sqrt{${m}}`))
/** "2 + 3√5" */
export const termText = (term: Term, m: number): string => sumText(parts(term, m, `√${m}`))

const difference = (later: Term, earlier: Term): Term => ({
  whole: subtract(later.whole, earlier.whole),
  root: subtract(later.root, earlier.root),
})

function objection({ terms, m }: Given): string | null {
  const [first, second] = terms
  if (!first || !second) return 'Two terms at least are needed to see the common difference.'
  if (!Number.isInteger(m) || m < 1) return 'The number under the root should be a positive integer.'
  const d = difference(second, first)
  const steady = terms.slice(1).every((term, index) => {
    const other = difference(term, terms[index] ?? term)
    return equals(other.whole, d.whole) && equals(other.root, d.root)
  })
  return steady ? null : 'These numbers do not rise by the same amount each time, so they are not an AP.'
}

/** E.g. "Write the first term a and the common difference d of the AP 1/3, 5/3, 9/3, ..." */
export const firstAndDifference = worked<Given>({
  id: 'first-and-difference',
  archetype: 'ap-first-and-d',
  objection,
  solve: ({ terms, m }) => {
    const [one, two] = terms
    if (!one || !two) throw new Error('first-and-difference: two terms are needed')
    const d = difference(two, one)
    const [first, second, step] = [one, two, d].map((term) => termTex(term, m))
    const list = `${terms.map((term) => termTex(term, m)).join(',\\ ')},\\ \\ldots`
    const taken = /^-| [-+] /.test(first ?? '') ? `(${first})` : (first ?? '')
    return {
      lines: [
        `Given AP: $${list}$`,
        line('first term', says`First term: ${chain('a', first ?? '')}`),
        earns(
          1,
          says`Common difference: ${chain('d', 'a_2 - a_1', `${m === 1 ? second : `(${second})`} - ${taken}`, step ?? '')}`,
          'difference',
        ),
        says`Hence ${chain('a', first ?? '')} and ${chain('d', step ?? '')}.`,
      ],
      key: `a = ${termText(one, m)}, d = ${termText(d, m)}`,
    }
  },
})
