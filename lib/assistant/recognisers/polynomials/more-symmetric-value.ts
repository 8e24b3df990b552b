import { symmetricIn, symmetricWords } from './symmetric-forms'
import { moreSymmetricValue as solution } from '../../../solutions/polynomials/more-symmetric-value'
import { moreKinds } from '../../../solutions/polynomials/pieces/more-symmetric-forms'
import { recogniser } from '../../recogniser'

export const moreSymmetricValue = recogniser({
  id: 'more-symmetric-value',
  solution,
  cues: ['zeroes', 'roots'],
  words: symmetricWords,
  examples: [
    'If α and β are the zeroes of the polynomial 2x² + 7x − 3, find the value of α²β + αβ².',
    'Let α and β be the zeroes of the quadratic polynomial x² − 8x + 9. What is the value of (α − 3)(β − 3)?',
    'alpha, beta are zeroes of x^2 - 6x + 2. find 1/alpha^3 + 1/beta^3',
  ],
  refuses: [
    'If α and β are the zeroes of x² − 8x + 9, find (α − 3)(β − 2).',
    'If α and β are the zeroes of x² − 8x + 9, find a polynomial whose zeroes are α − 3 and β − 3.',
    'Find the zeroes of x² − 8x + 9 and the value of (α − 3)(β + 3).',
  ],
  read: (question) => {
    const found = symmetricIn(question)
    if (!found) return null
    const { a, b, c } = found.quadratic
    const form = found.k === 0 ? moreKinds.find((kind) => kind === found.kind) : 'shiftedProduct'
    return form && found.k !== null ? { given: { a, b, c, form, k: found.k }, used: found.used } : null
  },
})
