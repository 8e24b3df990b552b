import { phrase, told } from '../../question/phrase'
import { polynomialIn } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { chooseQuadratic as solution } from '../../../solutions/quadratic-equations/choose-quadratic'
import { recogniser } from '../../recogniser'

/** The terms of the one equation in x that an option is. */
function termsOfOption(option: Question) {
  const [equation, ...more] = factsOf(option, 'equation')
  const found =
    equation?.relation === '=' && more.length === 0 && option.facts.length === 1 ? polynomialIn(equation) : null
  return equation && found?.letter === 'x' && option.words.length === 0
    ? { fact: equation, terms: found.coefficients }
    : null
}

export const chooseQuadratic = recogniser({
  id: 'choose-quadratic',
  solution,
  chooses: true,
  cues: ['quadratic'],
  words: ['quadratic', 'equation', 'following', 'only', 'one', 'simplify', 'each', 'not', 'choose'],
  examples: [
    'Which of the following is a quadratic equation? (A) (x + 2)² = x² + 5 (B) (x - 3)(x + 6) = x^2 (C) x(x + 1) = 2x^2 - 3 (D) (x + 1)^3 = x - 2',
    'which one of these is not a quadratic equation (a) 2(x-1)^2 = 4x^2 - 2x + 1 (b) 2x - x^2 = x^2 + 5 (c) (x+1)^2 = 3x^2 (d) (x + 2)^2 = x^2 + 3',
    'Only one of these equations is a quadratic equation. Which one? (A) x(x + 3) = x^2 - 4x - 2 (B) (x + 4)(x - 2) = 3x + 5 (C) (x - 6)^3 = 3x + 5 (D) (x - 3)^2 = x(x - 2)',
  ],
  refuses: [
    'Which of the following quadratic equations has equal roots? (A) x^2 + 2x + 1 = 0 (B) x^2 = 4 (C) x^2 + x = 1 (D) x^2 + 1 = 0',
    'Which of the following is the sum of the roots of the quadratic equation x^2 - 5x + 6 = 0? (A) x = 5 (B) x = 6 (C) x = -5 (D) x = 1',
    'Which of the following is a quadratic polynomial? (A) x + 2 (B) x^2 + 3 (C) x^3 (D) 2',
  ],
  read: (question) => {
    const options = question.options.map(termsOfOption)
    const all = options.filter((one) => one !== null)
    const not = phrase(question, 'not quadratic')
    if (question.facts.length > 0 || all.length < 2 || all.length !== options.length) return null
    if (question.words.includes('not') && !not) return null
    return {
      given: { options: all.map(({ terms }) => terms), wanted: !not },
      ...told(question, { taken: [] }),
      used: all.map(({ fact }) => fact),
    }
  },
})
