import { symmetricIn, symmetricWords } from './symmetric-forms'
import { symmetricKinds } from '../../../solutions/polynomials/pieces/symmetric-forms'
import { symmetricValue as solution } from '../../../solutions/polynomials/symmetric-value'
import { recogniser } from '../../recogniser'

export const symmetricValue = recogniser({
  id: 'symmetric-value',
  solution,
  cues: ['zeroes', 'roots'],
  words: symmetricWords,
  examples: [
    'If α and β are the zeroes of the polynomial 5x² + 4x − 6, find the value of α/β + β/α.',
    'The zeroes of p(x) = x² + 5x − 5 are α and β. Without finding them, work out α² + β².',
    'if alpha and beta are zeros of x^2 - 7x + 2 find alpha^3 + beta^3',
  ],
  refuses: [
    'If α and β are the zeroes of x² − 7x + 2, find a polynomial with the zeroes α² + β² and 1.',
    'If α and β are the zeroes of x² − 7x + 2, find α² − β².',
    'If α and β are the zeroes of x² − 7x + k and α² + β² = 9, find k.',
  ],
  read: (question) => {
    const found = symmetricIn(question)
    const form = symmetricKinds.find((kind) => kind === found?.kind)
    if (!found || !form) return null
    const { a, b, c } = found.quadratic
    return { given: { a, b, c, form }, used: found.used }
  },
})
