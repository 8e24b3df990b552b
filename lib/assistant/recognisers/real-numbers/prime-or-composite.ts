import { primeOrComposite as solution } from '../../../solutions/real-numbers/prime-or-composite'
import { numbersIn } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const primeOrComposite = recogniser({
  id: 'prime-or-composite',
  solution,
  cues: ['prime', 'composite'],
  words: ['check', 'whether', 'number', 'or'],
  examples: ['Is 91 a prime number?', 'is 97 prime', 'Is 51 prime or composite?'],
  read: (question) => {
    const { values, used } = numbersIn(question)
    const [number, ...more] = values
    const [first] = question.words
    return number && more.length === 0 && (first === 'is' || first === 'check') ? { given: { number }, used } : null
  },
  before: ({ number }) => `${number.n} is `,
})
