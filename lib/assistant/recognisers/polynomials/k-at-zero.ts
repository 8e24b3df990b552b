import { polynomialWords } from './quadratic'
import { callingItK } from '../called-k'
import { kAtZero as solution, type Given } from '../../../solutions/polynomials/k-at-zero'
import { coefficientsWith, linearCoefficients } from '../../question/coefficients'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "If −3 is a zero of (k − 1)x² + kx + 1, find k." */
export const kAtZero = recogniser<Given>({
  id: 'k-at-zero',
  solution,
  cues: ['zeroes'],
  words: [...polynomialWords, 'one', 'ek', 'has'],
  examples: [
    'If −3 is a zero of the polynomial (k − 1)x² + kx + 1, find k.',
    'agar 2 polynomial 3x² - kx - 14 ka ek zero hai to k ki value nikalo',
  ],
  refuses: [
    'One zero of x² − 2kx + 9 is 3 more than k. Find k.',
    'The zeroes of x² − 2kx + 9 differ by 3. Find k.',
    'One zero of x² − 2kx + 9 is 3 times the other. Find k.',
    'If 3 is a zero of x² − 2kx + 9, find the other zero.',
    'find k if one zero of (k + 1)x² − kx + 6 is given',
    'One of the zeroes of (k + 1)x² − kx + 6 is given. Find k.',
    'If 3 is no zero of x² − 2kx + 9, find k.',
  ],
  read: callingItK((question) => {
    const [only, ...more] = factsOf(question, 'formula').flatMap((fact) => {
      const given = coefficientsWith(fact, 'x', 'k') ? null : linearCoefficients(fact, 'x', 'k')
      return given ? [{ fact, given }] : []
    })
    const zero =
      phrase(question, '#z one? zeroes quadratic? polynomial? @p:formula') ??
      phrase(question, 'one|ek zeroes quadratic? polynomial? @p:formula #z') ??
      phrase(question, '#z quadratic? polynomial? @p:formula ek|one? zeroes') ??
      phrase(question, '@p:formula ek|one zeroes #z')
    const named = lettersNamed(question, 'k')
    const isOther = ['other', 'both', 'sum', 'product', 'zeros'].some((word) => question.words.includes(word))
    if (!only || more.length > 0 || zero?.facts.p !== only.fact || named.length === 0 || isOther) return null
    const { used, said } = told(question, zero)
    return {
      given: { ...only.given, zero: zero.numbers.z },
      used: [...used, only.fact, ...lettersNamed(question, 'k', 'x')],
      said,
    }
  }),
  before: () => 'k = ',
})
