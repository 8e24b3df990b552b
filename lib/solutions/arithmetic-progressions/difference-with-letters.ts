import { divide, equals, subtract, sumTex, sumText, toTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** px + q, where x is the letter. */
interface Linear {
  readonly p: Fraction
  readonly q: Fraction
}

/** The first terms of an AP in a letter; `under`: each is divided by so many times the letter. */
export interface Given {
  readonly letter: string
  readonly terms: readonly [Linear, Linear, Linear, ...Linear[]]
  readonly under?: Fraction
  /** The first term is asked too. */
  readonly first?: true
}

const less = (one: Linear, other: Linear): Linear => ({ p: subtract(one.p, other.p), q: subtract(one.q, other.q) })
const same = (one: Linear, other: Linear): boolean => equals(one.p, other.p) && equals(one.q, other.q)

function topTex({ letter, under }: Given, { p, q }: Linear): string {
  // 1 - 4x above a line, x - 4 without one
  return sumTex(
    under
      ? [
          [q, ''],
          [p, letter],
        ]
      : [
          [p, letter],
          [q, ''],
        ],
  )
}

const termText = ({ under, letter }: Given, { p, q }: Linear): string => {
  const terms = [
    [p, letter],
    [q, ''],
  ] as const
  if (!under) return sumText(terms)
  const [top, bottom] = [sumText(terms.toReversed()), sumText([[under, letter]])]
  return `${p.n === 0n || q.n === 0n ? top : `(${top})`}/${bottom === letter ? bottom : `(${bottom})`}`
}

const termTex = (given: Given, term: Linear): string =>
  given.under ? `\\frac{${topTex(given, term)}}{${sumTex([[given.under, given.letter]])}}` : topTex(given, term)

function objection({ terms, under }: Given): string | null {
  const [first, second] = terms
  const step = less(second, first)
  if (terms.some((term, index) => index > 0 && !same(less(term, terms[index - 1] ?? term), step)))
    return 'The differences of neighbouring terms are not all the same, so this list is no AP: check what you typed.'
  return under && step.q.n !== 0n ? 'With this list the letter does not cancel: check what you typed.' : null
}

/** E.g. "Find the common difference of the AP 1/(2x), (1 − 4x)/(2x), (1 − 8x)/(2x), ..." */
export const differenceWithLetters = worked<Given>({
  id: 'difference-with-letters',
  archetype: 'ap-first-and-d',
  objection,
  solve: (given) => {
    const { letter, terms, under } = given
    const [first, second] = terms
    const { p, q } = less(second, first)
    const difference = under ? toTex(divide(p, under)) : topTex(given, { p, q })
    const [one, two] = [termTex(given, first), termTex(given, second)]
    const shownTerms = `$${terms.map((term) => termTex(given, term)).join(',\\ ')},\\ \\ldots$`
    const key = under ? toText(divide(p, under)) : termText(given, { p, q })
    const worked = under
      ? `${two} - ${one} = \\frac{${sumTex([[p, letter]])}}{${sumTex([[under, letter]])}} = ${difference}`
      : `(${two}) - (${one}) = ${difference}`
    return {
      lines: [
        `Given AP: ${under ? `${shownTerms} ($${letter} \\neq 0$)` : shownTerms}`,
        ...(given.first ? [`First term: $a = ${one}$`] : []),
        'Formula: $d = a_2 - a_1$',
        earns(1, `$d = ${worked}$`, 'difference'),
        `Hence the common difference is $${difference}$.`,
      ],
      key: given.first ? `a = ${termText(given, first)}, d = ${key}` : key,
    }
  },
})
