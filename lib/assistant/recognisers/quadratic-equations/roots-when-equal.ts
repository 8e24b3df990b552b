import { equationInKOf } from './equal-roots'
import { asksRoots } from './asks-roots'
import { quadraticWords } from './words'
import { rootsWhenEqual as solution, type Given } from '../../../solutions/quadratic-equations/roots-when-equal'
import { lettersNamed } from '../../question/pick'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'

/** "9x² + 6kx + 4 = 0 has equal roots, then the roots are" */
export const rootsWhenEqual = recogniser<Given>({
  id: 'roots-when-equal',
  solution,
  cues: ['equal'],
  words: [
    ...quadraticWords,
    'has',
    'have',
    'roots',
    'real',
    'two',
    'both',
    'coincident',
    'also',
    'hence',
    'these',
    'solve',
  ],
  examples: [
    'If the equation 9x² + 6kx + 4 = 0 has equal roots, then find the roots.',
    'if 4x^2 - 12x + k = 0 has equal roots find k and the roots',
    'Find k for which 2x² - 20x + k = 0 has equal roots. Also find the roots.',
  ],
  refuses: [
    'If the equation 9x² + 6kx + 4 = 0 has equal roots, find k.',
    'Find the value of k if the roots of 9x² + 6kx + 4 = 0 are equal.',
    'If the equation 9x² + 6kx + 4 = 0 has equal roots, find the sum of the roots.',
    'If the roots of 9x² + 6kx + 4 = 0 are not equal, find the roots.',
  ],
  read: callingItK((question) => {
    const found = equationInKOf(question)
    if (!found || !asksRoots(question)) return null
    const k = lettersNamed(question, 'k')
    return {
      given: { ...found.given, asked: k.length > 0 ? 'k and roots' : 'roots' },
      used: [found.fact, ...k, ...lettersNamed(question, 'x')],
    }
  }),
  before: ({ asked }) => (asked === 'roots' ? 'Roots: ' : ''),
})
