import { conditionWords, withCondition } from './condition-on-zeroes'
import type { PolynomialWithCondition } from '../../../solutions/polynomials/pieces/condition'
import { unknownFromCondition as solution } from '../../../solutions/polynomials/unknown-from-condition'
import { recogniser } from '../../recogniser'

export const unknownFromCondition = recogniser<PolynomialWithCondition>({
  id: 'unknown-from-condition-on-zeroes',
  solution,
  story: true,
  cues: ['zeroes'],
  words: conditionWords,
  examples: [
    'The polynomial x² − 21x + k is such that one zero is double the other. Determine k.',
    'Find the value of k if, for the polynomial kx² + 9x − 3k, the sum of the zeroes is equal to their product.',
    'In the quadratic polynomial p(x) = (k + 4)x² + 13x + (3k − 2), one zero is the reciprocal of the other. What is the value of k?',
    'if the zeroes of 5x^2 + 13x + k are reciprocals of each other find k',
  ],
  refuses: [
    'The polynomial x² − 21x + k is such that one zero is double the other. Find the zeroes.',
    'Find k if the sum of the zeroes of kx² + 9x − 3k is twice their product.',
    'Find k if the sum of the zeroes of kx² + 9x − 3k is equal to 3 times their product.',
    'One zero of (k + 4)x² + 13x + (3k − 2) is the negative reciprocal of the other. Find k.',
    'One zero of x² − 21x + k is 3 more than double the other. Find k.',
  ],
  read: (question) => {
    const found = withCondition(question)
    if (!found) return null
    const { a, b, c, kind, value, used, said } = found
    // x² + bx + k
    const isMonic = a.k.n === 0n && a.constant.n === a.constant.d
    const isLast = isMonic && b.k.n === 0n && c.k.n === c.k.d && c.constant.n === 0n
    switch (kind) {
      case 'sumEqualsProduct':
      case 'reciprocal':
      case 'opposite':
        return { given: { a, b, c, condition: { kind } }, used, said }
      case 'double':
        return isLast ? { given: { a, b, c, condition: { kind } }, used, said } : null
      case 'difference':
        return isLast && value ? { given: { a, b, c, condition: { kind, value } }, used, said } : null
      default:
        return null
    }
  },
  before: () => 'k = ',
})
