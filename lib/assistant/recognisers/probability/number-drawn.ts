import { asksChance, chanceWords, mannersIn, without } from './chance'
import { eventIn, type EventRead, fitting } from './event-grammar'
import { onesIn } from './event-symbols'
import { numberLexicon, numberTokens } from './event-number-ways'
import { numbersIn } from './event-numbers'
import { removedIn } from './event-removed'
import { wholes } from './range'
import { textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { numberDrawn as solution } from '../../../solutions/probability/number-drawn'
import type { NumberAtom } from '../../../solutions/probability/any/number-atom'

/** The x of "a number x is chosen". */
const lettersIn = ({ apart }: Question) => ({
  taken: apart.filter((item) => item.kind === 'letter' && /^[a-z]$/.test(item.name)),
})

/** "getting a prime number a number lying between 2 and 6": two events, said without a stop. */
const asksInRow = ({ apart }: Question): boolean => {
  const from = apart.findLastIndex((item) => /^(?:probability|chances?)$/.test(textOf(item)))
  return apart.some((item, at) => at > from && textOf(item) === 'number' && /^an?$/.test(textOf(apart[at + 1] ?? item)))
}

/** "A number is chosen from 1 to 50. Find the probability that it is divisible by 3 but not by 5." */
export const numberDrawn = recogniser({
  id: 'event-on-numbers',
  solution,
  story: true,
  last: true,
  cues: ['probability', 'chance', 'chances'],
  words: [
    ...chanceWords,
    ...[
      'one',
      'divided',
      'card',
      'cards',
      'ball',
      'balls',
      'slip',
      'slips',
      'integer',
      'integers',
      'natural',
      'whole',
      'each',
      'together',
      'die',
      'dice',
      'faces',
      'face',
      'number',
      'single',
      'perfect',
      'point',
      'remaining',
      'lies',
      'both',
      'rest',
      'any',
      'equal',
      'parts',
      'sectors',
      'show',
      'shows',
      'taken',
      'positive',
    ],
  ],
  examples: [
    'A number is chosen from 1 to 50. Find the probability that it is divisible by 3 but not by 5.',
    'a die is rolled. What is the probability that the number is neither prime nor composite?',
    'box contains cards numbered 3,5,7,9,...,35,37. a card is drawn at random. prob that the number is prime',
    'cards numbered 2 to 101 in a box. one card drawn. prob that number is a perfect square less than 50',
    'two digit number chosen at random, prob both digits are same',
  ],
  refuses: [
    'Two numbers are chosen from 1 to 50. Find the probability that both are divisible by 3.',
    'A number is chosen from 1 to 50. Find the probability that it is not a multiple of 3 or 5.',
    'A number is chosen from 1 to 50. Find the probability that it is even given that it is a multiple of 3.',
    'A number is chosen from 1 to 50. Find the probability that it is a palindrome less than 20.',
    'A die is thrown twice. Find the probability that the number is odd and prime.',
    'A biased die is thrown. Find the probability that the number is odd and prime.',
  ],
  read: fitting(solution, (question) => {
    const all = asksChance(question) && !asksInRow(question) ? numbersIn(question) : null
    if (!all) return null
    const manners = mannersIn(question)
    const many = phrase(
      question,
      '#n equal parts|sectors',
      '#n identical? discs|cards|tickets|slips|balls|tokens|pieces|number|coupons|tags|chits|plates',
    )
    const [count] = many ? wholes(many.numbers.n) : []
    const once = phrase(question, 'one time', 'once')
    const total = many && (count === all.numbers.length || count === 1) ? many : null
    const [ones, letters] = [onesIn(question), lettersIn(question)]
    const rest = without(question, all, manners, total, once, ones, letters)
    // "all ... are taken out" is no manner of drawing
    const told_ = phrase<string>(question, 'all * taken out', 'all * #n taken out')
      ? without(question, all, total, once, ones, letters)
      : rest
    const removed = removedIn<NumberAtom>(told_, numberLexicon, numberTokens)
    if (removed === 'unclear') return null
    const found: EventRead<NumberAtom> | null = eventIn(without(rest, removed).apart, numberLexicon, numberTokens)
    return found
      ? {
          given: { numbers: all.numbers, ...(removed && { removed: removed.event }), event: found.event },
          ...told(question, all, manners, total, once, ones, letters, removed, found),
        }
      : null
  }),
})
