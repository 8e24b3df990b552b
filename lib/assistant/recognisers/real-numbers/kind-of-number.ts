import { kindOfNumber as solution, type Given } from '../../../solutions/real-numbers/kind-of-number'
import { numbersIn, says } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const kindOfNumber = recogniser<Given>({
  id: 'kind-of-number',
  solution,
  story: true,
  cues: ['number'],
  words: ['number', 'hcf', 'kind', 'correct', 'sentence', 'complete', 'prime', 'composite'],
  examples: [
    'Complete the sentence: the number 2 × 3 × 7 − 41 is ... (A) a prime number (B) a composite number (C) neither a prime nor a composite number (D) both a prime and a composite number',
    'What kind of number is 3 × 5 × 7 + 7?',
    'Kiran has to say what kind of number HCF(16, 49) is. Which answer is correct?',
    'what kind of number is HCF(24, 15)',
  ],
  refuses: [
    'What kind of number is the LCM of 16 and 49?',
    'What kind of number is the sum of 16 and 49?',
    'What kind of number is the square root of 16?',
    'Complete the table: the number of factors of 16 is ...',
  ],
  read: (question) => {
    const asked = phrase(question, 'what kind number') ?? phrase(question, 'complete sentence')
    const { values, used } = numbersIn(question)
    const [value, ...more] = values
    if (!asked || !value || question.facts.length !== used.length) return null
    const stated = told(question, asked)
    if (says(question, 'hcf')) return { given: { of: 'HCF', numbers: values }, said: stated.said, used }
    const isBare = phrase(question, 'complete sentence number #n') ?? phrase(question, 'what kind number #n')
    return more.length === 0 && isBare ? { given: { of: 'value', value }, said: stated.said, used } : null
  },
  before: () => 'It is ',
})
