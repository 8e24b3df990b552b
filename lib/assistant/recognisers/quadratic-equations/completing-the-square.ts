import { rootsAsked, rootWords } from './words'
import { phrase, told } from '../../question/phrase'
import { completingTheSquare as solution } from '../../../solutions/quadratic-equations/completing-the-square'
import { recogniser } from '../../recogniser'

export const completingTheSquare = recogniser({
  id: 'quadratic-by-completing-the-square',
  solution,
  cues: ['completing', 'complete', 'completion'],
  words: [...rootWords, 'method', 'using', 'use', 'if', 'they', 'exist'],
  examples: [
    'Solve 2x² − 5x + 3 = 0 by the method of completing the square.',
    'Find the roots of 4x² + 3x + 5 = 0 by completing the square.',
    'x^2 + 4x - 3 = 0 solve using completing square method',
    'Find the roots of the following quadratic equation, if they exist, by the method of completing the square: 2x² + x − 4 = 0',
  ],
  refuses: [
    'Which constant must be added to solve 2x² − 5x + 3 = 0 by the method of completing the square?',
    'Find the sum of the roots of 2x² − 5x + 3 = 0 by completing the square.',
    'Is 2x² − 5x + 3 = 0 a complete square?',
    'Solve x² + 2x + 3y = 0 by completing the square.',
  ],
  read: (question) => {
    const named = phrase(question, 'completing|complete perfect? square|squares', 'completion square|squares')
    const found = named && rootsAsked(question)
    return found && { ...found, said: told(question, named).said }
  },
})
