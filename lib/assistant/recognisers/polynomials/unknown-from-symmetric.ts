import { conditionWords, withCondition } from './condition-on-zeroes'
import { unknownFromSymmetric as solution, type Given } from '../../../solutions/polynomials/unknown-from-symmetric'
import { recogniser } from '../../recogniser'

export const unknownFromSymmetric = recogniser<Given>({
  id: 'constant-term-from-form-in-zeroes',
  solution,
  story: true,
  cues: ['zeroes'],
  words: conditionWords,
  examples: [
    'The difference of the squares of the zeroes of x² − 16x + k is 64. Find k.',
    'Find the value of k for which the sum of the reciprocals of the zeroes of the polynomial p(x) = 3x² + 10x + k is −5/4.',
    'if α and β are zeroes of x^2 - 8x + k such that α^2 + β^2 = 40, find k',
    'agar x²-8x+k ke zeroes ke squares ka sum 40 hai to k kya hoga',
    'sum of squares of zeroes of x²-8x+k is 40 find k',
    'If α and β are the zeroes of x² − 6x + k and the value of 1/α + 1/β is 3/4, find k.',
  ],
  refuses: [
    'The difference of the cubes of the zeroes of x² − 16x + k is 64. Find k.',
    'If α and β are the zeroes of x² − 6x + k and 1/α² + 1/β² = 3/4, find k.',
    'The sum of the squares of the zeroes of x² − 16x + k is 200. Find the zeroes and k + 1.',
    'If the sum of the squares of the zeroes of x² − 16x + k is 200, find the product of the zeroes.',
  ],
  read: (question) => {
    const found = withCondition(question)
    if (!found?.value) return null
    const { a, b, c, kind, value, used, said } = found
    const isShape = a.k.n === 0n && b.k.n === 0n && c.k.n === c.k.d && c.constant.n === 0n
    if (!isShape || (kind !== 'squares' && kind !== 'squareDifference' && kind !== 'reciprocals')) return null
    return { given: { kind, a: a.constant, b: b.constant, value }, used, said }
  },
  before: () => 'k = ',
})
