import { oneQuadratic, quadraticWords } from './words'
import { natureOfRoots as solution } from '../../../solutions/quadratic-equations/nature-of-roots'
import { recogniser } from '../../recogniser'

export const natureOfRoots = recogniser({
  id: 'nature-of-roots',
  solution,
  cues: ['nature', 'real'],
  words: [...quadraticWords, 'has', 'have', 'roots', 'check', 'whether'],
  examples: ['nature of the roots of 2x² − 4x + 3 = 0', 'Does x^2 + x + 1 = 0 have real roots?'],
  read: (question) => (question.words.includes('roots') ? oneQuadratic(question) : null),
  before: () => 'There are ',
})
