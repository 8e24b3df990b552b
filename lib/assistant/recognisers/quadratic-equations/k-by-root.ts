import { factsOf } from '../../question/question'
import { coefficientsWith, linearCoefficients } from '../../question/coefficients'
import { lettersNamed } from '../../question/pick'
import { kByRoot as solution, type Given } from '../../../solutions/quadratic-equations/k-by-root'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'
import { knownRoot } from './from-a-root'
import { quadraticWords } from './words'

export const kByRoot = recogniser<Given>({
  id: 'k-by-root',
  solution,
  cues: ['roots', '#equation'],
  words: [...quadraticWords, 'roots', 'one', 'solution', 'satisfy', 'satisfies', 'has', 'have', 'its', 'known'],
  examples: [
    'if 3 is a root of 2x² - kx - 15 = 0 find k',
    'x = 2 is a solution of 3x^2 - 2kx + 8 = 0. Find the value of k.',
    'If -1 is a root of the equation (k + 1)x² + 3x - 4 = 0 then what is the value of k?',
  ],
  refuses: [
    'if 3 is not a root of 2x² - kx - 15 = 0 find k',
    'if 3 is a root of 2x² - kx - 15 = 0 find the other root',
    'if 3 is the sum of the roots of 2x² - kx - 15 = 0 find k',
    'if 3 is the double of one root of 2x² - kx - 15 = 0 find k',
  ],
  read: callingItK((question) => {
    const root = knownRoot(question)
    const letters = lettersNamed(question, 'k', 'x')
    if (!root || !letters.some((fact) => fact.kind === 'letter' && fact.name === 'k')) return null
    const [found, ...more] = factsOf(question, 'equation').flatMap((fact) => {
      const equation = linearCoefficients(fact, 'x', 'k')
      return equation ? [{ fact, equation }] : []
    })
    if (!found || more.length > 0 || coefficientsWith(found.fact, 'x', 'k')) return null
    return { given: { equation: found.equation, known: root.value }, used: [root.fact, found.fact, ...letters] }
  }),
  before: () => 'k = ',
})
