import { polynomialWords } from './quadratic'
import { surdQuadraticFact } from './surd-quadratic'
import { checkWords, bothRelations, isToVerify } from './zeroes-with-check'
import { surdZeroesWithCheck as solution } from '../../../solutions/polynomials/surd-zeroes-with-check'
import { recogniser } from '../../recogniser'

export const surdZeroesWithCheck = recogniser({
  id: 'zeroes-with-surds-and-check',
  solution,
  cues: ['verify', 'check'],
  words: [...polynomialWords, ...checkWords, 'split', 'middle', 'term', 'hence'],
  examples: [
    'What are the zeroes of the quadratic polynomial 5√7x² + 13x − 4√7? Verify the relationship between them and the coefficients.',
    'Split the middle term of p(x) = 3√7x² − 5x − 4√7, find its zeroes, and check that their sum and product agree with the coefficients.',
    'find zeroes of 4√3x²+5x-2√3 and verify relation between zeroes and coefficients',
    '√3x² + 10x + 7√3 ke zeroes, verify bhi karo',
  ],
  refuses: [
    'zeroes of √3x² + 10x + 7√3 and verify that both are negative',
    'Verify that the sum of the zeroes of 5√7x² + 13x − 4√7 is positive.',
    'Find a polynomial whose zeroes are the reciprocals of those of 5√7x² + 13x − 4√7 and verify the coefficients.',
  ],
  read: (question) => {
    const found = isToVerify(question) ? surdQuadraticFact(question) : null
    return found && { ...found, said: bothRelations(question) }
  },
  before: () => 'Zeroes: ',
})
