import { factors as solution } from '../../../solutions/polynomials/factors'
import { quadraticIn } from '../../question/polynomial'
import { recogniser } from '../../recogniser'

export const factors = recogniser({
  id: 'factors',
  solution,
  cues: ['factorise', 'factors'],
  words: ['quadratic', 'polynomial', 'expression', 'splitting', 'middle', 'term', 'completely'],
  examples: ['factorise x^2 - 5x + 6', 'Factorise 6x² - 7x - 3'],
  read: (question) => {
    const [fact, ...more] = question.facts
    const given = fact?.kind === 'formula' ? quadraticIn(fact) : null
    return fact && given && more.length === 0 ? { given, used: [fact] } : null
  },
})
