import { wholeOf } from './progression'
import { rangeIn } from './multiples'
import { numbersCounted as solution, type Given } from '../../../solutions/arithmetic-progressions/numbers-counted'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const leave = 'leave|leaves|leaving|left|give|gives|giving|yield|yields|have|having|has|dete|deta'

/** "How many two-digit numbers leave the remainder 2 when divided by 5? Also find their sum.", "... not divisible by 7" */
export const numbersCounted = recogniser<Given>({
  id: 'numbers-counted',
  solution,
  story: true,
  last: true,
  cues: ['multiples', 'multiple', 'divisible', 'remainder'],
  words: ['all', 'number', 'natural', 'positive', 'integers', 'whole', 'many', 'total', 'range', 'dete', 'deta'],
  examples: [
    'How many two-digit numbers leave the remainder 2 when divided by 5? Also find their sum.',
    'How many multiples of 7 lie between 50 and 500 ? Also find their sum.',
    'Add all the numbers lying between 200 and 500 which are not divisible by 7. What total do you get?',
    'find the sum of integers between 100 and 200 that are not divisible by 9',
    'find sum of all numbers from 1 to 100 which leave remainder 3 when divided by 8',
  ],
  refuses: [
    'How many multiples of 7 lie between 50 and 500? Find the sum of those that are odd.',
    'Add all the numbers lying between 200 and 500 which are not divisible by 7 or 5. What total do you get?',
    'How many odd numbers lying between 200 and 500 are not divisible by 7?',
    'How many multiples of 7 lie between 50 and 500? Also find the largest of them.',
    'How many two-digit numbers leave the remainder 2 when divided by 5 and the remainder 1 when divided by 3?',
    'How many prime numbers between 50 and 500 are not divisible by 7?',
  ],
  read: (question) => {
    const range = rangeIn(question)
    const left = phrase(
      question,
      `${leave}? remainder #r division|divided|dividing #m`,
      `division|divided|dividing #m ${leave}? remainder #r`,
      `division|divided|dividing #m ${leave}? #r remainder`,
      '#m divide|divided #r remainder',
      '#m divide|divided remainder #r',
    )
    const not = phrase(question, 'not divisible #m', 'not multiples|multiple #m', '#m divisible not')
    const by = left ?? not ?? phrase(question, 'divisible|multiple|multiples #m', '#m divisible|multiple|multiples')
    const sum = phrase(question, 'sum', 'add up', 'add all', 'added', 'what total')
    const count = phrase(question, 'how many', 'find number', 'what is number', 'total number', 'kitne')
    const [m, r] = [by && wholeOf(by.numbers.m), left ? wholeOf(left.numbers.r) : 0]
    if (!range || !by || m === null || r === null || (!sum && !count)) return null
    // what is told twice of divisors is another question
    if (phrase(question, 'divisible * or|and #k', 'multiples|multiple * or #k', 'both|either')) return null
    const isOpen = range.bounds === 'left out'
    return {
      given: {
        from: isOpen ? range.from + 1 : range.from,
        to: isOpen ? range.to - 1 : range.to,
        m,
        r,
        isNot: !left && not !== null,
        asked: sum && count ? 'both' : sum ? 'sum' : 'count',
      },
      ...told(question, ...range.found, by, sum, count),
      ...(range.lead !== undefined && { lead: range.lead }),
    }
  },
})
