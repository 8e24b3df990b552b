import { conditionWords, withCondition } from './condition-on-zeroes'
import { twoValuesFromSquares as solution, type Given } from '../../../solutions/polynomials/two-values-from-squares'
import { recogniser } from '../../recogniser'

export const twoValuesFromSquares = recogniser<Given>({
  id: 'leading-k-from-squares',
  solution,
  story: true,
  cues: ['zeroes'],
  words: conditionWords,
  examples: [
    'If α and β are the zeroes of the polynomial kx² − 4x − 2 and the value of α² + β² is 6, find the values of k.',
    'The squares of the zeroes of the quadratic polynomial kx² + 8x + 4 add up to 30. What can k be?',
    'if α and β are zeroes of kx^2+4x+4 such that α^2+β^2 = 24 find k',
    'sum of squares of zeros of kx^2 - 3x - 3 is 15, k nikalo',
  ],
  refuses: [
    'The cubes of the zeroes of the quadratic polynomial kx² + 8x + 4 add up to 30. What can k be?',
    'The squares of the zeroes of kx² + 8x + 4 add up to 30. Find the zeroes.',
    'Find the smaller value of k for which the sum of the squares of the zeroes of kx² − 3x − 3 is 15.',
  ],
  read: (question) => {
    const found = withCondition(question)
    if (found?.kind !== 'squares' || !found.value) return null
    const { a, b, c, value, used, said } = found
    const isShape = a.k.n === a.k.d && a.constant.n === 0n && b.k.n === 0n && c.k.n === 0n
    return isShape ? { given: { b: b.constant, c: c.constant, total: value }, used, said } : null
  },
  before: () => 'k = ',
})
