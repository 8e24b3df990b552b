import { listedOf } from './is-it-an-ap'
import { progressionWords } from './progression'
import { termsOfList as solution, type Given } from '../../../solutions/arithmetic-progressions/terms-of-list'
import { phrase, told, type Phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { toNumber } from '../../../maths/fraction'

interface Asked {
  readonly asked: Given['asked']
  readonly found: Pick<Phrase, 'taken'>
}

/** The one thing that is asked of the list. */
function askedIn(question: Question): Asked | null {
  // "the sum of the next 10 terms" is another one
  if (question.words.includes('sum') && /next|more/.test(question.words.join(' '))) return null
  // whether it is an AP is asked as well
  if (phrase(question, 'if yes|so')) return null
  const next = phrase(question, 'next #c more? term', '#c next|more term')
  const one = next ? null : phrase(question, 'next term')
  const place = phrase(question, '@o:ordinal term')
  const sum = phrase(question, 'sum first? #c term', 'sum to|upto #c term', 'sum to #c term')
  const difference = phrase(question, 'common difference')
  const all = [next, one, place, sum, difference].filter((found) => found !== null)
  const [found, ...more] = all
  // "the sum from the 11th to the 20th term" is no term
  if (!found || more.length > 0 || (question.words.includes('sum') && !sum)) return null
  if (difference) return { asked: { kind: 'difference' }, found }
  const n = one ? 1 : place ? place.facts.o.n : toNumber((next ?? sum)?.numbers.c ?? { n: 0n, d: 1n })
  const isCount = n !== null && Number.isInteger(n) && n > 0 && n < (next ? 11 : 1000)
  return isCount ? { asked: { kind: place ? 'term' : sum ? 'sum' : 'next', n }, found } : null
}

/** What is asked of an AP that is listed, surds too: d, the next terms, a term, a sum. */
export const termsInList = recogniser<Given>({
  id: 'terms-of-a-list',
  solution,
  last: true,
  cues: ['next', 'difference', 'term', 'sum'],
  words: [...progressionWords, 'following', 'write', 'more'],
  examples: [
    'Write the next two terms of the AP 1, -1, -3, -5, ...',
    'find common difference of √2, √8, √18, √32 ....',
    '18th term of ap √2, 3√2, 5√2',
    'The next term of the AP √7, √28, √63, ... is',
    'sum of first 10 terms of the AP √2, √8, √18, ...',
  ],
  refuses: [
    'Find the next term of the GP 3, 6, 12, ...',
    'Write the next two terms and the 20th term of the AP 1, -1, -3, -5, ...',
    'Find the next term of the squares of 3, 6, 9, ...',
    'Find the sum of the next 10 terms of the AP 1, -1, -3, ...',
  ],
  read: (question) => {
    const [list, ...more] = factsOf(question, 'list')
    const listed = list && more.length === 0 ? listedOf(list) : null
    const asked = askedIn(question)
    if (!list || !listed || !asked) return null
    const { used, said } = told(question, asked.found)
    return { given: { ...listed, asked: asked.asked }, used: [list, ...used, ...lettersNamed(question, 'd')], said }
  },
})
