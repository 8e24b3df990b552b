import { nDigits } from './n-digits'
import { ndigitWithRemainder as solution, type Given } from '../../../solutions/real-numbers/ndigit-with-remainder'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const ndigitWithRemainder = recogniser<Given>({
  id: 'so-many-digits-with-remainder',
  solution,
  story: true,
  cues: ['digit', 'digits'],
  words: ['number', 'both', 'each', 'all', 'case', 'every', 'same', 'always', 'one', 'natural'],
  examples: [
    'Find the greatest four-digit number that leaves the remainder 13 on division by both 17 and 40.',
    'What is the smallest number of four digits which, when divided by 15, 18 and 40, leaves the remainder 6 in each case?',
    'When a number of three digits is divided by 10 and 18, the remainder is always 6. Find the smallest such number.',
    'largest 3 digit no. which when divided by 6, 15, 20 leaves remainder 1',
  ],
  refuses: [
    'Find the greatest number of four digits which is exactly divisible by 15, 18 and 27.',
    'What is the smallest number of four digits which, when divided by 15, 18 and 40, leaves the remainders 6, 9 and 31 respectively?',
    'How many numbers of three digits leave the remainder 6 when divided by 10 and 18?',
    'Find the greatest even number of three digits that leaves the remainder 5 on division by 10 and 18.',
  ],
  read: (question) => {
    const number = nDigits(question)
    const by =
      phrase(question, 'remainder #r * division|divided both|each|all? &l') ??
      phrase(question, 'divided|divides|dividing both|each|all? &l remainder #r') ??
      phrase(question, 'divided|divides both|each|all? &l remainder * always|each|every #r') ??
      phrase(question, '&l divide #r remainder') ??
      phrase(question, '&l divide each|every|always? remainder #r')
    return number && by
      ? {
          given: { divisors: by.rows.l, remainder: by.numbers.r, asked: number.asked, digits: number.digits },
          ...told(question, number.found, by),
        }
      : null
  },
})
