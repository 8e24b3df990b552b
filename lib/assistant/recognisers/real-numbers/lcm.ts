import { primeMethod } from './words'
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
  read: (question) => {
    const { values, used } = numbersIn(question)
    if (values.length === 0 || !(says(question, 'lcm') || says(question, 'least') || says(question, 'smallest')))
      return null
    return { given: { numbers: values, asked: says(question, 'lcm') ? 'lcm' : 'multiple' }, used }
  },
  before: ({ numbers }) => `LCM of ${numbers.map(({ n }) => n).join(', ')} = `,
})
