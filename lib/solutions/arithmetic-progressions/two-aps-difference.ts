import { bracketed, countObjection, ordinal, shown } from './pieces/progression'
import { subtract, toText, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Two APs with the same common difference: their first terms, or the difference of their terms at one place; that at the place k is asked. */
export type Given =
  | { readonly told: 'first'; readonly a: Fraction; readonly b: Fraction; readonly k: number }
  | { readonly told: 'later'; readonly gap: Fraction; readonly other: number; readonly k: number }

/** "(a + 9d) - (b + 9d) = a - b" */
const terms = (k: number): string => {
  const [one, two] = ['a', 'b'].map((first) => (k === 1 ? first : `(${first} + ${k === 2 ? '' : k - 1}d)`))
  return k === 1 ? 'a - b' : `${one ?? ''} - ${two ?? ''} = a - b`
}

/** E.g. "Two APs have the same common difference. The difference between their 100th terms is 100. What is ..." */
export const twoApsDifference = worked<Given>({
  id: 'two-aps-difference',
  archetype: 'ap-two-aps',
  objection: (given) => (given.told === 'first' ? countObjection(given.k) : countObjection(given.k, given.other)),
  solve: (given) => {
    const { k } = given
    const gap = given.told === 'first' ? subtract(given.a, given.b) : given.gap
    return {
      lines: [
        given.told === 'first'
          ? `Let the common difference of both APs be $d$. Their first terms are $a = ${shown(given.a)}$ and $b = ${shown(given.b)}$.`
          : 'Let the first terms be $a$ and $b$, and the common difference of both APs $d$.',
        ...(given.told === 'first'
          ? []
          : [`Difference of the ${ordinal(given.other)} terms: $${terms(given.other)} = ${shown(gap)}$`]),
        line('difference', `Difference of the ${ordinal(k)} terms: $${terms(k)}$`),
        earns(
          1,
          given.told === 'first'
            ? `Hence the difference is $${shown(given.a)} - ${bracketed(given.b)} = ${shown(gap)}$.`
            : `Hence the difference of the ${ordinal(k)} terms is $a - b = ${shown(gap)}$ as well.`,
        ),
      ],
      key: toText(gap),
    }
  },
})
