import { polynomialIn } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { degreeAsked as solution } from '../../../solutions/polynomials/degree-asked'

/** "What is the degree of 5x³ − 4x² + 7?" */
export const degreeAsked = recogniser({
  id: 'degree-of-a-polynomial',
  solution,
  story: true,
  asPart: true,
  cues: ['degree'],
  words: ['degree', 'polynomial', 'p(x)', 'expression'],
  examples: ['What is the degree of 5x³ − 4x² + 7?', 'degree of the polynomial p(x) = (x + 1)(x^2 - 3) kya hai'],
  refuses: [
    'The degree of x² + 1 and of x³ are added. Find the sum.',
    'Write a polynomial of degree 3.',
    'Find the degree of x² + 1/x.',
    'Find the degree of the zero polynomial.',
  ],
  read: (question) => {
    const found = phrase(question, 'degree polynomial? p(x)? @p:formula')
    const polynomial = found && polynomialIn(found.facts.p)
    return found && polynomial && question.facts.length === 1 ? { given: polynomial, ...told(question, found) } : null
  },
})
