import { polynomialWords, quadraticFact } from './quadratic'
import { squareLessNumber as solution } from '../../../solutions/polynomials/square-less-number'
import { sign } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

export const squareLessNumber = recogniser({
  id: 'square-less-number',
  solution,
  cues: ['zeroes'],
  words: [...polynomialWords, 'as', 'product', 'identity', 'difference', 'two', 'squares'],
  examples: ['Find the zeroes of the polynomial t² − 15.', 'What are the zeroes of p(t) = 5t² − 135?'],
  read: (question) => {
    const found = quadraticFact(question)
    if (found?.fact.kind !== 'formula' || sign(found.quadratic.b) !== 0) return null
    // with "product" it must be told how
    if (question.words.includes('product') && !question.words.includes('squares')) return null
    const { a, c, letter } = found.quadratic
    return { given: { a, c, letter }, used: found.used }
  },
  before: () => 'Zeroes: ',
})
