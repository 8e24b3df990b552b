import { polynomialWords, quadraticFact } from './quadratic'
import { zeroesWithCheck as solution } from '../../../solutions/polynomials/zeroes-with-check'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** Words about the relation between zeroes and coefficients that change nothing. */
export const checkWords = [
  'relationship',
  'relation',
  'relations',
  'between',
  'them',
  'relationships',
  'coefficients',
  'factorisation',
  'sum',
  'product',
  'agree',
] as const

const shortly = [
  'zeroes @p:formula verify',
  '@p:formula zeroes verify',
  '@p:formula zeroes sum product check|verify',
] as const

/** "Verify" alone, behind the zeroes of a polynomial, means the relation with the coefficients. */
export const isToVerify = (question: Question): boolean =>
  question.words.includes('zeroes') &&
  (question.words.includes('coefficients') ||
    phrase(question, ...shortly) !== null ||
    phrase(question, 'verify|check both? relation|relations|relationship', 'verify|check sum product also?') !== null)

/** "Find the sum of the zeroes and verify it": the zeroes are not asked. */
export const onlyOneRelation = (question: Question): boolean =>
  phrase(question, 'sum|product zeroes') !== null &&
  question.words.filter((word) => word === 'zeroes').length === 1 &&
  !phrase(question, 'verify|check|that * sum|product zeroes')

/** "Verify both relations": of the sum and of the product. */
export const bothRelations = (question: Question) =>
  told(question, phrase(question, 'both relation|relations|relationship|relationships|results')).said

export const zeroesWithCheck = recogniser({
  id: 'zeroes-with-check',
  solution,
  cues: ['verify', 'check'],
  words: [...polynomialWords, ...checkWords, 'method'],
  examples: [
    'Find the zeroes of 6x² − 7x − 3 and verify the relationship between the zeroes and the coefficients.',
    'For the polynomial p(x) = 5x² + 34x − 7, find the zeroes and check that their sum and product agree with the coefficients.',
    'zeros of 5y^2 - 15y and verify',
    '6x² + x − 2 ke zeroes aur sum product check karo',
  ],
  refuses: [
    'zeroes of 6x² + x − 2 and verify that both are negative',
    'zeroes of 6x² + x − 2 and verify with the graph',
    'Verify that 1/2 is a zero of 6x² + x − 2.',
  ],
  read: (question) => {
    const found = quadraticFact(question)
    return found && isToVerify(question) && !onlyOneRelation(question)
      ? { given: found.quadratic, used: found.used, said: bothRelations(question) }
      : null
  },
  before: () => 'Zeroes: ',
})
