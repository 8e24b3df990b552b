import { termsOf, wholeOf } from './progression'
import { balancePoint as solution, type Given } from '../../../solutions/arithmetic-progressions/balance-point'
import { endedList } from '../../question/ended-list'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

interface Row extends Given {
  readonly used: readonly Fact[]
}

/** "1, 3, 5, ..., 57", "from 1 to 49" */
function rowIn(question: Question): Row | null {
  const list = endedList(question)
  const ap = list && termsOf(list.terms)
  if (list && ap) {
    const [first, step, last] = [wholeOf(ap.a), wholeOf(ap.d), wholeOf(list.last)]
    if (first === null || step === null || last === null || step < 1 || (last - first) % step !== 0) return null
    return { first, step, count: (last - first) / step + 1, used: list.used }
  }
  const range = phrase(question, 'from #a to? #b', 'numbered|number #a to? #b')
  const [first, last] = [range && wholeOf(range.numbers.a), range && wholeOf(range.numbers.b)]
  return range && first !== null && last !== null && last > first
    ? { first, step: 1, count: last - first + 1, used: told(question, range).used }
    : null
}

/** "The houses of a row are numbered from 1 to 49. The numbers before x add up to the same as those after it. Find x." */
export const balancePoint = recogniser<Given>({
  id: 'balance-point-of-a-row',
  solution,
  story: true,
  cues: ['before', 'preceding', 'following'],
  words: [
    ...[
      'number',
      'numbered',
      'sum',
      'sums',
      'add',
      'same',
      'equal',
      'equals',
      'before',
      'after',
      'preceding',
      'following',
    ],
    ...['one', 'side', 'consecutively', 'all', 'there', 'up', 'club', 'show', 'lie', 'such', 'it'],
  ],
  examples: [
    'The lockers in a hall carry the numbers 1, 3, 5, ..., 57. Find the number x of the locker for which the numbers before x and the numbers after x have equal sums.',
    'The houses on one side of a lane are numbered 10, 11, 12, ..., 61. The numbers on the houses before the house x add up to the same as the numbers on the houses after it. Find x.',
    'The houses of a row are numbered consecutively from 1 to 49. Show that there is a value of x such that the sum of the numbers of the houses preceding the house numbered x is equal to the sum of the numbers of the houses following it. Find this value of x.',
    'houses in a row numbered 1 to 49, find x so that sum of numbers before x equals sum after it',
    'lockers ke number 1 se 8 tak hain. ek locker x aisa hai ki x se pehle wale numbers ka sum aur x ke baad wale numbers ka sum barabar hai. x batao',
    'houses in a row are numbered from 1 to 49. sum of numbers of houses before house x is equal to sum of numbers after it. find x',
  ],
  refuses: [
    'The lockers in a hall carry the numbers 1, 3, 5, ..., 57. Find the number x of the locker for which the numbers before x have twice the sum of the numbers after x.',
    'The lockers in a hall are numbered from 1 to 49. The sum of the numbers before x is 5 more than the sum of the numbers after it. Find x.',
    'The lockers in a hall carry the numbers 1, 3, 5, ..., 57. Find the sum of the numbers before the locker x = 21.',
    'The lockers in a hall carry the numbers 1, 3, 5, ..., 57. How many numbers are before x, if the numbers before x and the numbers after x have equal sums?',
  ],
  read: (question) => {
    const row = rowIn(question)
    const letters = factsOf(question, 'letter')
    const isBalance = [
      /^(?:before|preceding)$/,
      /^(?:after|following)$/,
      /^(?:equals?|same)$/,
      /^(?:sums?|add)$/,
    ].every((form) => question.words.some((word) => form.test(word)))
    const asked = phrase(
      question,
      'find number? @x:letter',
      'value @x:letter',
      '@x:letter such',
      'find * @x:letter',
      '@x:letter nikalo|batao|kya',
    )
    if (!row || !isBalance || !asked || letters.length === 0 || letters.some(({ name }) => name !== 'x')) return null
    const { first, step, count, used } = row
    return { given: { first, step, count }, used: [...used, ...letters] }
  },
  before: () => 'x = ',
})
