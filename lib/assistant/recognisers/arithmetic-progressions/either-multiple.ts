import { rangeIn } from './multiples'
import { wholeOf } from './progression'
import { eitherMultiple as solution, type Given } from '../../../solutions/arithmetic-progressions/either-multiple'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** "Find the sum of the integers from 1 to 500 which are multiples of 2 or 5." */
export const eitherMultiple = recogniser<Given>({
  id: 'multiples-of-either',
  solution,
  story: true,
  cues: ['multiples', 'multiple', 'divisible'],
  words: ['all', 'number', 'natural', 'positive', 'integers', 'whole', 'many', 'those', 'sum'],
  examples: [
    'Find the sum of those integers from 1 to 500 which are multiples of 2 or 5.',
    'How many numbers from 1 to 200 are divisible by 3 or by 7?',
    'Find the sum of all three-digit numbers which are divisible by 4 or 6.',
    'sum of integers between 10 and 300 that are divisible by either 3 or 5',
  ],
  refuses: [
    'Find the sum of those integers from 1 to 500 which are multiples of 2 or 5 but not of both.',
    'Find the sum of those integers from 1 to 500 which are multiples of 2 or 5 or 7.',
    'Find the sum of those integers from 1 to 500 which are not multiples of 2 or 5.',
    'Find the sum of those odd integers from 1 to 500 which are multiples of 3 or 5.',
  ],
  read: (question) => {
    const range = rangeIn(question)
    const by = phrase(
      question,
      'divisible|multiple|multiples either? #m or #k',
      'divisible|multiple|multiples #m or multiple|multiples? #k',
    )
    const sum = phrase(question, 'sum')
    const count = phrase(question, 'how many', 'find number', 'what is number', 'total number', 'kitne')
    const [m, k] = [by && wholeOf(by.numbers.m), by && wholeOf(by.numbers.k)]
    if (!range || !by || m === null || k === null || (sum === null) === (count === null)) return null
    const isOpen = range.bounds === 'left out'
    const [from, to] = isOpen ? [range.from + 1, range.to - 1] : [range.from, range.to]
    return {
      given: { from, to, m, k, asked: sum ? 'sum' : 'count' },
      ...told(question, ...range.found, by, sum, count),
      ...(range.lead !== undefined && { lead: range.lead }),
    }
  },
  before: ({ asked }) => (asked === 'sum' ? 'Sum = ' : 'Number = '),
})
