import { least } from './words'
import { movedToMultiple as solution, type Given } from '../../../solutions/real-numbers/moved-to-multiple'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const becomes = 'divisible|multiple both|each|all? &l' as const

function stated(question: Question, done: Given['done']) {
  const found = phrase(
    question,
    `${least} number * ${done} #m * ${becomes}` as const,
    `${least} * number * ${done} #m * ${becomes}` as const,
  )
  return found && { done, found }
}

export const movedToMultiple = recogniser<Given>({
  id: 'least-moved-to-multiple',
  solution,
  story: true,
  cues: ['added', 'subtracted'],
  words: ['number', 'both', 'each', 'all', 'exactly', 'completely', 'natural', 'must', 'sum', 'result', 'difference'],
  examples: [
    'Find the least number which should be added to 2497 so that the sum is exactly divisible by 5, 6, 4 and 3.',
    'Which is the least number that must be subtracted from 1000 so that it is divisible by 20 and 88?',
  ],
  refuses: [
    'Find the least number which should be added to 2497 so that the sum leaves the remainder 2 when divided by 5 and 6.',
    'Find the greatest number which should be added to 2497 so that the sum is divisible by 5 and 6.',
    'Find the least number which should be added to 2497 so that the sum is not divisible by 5 and 6.',
    'Find the least number which, added to twice 2497, gives a sum divisible by 5 and 6.',
  ],
  read: (question) => {
    const sides = stated(question, 'added') ?? stated(question, 'subtracted')
    if (!sides || question.words.includes('not') || question.words.includes('remainder')) return null
    const { done, found } = sides
    return { given: { number: found.numbers.m, divisors: found.rows.l, done }, ...told(question, found) }
  },
})
