import { oneQuadratic, quadraticWords } from './words'
import { discriminant as solution } from '../../../solutions/quadratic-equations/discriminant'
import { recogniser } from '../../recogniser'

export const discriminant = recogniser({
  id: 'discriminant-of',
  solution,
  cues: ['discriminant'],
  words: quadraticWords,
  examples: [
    'discriminant of x² − 5x + 6',
    'find the discriminant of 2x^2 + 3x - 1 = 0',
    'Calculate the discriminant D of x² + x + 3 = 0',
  ],
  read: (question) => oneQuadratic(question, ['D']),
  before: () => 'Discriminant = ',
})
