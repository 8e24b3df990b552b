import { asksMore } from './words'
import { hcfByDivision as solution, type Given } from '../../../solutions/real-numbers/hcf-by-division'
import { numbersIn, says } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const hcfByDivision = recogniser<Given>({
  id: 'hcf-by-division',
  solution,
  cues: ['euclid'],
  words: [
    ...['hcf', 'division', 'divided', 'number', 'integers', 'positive', 'natural', 'two', 'three', 'method', 'using'],
    'between',
  ],
  examples: [
    'Use Euclid’s division algorithm to find the HCF of 135 and 225',
    'HCF of 867 and 255 by Euclid method',
    'Find the HCF of 441, 567 and 693 using the Euclid algorithm',
  ],
  refuses: [
    'Use Euclid’s division algorithm to find the LCM of 135 and 225',
    'By Euclid division algorithm the HCF of 12 and a number is 6, find the number',
    'number of steps of Euclid’s algorithm for the HCF of 135 and 225',
    'Use Euclid’s algorithm to find the HCF of 65 and 117 and express it in the form 65m + 117n',
  ],
  read: (question) => {
    const { values, used } = numbersIn(question)
    const asksOfSteps = question.words.some((word) => /^(?:steps?|divisions)$/.test(word))
    return values.length > 1 && !asksOfSteps && says(question, 'hcf') && !asksMore(question)
      ? { given: { numbers: values }, used }
      : null
  },
  before: ({ numbers }) => `HCF of ${numbers.map(({ n }) => n).join(', ')} = `,
})
