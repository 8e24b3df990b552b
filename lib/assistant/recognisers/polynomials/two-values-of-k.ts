import { conditionWords, withCondition } from './condition-on-zeroes'
import { twoValuesOfK as solution, type Given } from '../../../solutions/polynomials/two-values-of-k'
import { recogniser } from '../../recogniser'

export const twoValuesOfK = recogniser<Given>({
  id: 'two-values-of-k',
  solution,
  story: true,
  cues: ['zeroes'],
  words: conditionWords,
  examples: [
    'Find the values of k if, for the polynomial x² + kx + 88, the difference of the zeroes is 3.',
    'The zeroes of the polynomial x² + kx + 18 are such that one zero is double the other. Which values can k have?',
    'if α and β are zeroes of x^2 + kx + 12 and α^2 + β^2 = 25 find k',
    'x²+kx+45 ke zeroes ka difference 4 hai, k ki value nikalo',
    'one zero of x^2 + kx + 8 is twice the other, find k',
  ],
  refuses: [
    'Find the values of k if, for the polynomial x² + kx + 88, the difference of the reciprocals of the zeroes is 3.',
    'Find the zeroes of x² + kx + 18 if one zero is double the other.',
    'Find the positive value of k if one zero of x² + kx + 18 is double the other.',
    'One zero of x² + kx + 18 is not double the other. Find k.',
    'One zero of x² + kx + 18 is 3 more than double the other. Find k.',
  ],
  read: (question) => {
    const found = withCondition(question)
    if (!found) return null
    const { a, b, c, kind, value, used, said } = found
    const isShape =
      a.k.n === 0n && a.constant.n === a.constant.d && b.k.n === b.k.d && b.constant.n === 0n && c.k.n === 0n
    if (!isShape) return null
    if (kind === 'double') return { given: { c: c.constant, condition: { kind } }, used, said }
    return (kind === 'difference' || kind === 'squares') && value
      ? { given: { c: c.constant, condition: { kind, value } }, used, said }
      : null
  },
  before: () => 'k = ',
})
