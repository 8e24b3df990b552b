import { powerAndDigit } from './power-of-base'
import { lastDigitOfPower as solution } from '../../../solutions/real-numbers/last-digit-of-power'
import { says } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const lastDigitOfPower = recogniser({
  id: 'when-a-power-ends-with-a-digit',
  solution,
  story: true,
  cues: ['digit'],
  words: ['natural', 'number', 'digit', 'digits', 'last', 'so', 'all'],
  examples: [
    'Can 5^n, where n is a natural number, end with the digit 5? If so, for which values of n?',
    'For which natural numbers n does 29^n end with the digit 9?',
    'Rahul works out 24^1, 24^2, 24^3 and so on, and looks at the last digits. For which n does 24^n end with the digit 6?',
    'for which n does 4^n end with digit 6',
    'which values of n make 9^n end with the digit 1',
  ],
  refuses: [
    'For which digit d does 4^n end with the digit 6 and d?',
    'For which natural numbers n does 4^n + 1 end with the digit 5?',
    'For which even natural numbers n does 9^n end with the digit 1?',
    'For which natural numbers n does 4^n not end with the digit 6?',
  ],
  read: (question) => {
    const found = powerAndDigit(question)
    if (!found || !says(question, 'which') || found.letter !== 'n') return null
    const { given, used, said } = found
    return { given, used, said }
  },
})
