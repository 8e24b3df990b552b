import { polynomialWords } from './quadratic'
import { surdQuadraticFact } from './surd-quadratic'
import { surdZeroes as solution } from '../../../solutions/polynomials/surd-zeroes'
import { says } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const surdZeroes = recogniser({
  id: 'zeroes-with-surds',
  solution,
  cues: ['zeroes'],
  words: [...polynomialWords, 'factorise', 'hence', 'factorisation', 'splitting', 'middle', 'term', 'all', 'real'],
  examples: [
    'What are the zeroes of the polynomial p(x) = √5x² − 2x − 7√5?',
    'Factorise p(x) = √2x² + 3x − 2√2 by splitting the middle term, and write its zeroes.',
    'zeros of root3 x^2 + 10x + 7 root 3',
    'find zeroes of 4√3x²+5x-2√3',
  ],
  refuses: [
    'sum of the zeroes of √5x² − 2x − 7√5',
    'Find the zeroes of √5x² − 2x − 7√5 and a polynomial whose zeroes are twice these.',
    'Find the zeroes of √5x² − 2x − 7√3.',
  ],
  read: (question) => {
    const found = surdQuadraticFact(question)
    return found && !says(question, 'roots') ? found : null
  },
  before: () => 'Zeroes: ',
})
