import { primeOrComposite as solution } from '../../../solutions/real-numbers/prime-or-composite'
import { numbersIn, says } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const primeOrComposite = recogniser({
  id: 'prime-or-composite',
  solution,
  cues: ['prime', 'composite'],
  words: ['check', 'whether', 'number', 'or', 'ya', 'neither', 'explain'],
  examples: [
    'Is 91 a prime number?',
    'is 97 prime',
    'Is 51 prime or composite?',
    '7 × 13 × 19 + 19 prime hai ya composite',
    'is 51 prime or composite or neither',
    'Explain whether 3 × 5 × 11 + 11 is a prime number or a composite number.',
  ],
  read: (question) => {
    const { values, used } = numbersIn(question)
    const [number, ...more] = values
    const [first] = question.words
    return number && more.length === 0 && (first === 'is' || first === 'check' || says(question, 'prime', 'composite'))
      ? { given: { number }, used }
      : null
  },
  before: ({ number }) => `${number.n} is `,
})
