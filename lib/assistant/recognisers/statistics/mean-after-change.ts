import { meanAfterChange as solution, type Given } from '../../../solutions/statistics/mean-after-change'
import { textOf } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { numberOf } from '../../question/slot'
import { type Question } from '../../question/question'
import { rational } from '../../question/polynomial'
import { recogniser } from '../../recogniser'
import { divide, equals, fraction, isInteger, negate, one, toNumber, type Fraction } from '../../../maths/fraction'

type Part = Given extends infer One
  ? One extends { readonly mean: Fraction }
    ? Omit<One, 'count' | 'mean'>
    : never
  : never
type Read = { readonly part: Part; readonly found: Pick<Phrase, 'taken'> } | null

/** "each is increased by 10%": by so much of itself. */
export const isOfPercent = ({ taken }: Pick<Phrase, 'taken'>): boolean =>
  taken.some((item) => item.kind === 'number' && item.unit === '%')

/** What is done to the observations, as it is told. */
export function changeIn(question: Question): Read {
  const wrong =
    phrase(
      question,
      'wrong|incorrect item|value|reading|observation #w right|correct|actual item|value|reading|observation #r',
      '#w written|taken|copied|read|recorded|entered instead|place of? #r',
      '#r jagah * #w likh|likha|likhi|liya|padh|padha|note',
      '#r galti|galat|mistake #w likh|likha|likhi|liya|padh|padha|note',
      'galti|galat #r #w likh|likha|likhi|liya|padh|padha|note',
      '#w entered|written|recorded|taken * really|actually #r',
    ) ??
    phrase(question, 'one? them? taken|written|copied|read|recorded as? #w instead * #r') ??
    phrase(
      question,
      'observation|reading|number? #r * copied|misread|read|taken|written|recorded|entered|noted as #w',
      'written|taken|copied|noted|read #w * mistake|mistakenly * #r',
    )
  if (wrong) return { part: { change: 'misread', wrong: wrong.numbers.w, right: wrong.numbers.r }, found: wrong }
  const exchanged = phrase(
    question,
    'observation|number|reading|item|value? #o is|was? replaced #w',
    'replaced observation|number? #o by|with? #w',
    'replace|replacing observation|number|value? #o by|with #w',
    'observation|number|value|reading #o #w replace',
  )
  if (exchanged)
    return { part: { change: 'replaced', old: exchanged.numbers.o, by: exchanged.numbers.w }, found: exchanged }
  const some = phrase(
    question,
    '#k added each|every first|last #s number|observation?',
    'first|last #s number|observation? each? increased #k',
    'each|every first|last #s number|observation increased #k',
    'each|every first|last #s number|observation * #k add|added|sum|plus',
    'first|last #s number|observation * each|every * #k add|added|sum|plus',
  )
  if (some && isInteger(some.numbers.s))
    return { part: { change: 'added to some', by: some.numbers.k, some: toNumber(some.numbers.s) }, found: some }
  const removed = phrase(
    question,
    'observation|number? #k * removed|excluded|deleted|discarded|dropped|withdrawn|leaves|left out?',
    'removed|excluded|excluding|removing|deleted|dropped|leaves observation|number? #k',
  )
  if (removed) return { part: { change: 'removed', by: removed.numbers.k }, found: removed }
  const included =
    phrase(question, 'another|new|more|one observation|number? #k * included|added|joins') ??
    phrase(
      question,
      'more|another|new ~x? joins|join|joined|admitted|appointed|comes ~y? gets|earns|earning|age|aged|weight|weighing|salary|scores|scored|marks? #k',
    )
  if (included) return { part: { change: 'included', by: included.numbers.k }, found: included }
  const both = phrase(
    question,
    'each|every * multiplied #k then|and #m added|increased each|every?',
    'each|every * multiplied #k then|and increased #m',
    'each|every * multiplied #k then|and * add|adding #m',
    'each|every * #k multiply|multiplied|times * #m jod|sum|add|added|plus',
  )
  if (both) return { part: { change: 'multiplied and added', by: both.numbers.k, more: both.numbers.m }, found: both }
  const taken = phrase(
    question,
    'each|every * multiplied #k then|and #m subtracted|decreased each|every?',
    'each|every * multiplied #k then|and decreased|reduced|diminished #m',
    'each|every * #k multiply|multiplied|times * #m ghata|subtract|subtracted|minus',
  )
  if (taken)
    return {
      part: { change: 'multiplied and added', by: taken.numbers.k, more: negate(taken.numbers.m) },
      found: taken,
    }
  // "10 is subtracted from each and then it is divided by 5": a fifth of it, less 2
  const shifted = phrase(
    question,
    'each|every * #m subtract|subtracted|ghata|minus then|and? #k divide|divided',
    '#m subtracted * each|every each|every? divided #k',
    'each|every * decreased|reduced|diminished #m then|and? divided #k',
  )
  if (shifted)
    return {
      part: {
        change: 'multiplied and added',
        by: divide(one, shifted.numbers.k),
        more: negate(divide(shifted.numbers.m, shifted.numbers.k)),
      },
      found: shifted,
    }
  const more = phrase(
    question,
    'each|every * increased|increases #k',
    'each|every * gets|given|gains #k * more',
    '#k added * each|every',
    'add|added|adding #k * each|every',
    'each|every * #k add|added|sum|plus',
  )
  if (more) return { part: { change: 'added to each', by: more.numbers.k }, found: more }
  const less = phrase(
    question,
    'each|every * decreased|reduced|diminished #k',
    '#k subtracted * each|every',
    'each|every * #k subtract|subtracted|ghata|minus',
  )
  if (less) return { part: { change: 'added to each', by: negate(less.numbers.k) }, found: less }
  const times = phrase(
    question,
    'each|every * multiplied #k',
    'each|every * becomes #k times',
    'each|every * #k multiply|multiplied|times',
    '#k multiplied * each|every',
  )
  if (times) return { part: { change: 'multiplied', by: times.numbers.k }, found: times }
  const divided = phrase(question, 'each|every * divided #k', 'each|every * #k divide|divided')
  return divided && { part: { change: 'divided', by: divided.numbers.k }, found: divided }
}

