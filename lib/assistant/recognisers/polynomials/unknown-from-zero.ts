import { polynomialWords } from './quadratic'
import { unknownFromZero as solution } from '../../../solutions/polynomials/unknown-from-zero'
import { callingItK } from '../called-k'
import { lettersNamed } from '../../question/pick'
import { coefficientsWith } from '../../question/coefficients'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

export const unknownFromZero = recogniser({
  id: 'unknown-from-zero',
  solution,
  cues: ['zeroes'],
  words: [...polynomialWords, 'one', 'ek', 'so', 'that', 'has'],
  examples: [
    'If 2 is a zero of the polynomial x² + kx − 10, find k.',
    'One zero of the quadratic polynomial p(x) = 4x² + 16x + k is −5. What is the value of k?',
  ],
  read: callingItK((question) => {
    const [zero, ...others] = factsOf(question, 'number')
    const [only, ...more] = factsOf(question, 'formula').flatMap((fact) => {
      const coefficients = coefficientsWith(fact, 'x', 'k')
      const [a, b, c] = coefficients ?? []
      return a !== undefined && b !== undefined && c !== undefined ? [{ fact, coefficients: [a, b, c] as const }] : []
    })
    return zero && only && others.length + more.length === 0
      ? {
          given: { coefficients: only.coefficients, unknown: 'k', zero: zero.value },
          used: [zero, only.fact, ...lettersNamed(question, 'k', 'x')],
        }
      : null
  }),
  before: () => 'k = ',
})
