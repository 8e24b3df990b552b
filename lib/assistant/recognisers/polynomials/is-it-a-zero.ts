import { isItAZero as solution, type Given } from '../../../solutions/polynomials/is-it-a-zero'
import { phrase, told } from '../../question/phrase'
import { polynomialIn, valueOf } from '../../question/polynomial'
import { recogniser } from '../../recogniser'

export const isItAZero = recogniser<Given>({
  id: 'is-it-a-zero',
  solution,
  story: true,
  cues: ['zeroes'],
  words: ['zeroes', 'polynomial', 'quadratic', 'check', 'whether', 'one', 'verify', 'correct', 'option', 'true'],
  examples: [
    'Is −2 a zero of the polynomial p(x) = 2x² + x − 6?',
    'Check whether x = −2 is a zero of p(x) = 2x² + x − 6.',
    'Meena says that 3 is a zero of the polynomial p(x) = 2x² − 12x + 18. Is she right?',
    'is 3 a zero of x^2 - 5x + 6',
    'check whether 2 is zero of x^2 - 4 or not',
    'kya 3/2, 4x² - 4x - 3 ka zero hai?',
    'verify if x=1 is a zero of 2x^2+3x-5',
  ],
  refuses: [
    'kya 3/2 aur 1, 4x² - 4x - 3 ke zeroes hain?',
    'Is one zero of x² − 4x + 3 positive?',
    'If 3 is a zero of x² − 5x + 6, find the other zero.',
    '3 is a zero of x² − 5x + k. Find k.',
    'Are 3 and 2 the zeroes of x² − 5x + 6?',
    'If 3 is a zero of x² − 5x + 6, is 2 a zero too?',
    'Which number is a zero of x² − 5x + 6?',
  ],
  read: (question) => {
    const [only, ...more] = question.apart.flatMap((fact) => {
      const polynomial = fact.kind === 'formula' ? polynomialIn(fact) : null
      return polynomial ? [{ fact, polynomial }] : []
    })
    if (!only || more.length > 0) return null
    const bare = phrase(question, '#n zeroes quadratic? polynomial? @p:formula')
    const hindi = phrase(question, '#n quadratic? polynomial? @p:formula zeroes')
    const equation = phrase(question, '@n:equation zeroes quadratic? polynomial? @p:formula')
    const stated =
      bare || hindi ? (bare ?? hindi)?.numbers.n : equation ? valueOf(equation.facts.n, only.polynomial.letter) : null
    const asks =
      /^(?:is|check|verify|does|can|kya)$/.test(question.words[0] ?? '') ||
      phrase(question, '. is he|she|it|this|they right|correct|true') !== null ||
      phrase(question, 'check|verify|see if|whether') !== null
    const or = phrase(question, 'or not')
    const isOther = ['other', 'find', 'which'].some((word) => question.words.includes(word))
    if (!stated || !asks || isOther || only.polynomial.letter !== 'x') return null
    return {
      given: { coefficients: only.polynomial.coefficients, at: stated },
      ...told(question, bare, hindi, equation, or),
    }
  },
})
