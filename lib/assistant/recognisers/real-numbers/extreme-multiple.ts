import { nDigits } from './n-digits'
import { extremeMultiple as solution, type Given } from '../../../solutions/real-numbers/extreme-multiple'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const extremeMultiple = recogniser<Given>({
  id: 'multiple-of-so-many-digits',
  solution,
  story: true,
  cues: ['digit', 'digits'],
  words: ['number', 'exactly', 'both', 'each', 'all', 'completely', 'one', 'natural'],
  examples: [
    'Find the greatest number of four digits which is exactly divisible by 15, 18 and 27.',
    'What is the smallest four-digit number that is a multiple of both 15 and 17?',
    'Among all numbers of four digits, find the smallest one which leaves no remainder when it is divided by 14 and 31.',
    'largest 4 digit no divisible by 15,24,36',
    '4 digit ka sabse chota number batao jo 16, 24 aur 36 se pura divide ho jaye',
  ],
  refuses: [
    'Find the greatest number of four digits which leaves the remainder 3 when divided by 15, 18 and 27.',
    'Find the greatest number of four digits which is not divisible by 15, 18 and 27.',
    'How many numbers of four digits are divisible by 15, 18 and 27?',
    'Find the greatest odd number of four digits which is divisible by 15, 18 and 27.',
    'Find the sum of the digits of the greatest number of four digits divisible by 15 and 18.',
  ],
  read: (question) => {
    const number = nDigits(question)
    const by =
      phrase(question, 'divisible both|each|all? &l') ??
      phrase(question, '&l divisible') ??
      phrase(question, 'multiple both|each|all? &l') ??
      phrase(question, 'no remainder * divided both|each|all? &l')
    return number && by
      ? {
          given: { divisors: by.rows.l, asked: number.asked, digits: number.digits },
          ...told(question, number.found, by),
        }
      : null
  },
})
