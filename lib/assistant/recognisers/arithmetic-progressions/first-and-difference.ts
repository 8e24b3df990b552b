import { progressionWords } from './progression'
import {
  firstAndDifference as solution,
  type Term,
} from '../../../solutions/arithmetic-progressions/first-and-difference'
import { phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { exactly } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { zero } from '../../../maths/fraction'
import { equals, unity } from '../../../maths/sum'

/** p + q√m, and m; 1 where there is no root. */
function termOf(node: Node): { readonly term: Term; readonly m: number } | null {
  const value = exactly(node)
  if (!value || !equals(value.bottom, unity)) return null
  let [whole, root, m] = [zero, zero, 1]
  for (const { coefficient, radicand, powers } of value.top.values()) {
    if (powers.length > 0 || (radicand !== 1n && m !== 1)) return null
    if (radicand === 1n) whole = coefficient
    else [root, m] = [coefficient, Number(radicand)]
  }
  return { term: { whole, root }, m }
}

/** The terms of the one list, with one root among them at most. */
function termsIn(question: Question) {
  const [list, ...more] = factsOf(question, 'list')
  const found = list && !list.end && more.length === 0 ? list.items.map(termOf) : []
  const terms = found.filter((term) => term !== null)
  const roots = new Set(terms.flatMap(({ m }) => (m === 1 ? [] : m)))
  if (!list || terms.length < 3 || terms.length < found.length || roots.size > 1) return null
  const [m = 1] = roots
  return { list, given: { terms: terms.map(({ term }) => term), m } }
}

const asksBoth = (question: Question): boolean =>
  phrase(question, 'first term', 'first') !== null
    ? phrase(question, 'common difference') !== null
    : phrase(question, 'find|write|state|nikalo a and d') !== null && lettersNamed(question, 'd').length > 0

/** "Write the first term a and the common difference d of the AP 1/3, 5/3, 9/3, ..." */
export const firstAndDifference = recogniser({
  id: 'first-term-and-difference',
  solution,
  cues: ['difference'],
  words: [...progressionWords, 'consider'],
  examples: [
    'Write the first term a and the common difference d of the AP 1/3, 5/3, 9/3, 13/3, ...',
    'Consider the arithmetic progression 7, 7 + 4√7, 7 + 8√7, 7 + 12√7, ... State its first term a and common difference d.',
    'first term and common difference of 3, 1, -1, -3, ... kya hoga',
  ],
  refuses: [
    'The first term of an AP is 3 and the common difference is 4: 3, 7, 11, ... Is 50 a term?',
    'Write the first four terms and the common difference of the AP 1/3, 5/3, 9/3, ...',
    'Write the first term and the common difference of the squares of 1, 2, 3, ...',
    'Find the difference of the first term and the third term of 3, 7, 11, ...',
  ],
  read: (question) => {
    const found = termsIn(question)
    if (!found || !asksBoth(question)) return null
    const numbers = factsOf(question, 'number')
    return numbers.length > 0 ? null : { given: found.given, used: [found.list, ...lettersNamed(question, 'a', 'd')] }
  },
})
