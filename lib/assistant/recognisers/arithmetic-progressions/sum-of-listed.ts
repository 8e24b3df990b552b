import { wholeOf } from './progression'
import { sumOfListed as solution, type Given } from '../../../solutions/arithmetic-progressions/sum-of-listed'
import { phrase, told, type Phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'

type Taken = Pick<Phrase, 'taken'>

/** "the first 25 positive multiples of 8", "15, 30, 45, ..., 14 multiples of 15". */
function multiplesIn(question: Question): Found<Given> | null {
  const some = phrase(
    question,
    'first #n positive|natural|whole? multiples #m',
    'first #n positive|natural|whole? integers|number divisible #m',
    '#m first #n multiples',
    '#n multiples #m',
  )
  const [n, m] = [some && wholeOf(some.numbers.n), some && wholeOf(some.numbers.m)]
  if (!some || n === null || m === null || m < 1) return null
  const [list, ...more] = factsOf(question, 'list')
  const isFirst = some.taken.some((item) => item.kind === 'word' && item.text === 'first')
  const listed = list?.items.map(rational).map((term) => (term ? wholeOf(term) : null))
  if (more.length > 0 || (!list && !isFirst) || listed?.some((term, index) => term !== m * (index + 1))) return null
  const all = phrase(question, 'taken * all', 'taken')
  const { used, said } = told(question, some, all)
  return { given: { kind: 'multiples', first: m, d: m, n, told: 'count' }, used: list ? [...used, list] : used, said }
}

const natural = 'positive|natural|whole|consecutive?'

/** "the first 20 odd numbers", "the first 100 natural numbers". */
function firstOnes(question: Question): Found<Given> | null {
  const found = phrase(
    question,
    `first #n ${natural} odd|even ${natural} number|integers|integer`,
    `first #n natural number`,
    `first #n positive integers`,
  )
  const n = found && wholeOf(found.numbers.n)
  if (!found || n === null) return null
  const kind = kindIn(found)
  const [first, d] = kind === 'natural' ? [1, 1] : [kind === 'odd' ? 1 : 2, 2]
  return { given: { kind, first, d, n, told: 'count' }, ...told(question, found) }
}

const kindIn = ({ taken }: Taken): 'odd' | 'even' | 'natural' => {
  const has = (text: string) => taken.some((item) => item.kind === 'word' && item.text === text)
  return has('odd') ? 'odd' : has('even') ? 'even' : 'natural'
}

/** "the odd numbers between 0 and 50": these two are left out, unless they are said to count. */
function between(question: Question): Found<Given> | null {
  const range = phrase(
    question,
    `odd|even ${natural} number|integers|integer between #from #to`,
    'odd|even number|integers greater|more|larger than #from but? less|smaller than #to',
    'odd|even number|integers from #from to #to',
    'between #from #to odd|even number',
  )
  const [from, to] = [range && wholeOf(range.numbers.from), range && wholeOf(range.numbers.to)]
  if (!range || from === null || to === null || from >= to) return null
  const counted = phrase(question, 'both included|inclusive|counted', 'inclusive|including both?')
  const kind = kindIn(range)
  if (kind === 'natural') return null
  const isKind = (value: number) => Math.abs(value % 2) === (kind === 'odd' ? 1 : 0)
  const isFromTo = !range.taken.some(
    (item) => item.kind === 'word' && /^(?:between|greater|more|larger)$/.test(item.text),
  )
  const isOpen = isKind(from) || isKind(to)
  const ends = counted !== null || isFromTo
  const first = isKind(from) ? (ends ? from : from + 2) : from + 1
  const last = isKind(to) ? (ends ? to : to - 2) : to - 1
  const isBetween = range.taken.some((item) => item.kind === 'word' && item.text === 'between')
  return {
    given: { kind, first, d: 2, n: (last - first) / 2 + 1, told: 'last' },
    ...told(question, range, counted),
    ...(isOpen &&
      isBetween &&
      !ends && { lead: `Between $${from}$ and $${to}$: these two numbers themselves are left out.` }),
  }
}

/** "Find the sum of the first 25 positive multiples of 8." */
export const sumOfListed = recogniser<Given>({
  id: 'sum-of-listed-numbers',
  solution,
  story: true,
  cues: ['multiples', 'odd', 'even', 'natural', 'positive'],
  words: ['all', 'sum', 'added', 'add', 'number', 'total'],
  examples: [
    'Find the sum of the first 25 positive multiples of 8.',
    'Find the sum of the numbers 15, 30, 45, ..., if 14 multiples of 15 are taken in all.',
    'All even numbers that are greater than 53 and less than 127 are added. Find their sum.',
    'What do the odd numbers between 0 and 50 add up to?',
    'find the sum of first 40 positive integers divisible by 6',
    'sum of first 100 natural numbers',
    'first 20 odd numbers ka sum nikalo',
    'sum of first 40 multiples of 8 kya hoga',
    '6 ke pehle 25 multiples ka jod batao',
  ],
  refuses: [
    'Find the sum of the squares of the first 25 natural numbers.',
    'Find the mean of the first 25 natural numbers.',
    'Find the sum of the first 25 positive prime numbers.',
    'Find the sum of the odd numbers between 0 and 50 that are divisible by 3.',
    'Find the product of the first 5 odd numbers.',
    'Find the sum of the first 25 multiples of 8 greater than 100.',
    'How many odd numbers lie between 0 and 50?',
    'The sum of the first 25 multiples of 8 and 6',
  ],
  read: (question) => {
    if (!phrase(question, 'sum|total', 'added', 'add up?')) return null
    return multiplesIn(question) ?? firstOnes(question) ?? between(question)
  },
  before: () => 'Sum = ',
})
