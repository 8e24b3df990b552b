import { asked, furtherIn } from './is-it-an-ap'
import { listedOf } from './is-it-an-ap'
import { progressionWords } from './progression'
import { termsInLetters as solution, type Given } from '../../../solutions/arithmetic-progressions/terms-in-letters'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { exactly } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "to n terms", "up to 11 terms", "of 11 terms". */
function countIn(question: Question) {
  const counted = phrase(question, 'to|upto|till|of|first #n term')
  if (counted) {
    const { n, d } = counted.numbers.n
    return d === 1n && n > 0n && n < 10_000n ? { count: Number(n), taken: counted.taken } : null
  }
  const lettered = phrase(question, 'to|upto|till|of|first @n:letter term')
  return lettered?.facts.n.name === 'n' ? { count: 'n' as const, taken: lettered.taken } : null
}

/** "10th term of the AP x - 7, x - 2, ..." */
function placeIn(question: Question) {
  const said = phrase(question, '@n:ordinal term')
  return said?.facts.n.n === null || !said ? null : { place: said.facts.n.n, taken: said.taken }
}

function askedOf(question: Question): { readonly asked: Given['asked']; readonly taken: readonly Item[] } | null {
  const { words } = question
  const further = furtherIn(question)
  const verdict = asked(question)
  if (verdict) {
    if (further.wanted !== 'verdict' && further.wanted !== 'three') return null
    return { asked: further.wanted, taken: [...verdict.taken, ...further.taken] }
  }
  // "the first term and the 5th", "the common difference and the sum" ask more
  if (words.includes('difference') || words.includes('next')) return null
  const count = words.includes('sum') ? countIn(question) : null
  if (count) return { asked: { sum: count.count }, taken: count.taken }
  const isOther = ['sum', 'end', 'last', 'first'].some((word) => words.includes(word))
  const place = isOther ? null : placeIn(question)
  return place && { asked: { term: place.place }, taken: place.taken }
}

/** A list whose terms hold letters or sums of roots: whether it is an AP, a term of it, its sum. */
export const termsInLetters = recogniser<Given>({
  id: 'terms-in-letters',
  solution,
  last: true,
  cues: ['term', 'ap', 'sum'],
  words: [
    ...progressionWords,
    'sum',
    'list',
    'following',
    'common',
    'difference',
    'check',
    'verify',
    'or',
    'not',
    'ya',
    'next',
    'upto',
  ],
  examples: [
    'Find the sum of (4 - 1/n) + (4 - 2/n) + (4 - 3/n) + ... up to n terms',
    '(a-b)/(a+b) + (3a-2b)/(a+b) + (5a-3b)/(a+b) + ... to 11 terms. find the sum',
    'Find the sum of (a-b)^2, (a^2+b^2), (a+b)^2, ... to n terms',
    'Is 3, 3 + √2, 3 + 2√2, 3 + 3√2, ... an AP? If so, find the common difference d and the next three terms.',
    'is p, 2p, 3p, 4p, ... an AP?',
    'do x, x², x³, x⁴, ... form an AP',
    'find the 10th term of the AP x - 7, x - 2, x + 3, ...',
  ],
  refuses: [
    'Find the sum of the squares of (4 - 1/n) + (4 - 2/n) + (4 - 3/n) + ... up to n terms',
    'Find the 10th term from the end of the AP x - 7, x - 2, x + 3, ...',
    'For which x is x, 2x, 5 an AP',
    'Write the first term and the 5th term of the AP x - 7, x - 2, x + 3, ...',
    'Find the common difference and the 10th term of the AP x - 7, x - 2, x + 3, ...',
    'Is 3, 3 + √2, 3 + 2√2, 3 + 3√2, ... an AP? If so, find its 10th term.',
    'Find the sum of the squares of the first 10 terms of x - 7, x - 2, x + 3, ...',
  ],
  read: (question) => {
    const [list, ...more] = factsOf(question, 'list')
    const found = list && more.length === 0 && !list.end && list.open ? askedOf(question) : null
    if (!list || !found || listedOf(list)) return null
    const terms = list.items.map(exactly).filter((one) => one !== null)
    if (terms.length < 3 || terms.length < list.items.length) return null
    const all = told(question, { taken: [...found.taken, list] })
    const d = question.facts.filter((fact: Fact) => fact.kind === 'letter' && fact.name === 'd')
    return { given: { terms, asked: found.asked }, used: [...all.used, ...d], said: all.said }
  },
  before: () => '',
})
