import { hasRationalRoots, rootsAsked, rootWords } from './words'
import { formula as solution } from '../../../solutions/quadratic-equations/formula'
import { recogniser } from '../../recogniser'

export const formula = recogniser({
  id: 'quadratic-by-formula',
  solution,
  cues: ['#equation', '#formula'],
  words: [...rootWords, 'formula', 'using', 'leaving', 'sign', 'they', 'exist'],
  examples: [
    'x^2 - 4x + 1 = 0',
    'Using the quadratic formula, find the roots of x² − 8x + 4 = 0.',
    'roots of x^2 + x + 1',
  ],
  refuses: [
    'sum of the roots of x^2 - 4x + 1 = 0',
    'larger root of x^2 - 4x + 1 = 0',
    'is 2 a root of x^2 - 4x + 1 = 0',
    'Is x^2 - 4x + 1 = 0 a quadratic equation?',
    'nature of the roots of x^2 - 4x + 1 = 0',
  ],
  read: (question) => {
    const found = rootsAsked(question)
    return found && (question.words.includes('formula') || !hasRationalRoots(found.given)) ? found : null
  },
})
