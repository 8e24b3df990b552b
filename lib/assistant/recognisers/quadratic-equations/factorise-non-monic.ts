import { factorWords, hasRationalRoots, isMonic, rootsAsked } from './words'
import { factoriseNonMonic as solution } from '../../../solutions/quadratic-equations/factorise-non-monic'
import { recogniser } from '../../recogniser'

export const factoriseNonMonic = recogniser({
  id: 'quadratic-by-splitting',
  solution,
  cues: ['#equation', '#formula'],
  words: factorWords,
  examples: [
    'find the roots of 2x² − 7x + 3 = 0',
    'Solve for x by factorisation: 12x² − 43x + 35 = 0',
    'solve 2x^2 = 7x - 3',
  ],
  refuses: [
    'sum of the roots of 2x^2 - 7x + 3 = 0',
    'is 3 a root of 2x^2 - 7x + 3 = 0',
    'larger root of 2x^2 - 7x + 3 = 0',
    '2x^2 - 7x + 1 = 0',
  ],
  read: (question) => {
    const found = rootsAsked(question)
    return found && !isMonic(found.given) && hasRationalRoots(found.given) ? found : null
  },
})
