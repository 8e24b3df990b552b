import { least } from './words'
import { leastIncreased as solution, type Given } from '../../../solutions/real-numbers/least-increased'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const becomes = 'divisible|multiple both|each|all? &l'
const words = { increased: 'increased', decreased: 'decreased|diminished|reduced' } as const
const moved = { increased: 'added', decreased: 'subtracted' } as const

/** "The least number which, when increased by 12, is divisible by ...", "If 3 is added to a number, the result is ..." */
function stated(question: Question, done: 'increased' | 'decreased') {
  const how = words[done]
  const first = `#k ${moved[done]} certain? positive? number` as const
  const bounded =
    phrase(question, `${least} number greater|more #above ${how} #k * ${becomes}`) ??
    phrase(question, `${least} number greater|more #above * ${becomes} ${how} #k`) ??
    phrase(question, `${first} greater|more #above * ${becomes}`)
  if (bounded) return { done, found: bounded, above: bounded.numbers.above }
  const found =
    phrase(question, `${least} positive|natural? number ${how} #k * ${becomes}`) ??
    phrase(question, `${least} positive|natural? number * ${becomes} ${how} #k`) ??
    phrase(question, `${first} * ${becomes}`)
  return found && { done, found, above: null }
}

export const leastIncreased = recogniser<Given>({
  id: 'least-number-increased',
  solution,
  story: true,
  cues: ['increased', 'decreased', 'diminished', 'reduced', 'added', 'subtracted'],
  words: ['number', 'positive', 'natural', 'both', 'each', 'all', 'exactly', 'such', 'certain', 'completely'],
  examples: [
    'Find the least positive number which, when increased by 12, is exactly divisible by both 20 and 88.',
    'Which is the smallest number greater than 8 that becomes a multiple of each of 24, 45 and 80 when it is decreased by 8?',
    'If 3 is added to a certain positive number, the result is exactly divisible by both 75 and 85. Find the least such number.',
    'smallest number which when increased by 17 is divisible by 520 and 468',
  ],
  refuses: [
    'Find the greatest number of four digits which, when increased by 12, is exactly divisible by 20 and 88.',
    'Find the least number which, when doubled and increased by 12, is exactly divisible by 20 and 88.',
    'Find the least number which, when increased by 12, is not divisible by 20 and 88.',
    'Which is the least number that must be subtracted from 1000 so that it is divisible by 20 and 88?',
    'If 3 is added to a certain positive number, the result is exactly divisible by both 75 and 85. Find the greatest such number of four digits.',
  ],
  read: (question) => {
    const sides = stated(question, 'increased') ?? stated(question, 'decreased')
    if (!sides) return null
    const { done, found, above } = sides
    const by = found.numbers.k
    // "greater than 8" is what makes the number less 8 positive
    if (above && (done === 'increased' || above.n !== by.n || above.d !== by.d)) return null
    const asked = phrase(question, `find ${least} such? number`)
    return { given: { divisors: found.rows.l, by, done }, ...told(question, found, asked) }
  },
})
