import { factorWords, hasRationalRoots, isMonic, rootsAsked } from './words'
import { factoriseMonic as solution } from '../../../solutions/quadratic-equations/factorise-monic'
import { recogniser } from '../../recogniser'

export const factoriseMonic = recogniser({
  id: 'quadratic-by-factors',
  solution,
  cues: ['#equation', '#formula'],
  words: factorWords,
  examples: ['Solve x^2 - 5x + 6 = 0', 'x² = 9', 'By splitting the middle term, find the roots of x² + 16x + 48 = 0.'],
  refuses: [
    'sum of the roots of x^2 - 5x + 6 = 0',
    'is 2 a root of x^2 - 5x + 6 = 0',
    'Is x^2 - 5x + 6 = 0 a quadratic equation?',
    'x^2 - 4x + 1 = 0',
  ],
  read: (question) => {
    const found = rootsAsked(question)
    return found && isMonic(found.given) && hasRationalRoots(found.given) ? found : null
  },
})
