import { ratioOfTerms as solution, type Given } from '../../../solutions/arithmetic-progressions/ratio-of-terms'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { toNumber } from '../../../maths/fraction'

/** "The 7th and the 12th terms are in the ratio 2 : 3", "the ratio of the 7th term to the 12th is 2 : 3". */
const toldIn = (question: Question) =>
  phrase(
    question,
    '@p:ordinal term? @q:ordinal term? ap? ratio @r:ratio',
    'ratio @p:ordinal term? ap? @q:ordinal term? ap? @r:ratio',
    'ratio @p:ordinal term? @q:ordinal term? ap? ratio? @r:ratio',
  )

/** "Find the ratio of its 5th term to its 14th term" */
const termsAsked = (question: Question) => phrase(question, 'ratio @s:ordinal term? ap? @t:ordinal term?')

/** "Find the ratio of the sum of the first 5 terms to the sum of the first 14 terms" */
const sumsAsked = (question: Question) =>
  phrase(question, 'ratio sum first? #s term sum? first? #t term', 'ratio sum first? #s first? #t term')

const placesOf = (...places: readonly FactOf<'ordinal'>[]): readonly [number, number] | null => {
  const [one, two] = places.map(({ n }) => n)
  return one && two ? [one, two] : null
}

export const ratioOfTerms = recogniser<Given>({
  id: 'ratio-of-terms-of-ap',
  solution,
  asPart: true,
  cues: ['ap'],
  words: ['term', 'first'],
  examples: [
    'The 7th and the 12th terms of an AP are in the ratio 2 : 3. Find the ratio of the 5th term to the 14th term.',
    'The ratio of the 11th term of an AP to its 19th term is 3 : 5. Find the ratio of the sum of the first 6 terms to the sum of the first 18 terms.',
    'In an AP, $a_{7} : a_{19} = 3 : 7$. Find the ratio of the 9th term to the 12th term.',
    'ratio of the 11th term to the 18th term of an ap is 2:3. find the ratio of the 5th term to the 21st term',
    'ratio of the 11th term to 17th term of an AP is 3:4. find ratio of sum of first 5 terms to sum of first 21 terms',
  ],
  refuses: [
    'The 7th and the 12th terms of an AP are in the ratio 2 : 3. Find the 5th term.',
    'The sums of the first 7 and the first 12 terms of an AP are in the ratio 2 : 3. Find the ratio of the 5th term to the 14th term.',
    'The 7th terms of an AP and of another AP are in the ratio 2 : 3. Find the ratio of the 5th term to the 14th term.',
    'The 7th and the 12th terms of an AP are in the ratio 2 : 3 and its first term is 4. Find the ratio of the 5th term to the 14th term.',
    'The 7th and the 12th terms of an AP are in the ratio 2 : 3. Find the ratio of the sum of the last 5 terms to the sum of the first 14 terms.',
  ],
  read: (question) => {
    const given = toldIn(question)
    if (!given || !question.words.includes('ap')) return null
    const rest = without(question, given)
    const terms = termsAsked(rest)
    const sums = terms ? null : sumsAsked(rest)
    const [u, v, ...more] = given.facts.r.terms
    const places = placesOf(given.facts.p, given.facts.q)
    const asked = terms
      ? placesOf(terms.facts.s, terms.facts.t)
      : sums && ([toNumber(sums.numbers.s), toNumber(sums.numbers.t)] as const)
    if (!u || !v || more.length > 0 || !places || !asked) return null
    return {
      given: { told: places, ratio: [u, v], asked, of: terms ? 'terms' : 'sums' },
      ...told(question, given, terms, sums),
    }
  },
  before: () => '',
})
