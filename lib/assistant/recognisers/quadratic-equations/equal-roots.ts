import { quadraticWords } from './words'
import { equalRoots as solution } from '../../../solutions/quadratic-equations/equal-roots'
import { lettersNamed } from '../../question/pick'
import { linearCoefficients } from '../../question/coefficients'
import { recogniser } from '../../recogniser'

export const equalRoots = recogniser({
  id: 'k-for-equal-roots',
  solution,
  cues: ['equal'],
  words: [...quadraticWords, 'has', 'have', 'roots', 'real', 'two', 'both', 'all', 'every', 'coincident'],
  examples: [
    'find k if x^2 + kx + 9 = 0 has equal roots',
    'Find all the values of k for which (k + 10)x² − 2(k − 2)x + 1 = 0 has equal roots.',
  ],
  read: (question) => {
    const found = question.facts.flatMap((fact) => {
      const given = fact.kind === 'equation' ? linearCoefficients(fact, 'x', 'k') : null
      return given ? [{ fact, given }] : []
    })
    const [only, ...more] = found
    return only && more.length === 0 && question.words.includes('roots')
      ? { given: only.given, used: [only.fact, ...lettersNamed(question, 'k', 'x')] }
      : null
  },
})
