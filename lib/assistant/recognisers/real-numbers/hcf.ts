import { asksMore, primeMethod } from './words'
import { hcf as solution, type Given } from '../../../solutions/real-numbers/hcf'
import { numbersIn, says } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const hcf = recogniser<Given>({
  id: 'hcf-of',
  solution,
  cues: ['hcf', 'divides'],
  words: [...primeMethod, 'greatest', 'largest', 'both', 'exactly'],
  examples: [
    'HCF of 12 and 18',
    'gcd of 96 and 404',
    'hcf(100, 150, 200)',
    'What is the greatest number that divides both 267 and 979 exactly?',
  ],
  refuses: [
    'HCF and LCM of 12 and 18',
    'HCF of 12 and a number is 6, find the number',
    'number of factors of the HCF of 12 and 18',
    'Is the HCF of 12 and 18 prime?',
    'the greatest number that divides 43 and 91 leaving remainder 7',
  ],
  read: (question) => {
    // "is it possible for the HCF to be 12"
    if (question.words.includes('possible')) return null
    const { values, used } = numbersIn(question)
    const isAsked = says(question, 'hcf') || says(question, 'greatest') || says(question, 'largest')
    if (values.length === 0 || !isAsked || asksMore(question)) return null
    return { given: { numbers: values, asked: says(question, 'hcf') ? 'hcf' : 'divisor' }, used }
  },
  before: ({ numbers }) => `HCF of ${numbers.map(({ n }) => n).join(', ')} = `,
})
