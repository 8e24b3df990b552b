import { isGeneral, oneQuadratic, quadraticWords } from './words'
import { discriminant as solution } from '../../../solutions/quadratic-equations/discriminant'
import { recogniser } from '../../recogniser'

export const discriminant = recogniser({
  id: 'discriminant-of',
  solution,
  cues: ['discriminant', '#formula'],
  words: [...quadraticWords, 'standard', 'form'],
  examples: [
    'discriminant of x² − 5x + 6',
    'find the discriminant of 2x^2 + 3x - 1 = 0',
    'What is the value of b^2 - 4ac for the equation 3x^2 + x + 5 = 0?',
    'Calculate the discriminant D of x² + x + 3 = 0',
  ],
  refuses: [
    'discriminant of x^2 - 5x + 6 and its roots',
    'for what k is the discriminant of x^2 - kx + 6 equal to 1',
    'square root of the discriminant of x^2 - 5x + 6',
    'Is the discriminant of x^2 - 5x + 6 = 0 positive?',
    'discriminant of x^3 - 5x + 6',
  ],
  read: (question) => {
    const general = question.facts.filter(isGeneral)
    const rest = { ...question, facts: question.facts.filter((fact) => !general.includes(fact)) }
    const named = general.some(({ kind }) => kind === 'formula')
    const found = named || question.words.includes('discriminant') ? oneQuadratic(rest, ['D']) : null
    return found && { ...found, used: [...found.used, ...general] }
  },
  before: () => 'Discriminant = ',
})