/** "the first 20 natural numbers", "from 1 to 20", "numbered 1, 2, 3, ..., 20" */
function naturalsIn(question: Question) {
  const first = phrase(question, 'mean first #n natural')
  if (first) return { count: first.numbers.n, found: first }
  const from = phrase(question, 'mean natural number? #a to #n')
  if (from && toNumber(from.numbers.a) === 1) return { count: from.numbers.n, found: from }
  const cards = phrase(question, 'numbered @l:list', 'natural number? @l:list')
  const listed = cards?.facts.l.items.map((item) => rational(item)).map((value) => value && toNumber(value))
  const end = cards?.facts.l.end ? rational(cards.facts.l.end) : null
  return cards && end && listed && listed.length > 1 && listed.every((value, index) => value === index + 1)
    ? { count: end, found: cards }
    : null
}

export const meanAfterChange = recogniser<Given>({
  id: 'mean-after-a-change',
  solution,
  story: true,
  cues: ['mean'],
  words: [
    'one',
    'but',
    'after',
    'cards',
    'observation',
    'remaining',
    'others',
    'other',
    'correct',
    'obtained',
    'last',
    'later',
    'wrong',
    'incorrect',
    'true',
    'speed',
    'height',
    'age',
    'ages',
    'length',
    'data',
    'instead',
    'per',
  ],
  examples: [
    'The mean of 10 observations is 20. If the observation 29 is removed, find the mean of the remaining observations.',
    'mean of 5 readings is 40, one reading 38 was wrongly copied as 18. correct mean kya hoga',
    'avg of 8 numbers is 21. if each number is multiplied by 3 find new avg',
    'The mean of 12 numbers is 15. 4 is added to each number. new mean batao',
    'The mean of 10 observations is 20. If each is multiplied by 3 and then 2 is added to it, find the new mean.',
    'Find the mean of the first 17 natural numbers.',
    'mean of 25 observations is 40. if an observation 30 is replaced by 80 find the new mean',
    'The mean of 12 numbers is 15. If 4 is added to each of the first 6 numbers, find the mean of the new set of 12 numbers.',
    '10 numbers ka mean 18 hai. ek number 27 hata diya to baaki numbers ka mean kya hoga',
    'The mean monthly salary of 12 clerks is Rs 1450. If one more person joins the firm who gets Rs 1645 per month, what will be the mean monthly salary of the 13 clerks?',
    '100 observations ka mean 50 hai. agar ek observation jo 50 tha usko 150 se replace kar de to naya mean kya hoga',
    'Cards are numbered 1, 2, 3, ..., 21. Find the mean of the numbers on the cards.',
  ],
  refuses: [
    '10 numbers ka mean 18 hai. ek number hata diya to baaki 9 ka mean 17 ho gaya. naya mean kya hoga',
    'The mean of 10 observations is 20. If one observation is removed, the mean becomes 18. Find the removed observation.',
    'The mean of 10 observations is 20. If 5 is added to the first observation, find the new mean.',
    'The mean of 10 observations is 20. If each is multiplied by 3, find the new median.',
    'The mean of 10 observations is 20. If each is multiplied by 3 and then 2 is added to the first, find the new mean.',
    'Find the mean of the first 17 odd natural numbers.',
    'The mean monthly salary of 12 clerks is Rs 1450. If one more person joins the firm who gets Rs 1645 per month, what will be the mean monthly salary of the 14 clerks?',
    'mean of 25 observations is 40. if an observation is replaced by 80 find the new mean',
    'The mean of 12 numbers is 15. If 4 is added to each of the first 6 numbers, find the mean of the first 6.',
    'The mean of 10 observations is 20. If one of them is removed, find the mean of the remaining observations.',
    'The mean of 10 observations is 20. Find the mean of the remaining observations.',
    'The mean of 10 observations is 20. If the observation 29 is removed, find the sum of the others.',
  ],
  read: (question) => {
    const naturals = naturalsIn(question)
    if (naturals)
      return isInteger(naturals.count)
        ? { given: { change: 'naturals', count: toNumber(naturals.count) }, ...told(question, naturals.found) }
        : null
    const change = changeIn(question)
    if (change && isOfPercent(change.found)) return null
    const rest = change && without(question, change.found)
    const stated = rest && phrase(rest, 'mean * #n * #m', '#n * whose mean #m', '#n * mean #m')
    const numbers = change?.found.taken.filter((item) => numberOf(item) !== null && textOf(item) !== 'one').length
    // "one of them is removed" says no number
    const wanted = change && takesTwo.has(change.part.change) ? 2 : 1
    if (numbers !== wanted) return null
    if (!change || !stated || !isInteger(stated.numbers.n) || !asksMean(question, stated)) return null
    const { n, m } = stated.numbers
    // "the mean of the 13 employees" behind 12 and one more
    const now = phrase(without(rest, stated), 'mean * #c')
    const count = toNumber(n) + (change.part.change === 'included' ? 1 : change.part.change === 'removed' ? -1 : 0)
    if (now && !equals(now.numbers.c, fraction(count))) return null
    return {
      given: { ...change.part, count: toNumber(n), mean: m },
      ...told(question, change.found, stated, now),
    }
  },
  before: (given) => (given.change === 'misread' ? 'Correct mean = ' : 'Mean = '),
})

/** Changes that two numbers tell. */
const takesTwo: ReadonlySet<Given['change']> = new Set(['misread', 'multiplied and added', 'replaced', 'added to some'])

/** The question without what a phrase has taken. */
const without = (question: Question, { taken }: Pick<Phrase, 'taken'>): Question => ({
  ...question,
  apart: question.apart.filter((item) => !taken.includes(item)),
})

/** Whether a mean is asked beside the one that is told. */
const asksMean = ({ apart }: Question, { taken }: Pick<Phrase, 'taken'>): boolean =>
  apart.some((item) => item.kind === 'word' && item.text === 'mean' && !taken.includes(item))
