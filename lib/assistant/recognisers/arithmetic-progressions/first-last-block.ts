import { firstLastBlock as solution, type Given } from '../../../solutions/arithmetic-progressions/first-last-block'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { without } from '../../question/without'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals, isInteger, toNumber, type Fraction } from '../../../maths/fraction'

/** "The first 8 of them add up to 124", "the sum of the last 5 terms is 430". */
const blockIn = (question: Question, which: 'first' | 'last') =>
  which === 'first'
    ? phrase(question, 'sum first #p term? ap? #s', 'first #p term? ap? sum|add|adds|total #s')
    : phrase(question, 'sum last #p term? ap? #s', 'last #p term? ap? sum|add|adds|total #s')

/** "Find the first term a and the common difference d of the AP", "find the AP". */
const apAsked = (question: Question) =>
  phrase(question, 'first term common difference', 'find|determine|write|nikalo|batao ap') ?? lettersAsked(question)

const lettersAsked = (question: Question) => {
  const found = phrase(question, '@a:letter @d:letter')
  return found?.facts.a.name === 'a' && found.facts.d.name === 'd' ? found : null
}

const totalAsked = (question: Question, n: Fraction) => {
  const counted = phrase(question, 'sum all #m term')
  if (counted) return equals(counted.numbers.m, n) ? counted : null
  return phrase(question, 'sum all its? term', 'sum whole? ap')
}

export const firstLastBlock = recogniser<Given>({
  id: 'first-and-last-terms-summed',
  solution,
  story: true,
  asPart: true,
  cues: ['last'],
  words: ['ap', 'all', 'common', 'difference'],
  examples: [
    'An AP has 30 terms. The first 8 of them add up to 124 and the last 5 add up to 430. Find the first term a and the common difference d of the AP.',
    'In an AP of 33 terms the sum of the first 4 terms is −34 and the sum of the last 9 terms is −1746. Find the sum of all 33 terms.',
    'The sum of the first 9 terms of an AP is 315. It has 47 terms in all, and the sum of the last 8 of them is 1204. Find the sum of all its terms.',
    'An AP consists of 37 terms. sum of first 3 terms is 33 and sum of last 3 terms is 429. find the AP',
    'ap has 50 terms, sum of first 10 terms is 210 and sum of its last 15 terms is 2565. find the A.P.',
  ],
  refuses: [
    'An AP has 30 terms. The first 8 of them add up to 124 and the last 5 add up to 430. Find the 12th term.',
    'An AP has 30 terms. The first 8 of them add up to 124 and the last 5 terms are even. Find the AP.',
    'An AP has 30 terms. The sum of the first 8 of them is 124 and the last term is 430. Find the AP.',
    'An AP has 30 terms. The first 8 of them add up to 124 and the last 5 add up to 430. Find the sum of the first 10 terms.',
    'The first 8 terms of an AP add up to 124 and the last 5 add up to 430. Find the AP.',
    'A GP has 30 terms. The first 8 of them add up to 124 and the last 5 add up to 430. Find the first term and the common ratio.',
    'An AP of 37 terms: the sum of the three middle terms is 225 and the sum of the last 3 terms is 429. Find the AP.',
  ],
  read: (question) => {
    const [first, last] = [blockIn(question, 'first'), blockIn(question, 'last')]
    const rest = without(question, first, last)
    const count = phrase(
      rest,
      'ap #n term',
      'ap has|contains|consists|having #n term all?',
      'has #n term all?',
      '#n term ap',
    )
    if (!first || !last || !count) return null
    const left = without(rest, count)
    const [ap, total] = [apAsked(left), totalAsked(left, count.numbers.n)]
    const counts = [count.numbers.n, first.numbers.p, last.numbers.p]
    if ((ap === null) === (total === null) || !counts.every(isInteger)) return null
    const [n = 0, p = 0, q = 0] = counts.map(toNumber)
    return {
      given: { n, p, first: first.numbers.s, q, last: last.numbers.s, asked: ap ? 'ap' : 'total' },
      ...told(question, first, last, count, ap, total, { taken: ap ? lettersNamed(question, 'a', 'd') : [] }),
    }
  },
  before: ({ asked }) => (asked === 'ap' ? '' : 'Sum of all terms = '),
})
