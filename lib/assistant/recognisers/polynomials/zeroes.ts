import { polynomialWords, quadraticFact } from './quadratic'
import { zeroes as solution } from '../../../solutions/polynomials/zeroes'
import { lettersNamed, says } from '../../question/pick'
import { phrase } from '../../question/phrase'
import { sign } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

export const zeroes = recogniser({
  id: 'zeroes-of',
  solution,
  cues: ['zeroes'],
  words: [...polynomialWords, 'factorise', 'hence', 'factorisation', 'splitting', 'middle', 'term', 'all', 'real'],
  examples: [
    'zeroes of x^2 - 2x - 8',
    'What are the zeroes of p(y) = y² − 11y + 18?',
    'Factorise the polynomial t² − t − 72 and hence find its zeroes.',
  ],
  refuses: ['Find the polynomial whose zeroes are the negatives of the zeroes of 2x² + 3x − 5.'],
  read: (question) => {
    const found = quadraticFact(question)
    // "its zeroes are α and β ... find the zeroes"
    const isAsked =
      question.words.filter((word) => word === 'zeroes').length > 1 && phrase(question, 'find|write zeroes')
    const names = isAsked ? lettersNamed(question, 'α', 'β') : []
    return found?.fact.kind === 'formula' && sign(found.quadratic.b) !== 0 && !says(question, 'roots')
      ? { given: found.quadratic, used: [...found.used, ...names] }
      : null
  },
  before: () => 'Zeroes: ',
})
