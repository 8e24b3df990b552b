import { toldPolynomial } from './told-value'
import {
  foundIn,
  polynomialWithMadeZeroes as solution,
  type Given,
} from '../../../solutions/polynomials/polynomial-with-made-zeroes'
import { recogniser } from '../../recogniser'

export const toldChanged = recogniser<Given>({
  id: 'polynomial-with-made-zeroes',
  solution,
  story: true,
  asPart: true,
  last: true,
  cues: ['zeroes'],
  words: ['quadratic', 'polynomial', 'p(x)', 'expression', 'one', 'real', 'parabola', 'curve'],
  examples: [
    'zeroes of 2x^2-5x+3 r a and b. find polynomial having zeroes 1/a and 1/b',
    'If α and β are the zeroes of x² − 3x + 1, find a quadratic polynomial whose zeroes are α² and β².',
    'If α and β are the zeroes of x² − 5x + 4, form a polynomial whose zeroes are 2α + 1 and 2β + 1.',
    'Find a quadratic polynomial whose zeroes are the squares of the zeroes of x² − 7x + 10.',
    'find the polynomial whose zeroes are negatives of the zeroes of 2x^2 + 3x - 5',
  ],
  refuses: [
    'If α and β are the zeroes of x² − 3x + 1, find a cubic polynomial whose zeroes are α² and β².',
    'If α and β are the zeroes of x² − 3x + 1, find a quadratic polynomial whose zeroes are α² and β³.',
    'If α and β are the zeroes of x² − 3x + 1, are α² and β² the zeroes of x² − 7x + 1?',
    'Find a quadratic polynomial whose zeroes are the squares of 2 and 3 and the zeroes of x² − 7x + 10.',
  ],
  read: (question) => {
    const found = toldPolynomial(question)
    if (!found?.changed || found.asked.some(({ kind }) => kind !== 'polynomial') || found.asked.length === 0)
      return null
    const { a, b, c, used, said, lead, changed } = found
    const given = { a, b, c, zeroes: changed }
    return foundIn(given) && { given, used, said, ...(lead !== undefined && { lead }) }
  },
  before: () => 'Polynomial: ',
})
