import { polynomialWords, quadraticFact } from './quadratic'
import { signsOfZeroes as solution, type Given } from '../../../solutions/polynomials/signs-of-zeroes'
import { says } from '../../question/pick'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

export const signsOfZeroes = recogniser<Given>({
  id: 'signs-of-zeroes',
  solution,
  story: true,
  cues: ['signs', 'sign', 'statement', 'positive', 'negative', 'zeroes'],
  words: [
    ...polynomialWords,
    ...[
      'signs',
      'sign',
      'statement',
      'true',
      'real',
      'two',
      'without',
      'finding',
      'working',
      'both',
      'them',
      'correct',
    ],
    ...['option', 'out', 'positive', 'negative', 'or', 'opposite', 'whether', 'solving', 'solve', 'kiye', 'bina', 'ya'],
  ],
  examples: [
    'Without finding them, say which signs the zeroes of x² − 49x + 96 have.',
    'Neha wants to know the signs of the two real zeroes of 103 − 47x + x² without working the zeroes out. What does she find?',
    'zeroes of x^2 + 99x + 127 are positive or negative?',
    'signs of zeroes of 2x^2 - 7x - 40 batao',
    'without solving tell whether zeroes of x²+53x+91 are both positive, both negative or of opposite sign',
    'x² + 37x - 129 ke zeroes ke sign kya hoga bina solve kiye - both positive, both negative ya opposite?',
  ],
  refuses: [
    'Find the sum of the zeroes of x² − 49x + 96 and its sign.',
    'Find the positive zero of x² − 5x + 6.',
    'For which k has x² − 49x + k two positive zeroes?',
    'Write a polynomial whose zeroes have the opposite signs of the zeroes of x² − 5x + 6.',
  ],
  read: (question) => {
    const found = quadraticFact(question)
    if (!found || !says(question, 'zeroes')) return null
    const isEither = phraseOf(question.words)
    const isChosen = question.options.length > 1 && question.options.every(isOfSigns)
    const asks =
      isChosen || says(question, 'signs') || says(question, 'sign') || says(question, 'statement') || isEither
    const isOther = ['whose', 'write', 'form', 'sum', 'product'].some((word) => question.words.includes(word))
    const isOne =
      says(question, 'positive') !== says(question, 'negative') ||
      (says(question, 'opposite') && !says(question, 'positive'))
    const { a, b, c } = found.quadratic
    return asks && !isOne && !isOther ? { given: { a, b, c }, used: found.used } : null
  },
})

/** "one positive and one negative", "equal" */
const isOfSigns = ({ words, facts }: Question): boolean =>
  facts.length === 0 && words.some((word) => /^(?:positive|negative|equal|opposite|signs?|zeroes)$/.test(word))

/** "positive or negative" */
const phraseOf = (words: readonly string[]): boolean =>
  / positive (?:hai |hain |h )?(?:or|ya)? ?(?:both )?negative/.test(` ${words.join(' ')}`)
