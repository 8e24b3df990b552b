import { polynomialWords, quadraticFact } from './quadratic'
import { zeroesWithCheck as solution } from '../../../solutions/polynomials/zeroes-with-check'
import { recogniser } from '../../recogniser'

/** Words about the relation between zeroes and coefficients that change nothing. */
export const checkWords = [
  'relationship',
  'relation',
  'relations',
  'between',
  'them',
  'coefficients',
  'factorisation',
  'sum',
  'product',
  'agree',
] as const

export const zeroesWithCheck = recogniser({
  id: 'zeroes-with-check',
  solution,
  cues: ['verify', 'check'],
  words: [...polynomialWords, ...checkWords],
  examples: [
    'Find the zeroes of 6x² − 7x − 3 and verify the relationship between the zeroes and the coefficients.',
    'For the polynomial p(x) = 5x² + 34x − 7, find the zeroes and check that their sum and product agree with the coefficients.',
  ],
  read: (question) => {
    const found = quadraticFact(question)
    return found && question.words.includes('zeroes') && question.words.includes('coefficients')
      ? { given: found.quadratic, used: found.used }
      : null
  },
  before: () => 'Zeroes: ',
})
