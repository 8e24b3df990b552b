import { callingItK } from '../called-k'
import { equalRoots as solution } from '../../../solutions/quadratic-equations/equal-roots'
import { linearCoefficients } from '../../question/coefficients'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

export const equalZeroes = recogniser({
  id: 'k-for-equal-zeroes',
  solution,
  cues: ['equal'],
  words: ['quadratic', 'polynomial', 'zeroes', 'has', 'have', 'real', 'two', 'both', 'all', 'p(x)', 'hone', 'chahiye'],
  examples: [
    'For which value of k does the polynomial kx² − 12x + 9 have equal zeroes?',
    'kx² - 12x + 9 ke dono zeroes equal hain to k nikalo',
    'The zeroes of x² + px + 16 are equal. Find the values of p.',
    'find k if the quadratic polynomial 4x^2 - 3kx + 9 has equal zeros',
  ],
  refuses: [
    'For which value of k has kx² − 12x + 9 zeroes with equal signs?',
    'For which value of k is the sum of the zeroes of kx² − 12x + 9 equal to their product?',
    'The zeroes of x² + px + 16 are equal. Find the zeroes.',
    'For which k has kx² − 12x + 9 two equal zeroes and k > 4?',
  ],
  read: callingItK((question) => {
    const [only, ...more] = factsOf(question, 'formula').flatMap((fact) => {
      const given = linearCoefficients(fact, 'x', 'k')
      return given ? [{ fact, given }] : []
    })
    const asked = phrase(
      question,
      'find|value|values|which|nikalo|batao|what @k:letter',
      '@k:letter ki|nikalo|batao|ka|value',
      '@k:letter .',
    )
    const equal =
      phrase(question, 'equal real? zeroes') ??
      phrase(question, 'zeroes equal') ??
      phrase(question, 'zeroes quadratic? polynomial? @p:formula equal')
    const isOther = ['sum', 'product', 'signs', 'sign', 'opposite', 'their'].some((word) =>
      question.words.includes(word),
    )
    if (!only || more.length > 0 || !equal || isOther) return null
    if (!asked && lettersNamed(question, 'k').length === 0) return null
    return {
      given: only.given,
      used: [only.fact, ...lettersNamed(question, 'k', 'x')],
      said: told(question, equal).said,
    }
  }),
})
