import { linearCoefficients } from '../../question/coefficients'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { leastK as solution, type Given } from '../../../solutions/quadratic-equations/least-k'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'
import { quadraticWords } from './words'

/** "the least positive value of k for which x² + kx + 25 = 0 has real roots" */
export const leastK = recogniser<Given>({
  id: 'least-k-for-real-roots',
  solution,
  cues: ['real'],
  words: [...quadraticWords, 'has', 'have', 'real', 'roots', 'positive', 'real', 'such', 'will', 'least', 'smallest'],
  examples: [
    'Find the least positive value of k for which x² + kx + 36 = 0 has real roots.',
    'smallest positive value of p for which 4x^2 + px + 9 = 0 has real roots',
    'What is the greatest value of k for which the quadratic equation x² − 8x + k = 0 has real roots?',
  ],
  refuses: [
    'Find the least positive value of k for which x² + kx + 36 = 0 has no real roots.',
    'Find the least positive value of k for which x² + kx + 36 = 0 has distinct real roots.',
    'Find the least value of k for which x² + kx + 36 = 0 has real roots.',
    'Find the greatest value of k for which x² + kx + 36 = 0 has real roots.',
    'Find the least positive integer k for which x² + kx + 30 = 0 has real roots.',
    'Find the least positive value of k for which x² − 8x + k = 0 has real roots.',
    'Find the least positive value of k for which kx² + 6x + 1 = 0 has real roots.',
  ],
  read: callingItK((question) => {
    const least = phrase(question, 'least|smallest|minimum positive value')
    const greatest = phrase(question, 'greatest|largest|maximum positive? value')
    const asked = least ?? greatest
    const real = phrase(question, 'real roots', 'roots real', 'roots @e:equation real')
    const isOther = phrase(question, 'no real roots', 'distinct|unequal|equal|different real? roots', 'not real')
    const [equation, ...more] = factsOf(question, 'equation').filter(({ relation }) => relation === '=')
    const found = equation && more.length === 0 ? linearCoefficients(equation, 'x', 'k') : null
    if (!asked || (least && greatest) || !real || isOther || !equation || !found) return null
    const { a, b, c } = found
    const isWith = ({ k, constant }: typeof a): boolean => k.n !== 0n && constant.n === 0n
    const isPlain = ({ k }: typeof a): boolean => k.n === 0n
    if (!isPlain(a)) return null
    const at = isWith(b) && isPlain(c) ? 'b' : isPlain(b) && isWith(c) ? 'c' : null
    if (at === null) return null
    const given: Given = {
      a: a.constant,
      b: at === 'b' ? b.k : b.constant,
      c: at === 'c' ? c.k : c.constant,
      k: at,
      wanted: least ? 'least' : 'greatest',
    }
    return solution.objection(given) === null
      ? { given, ...told(question, asked, real, { taken: [equation, ...lettersNamed(question, 'k')] }) }
      : null
  }),
  before: () => 'k = ',
})
