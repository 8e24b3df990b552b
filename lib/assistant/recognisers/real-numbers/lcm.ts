import { asksMore, primeMethod } from './words'
import { lcm as solution, type Given } from '../../../solutions/real-numbers/lcm'
import { numbersIn, says } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const lcm = recogniser<Given>({
  id: 'lcm-of',
  solution,
  cues: ['lcm', 'divisible'],
  words: [...primeMethod, 'least', 'smallest', 'exactly', 'both'],
  examples: [
    'Find the LCM of 84 and 120',
    'LCM(6, 8, 15)',
    'Find the least number that is exactly divisible by 6, 9 and 10.',
  ],
  refuses: [
    'sum of the LCM of 12 and 18 and their HCF',
    'LCM of 12 and a number is 36, find the number',
    'number of factors of the LCM of 12 and 18',
    'the smallest prime number divisible by 12 and 18',
    'the least number of three digits that is divisible by 6 and 9',
  ],
  read: (question) => {
    // "is it possible for the HCF to be 12"
    if (question.words.includes('possible')) return null
    const { values, used } = numbersIn(question)
    const isAsked = says(question, 'lcm') || says(question, 'least') || says(question, 'smallest')
    if (values.length === 0 || !isAsked || asksMore(question)) return null
    return { given: { numbers: values, asked: says(question, 'lcm') ? 'lcm' : 'multiple' }, used }
  },
  before: ({ numbers }) => `LCM of ${numbers.map(({ n }) => n).join(', ')} = `,
})
