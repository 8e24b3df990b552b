import { wholeOf } from './progression'
import { withRemainder as solution, type Given } from '../../../solutions/arithmetic-progressions/with-remainder'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const leave = 'leave|leaves|leaving|left|give|gives|giving|yield|yields|have|having|has'

/** "How many three-digit numbers leave the remainder 4 on division by 9?" */
export const withRemainder = recogniser<Given>({
  id: 'numbers-with-remainder',
  solution,
  story: true,
  cues: ['remainder'],
  words: ['all', 'natural', 'number', 'positive', 'integers', 'many', 'dete', 'deta'],
  examples: [
    'How many three-digit numbers leave the remainder 4 on division by 9?',
    'Find the number of two-digit natural numbers which leave the remainder 2 when they are divided by 12.',
    'All two-digit numbers that leave the remainder 8 on division by 12 are written in a list. How many numbers are in the list?',
    'how many 3 digit nos when divided by 7 leave remainder 2',
    'teen digit ke kitne numbers hai jo 11 se divide karne par 5 remainder dete hai',
    'Find the sum of all two-digit numbers which when divided by 4 yield 1 as remainder.',
  ],
  refuses: [
    'What is the smallest three-digit number that leaves the remainder 4 on division by 9?',
    'How many three-digit numbers leave the remainder 4 on division by 9 and by 12?',
    'How many three-digit even numbers leave the remainder 4 on division by 9?',
    'How many three-digit numbers do not leave the remainder 4 on division by 9?',
    'How many numbers leave the remainder 4 on division by 9?',
  ],
  read: (question) => {
    const digits = phrase(question, '#k digit number|numbers|natural|positive|integers', '#k digit how many number')
    const found = phrase(
      question,
      `${leave}? remainder #r division|divided|dividing #m`,
      `division|divided|dividing #m ${leave}? remainder #r`,
      `division|divided|dividing #m ${leave}? #r remainder`,
      '#m divide|divided #r remainder',
      '#m divide|divided remainder #r',
    )
    const sum = phrase(question, 'sum', 'add up', 'added')
    const count = phrase(question, 'how many', 'find number', 'what is number', 'kitne', 'count', 'many number')
    const [k, m, r] = [digits?.numbers.k, found?.numbers.m, found?.numbers.r].map((value) =>
      value ? wholeOf(value) : null,
    )
    if (typeof k !== 'number' || typeof m !== 'number' || typeof r !== 'number' || (!sum && !count)) return null
    if (sum && phrase(question, 'how many', 'kitne', 'count')) return null
    return {
      given: { digits: k, m, r, asked: sum ? 'sum' : 'count' },
      ...told(question, digits, found, sum, sum ? null : count),
    }
  },
  before: ({ asked }) => (asked === 'sum' ? 'Sum = ' : 'Number = '),
})
