import { rootWords } from './words'
import { fractionsIn, reciprocalIn } from './fractions'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { rationalEquation as solution, type Given } from '../../../solutions/quadratic-equations/rational-equation'
import { recogniser } from '../../recogniser'

const ofNumber = [
  'number added reciprocal result|sum|get? #r',
  'sum number reciprocal #r',
  'number reciprocal add up? #r',
  'number plus reciprocal #r',
] as const

export const rationalEquation = recogniser<Given>({
  id: 'rational-equation',
  solution,
  cues: ['#equation', 'reciprocal'],
  words: [...rootWords, 'real', 'it', 'own', 'result', 'factorisation', 'linear', 'nonzero'],
  examples: [
    'Find the roots of the equation 1/(x + 4) - 1/(x - 7) = 11/30, x ≠ -4, 7',
    'solve for x: x + 1/x = 17/4',
    'When a number is added to its own reciprocal, the result is 61/30. Which numbers can it be? Find all of them.',
    'sum of a number and its reciprocal is 17/4 find the number',
  ],
  refuses: [
    'sum of the reciprocal of each of two numbers is 17/4 find the numbers',
    'Find x^2 + 1/x^2 if x + 1/x = 17/4',
    'the difference of a number and its reciprocal is 17/4 find the number',
  ],
  read: (question) => {
    const number = phrase(question, ...ofNumber)
    if (number)
      return {
        given: { form: 'reciprocal', right: number.numbers.r, told: 'number' },
        ...told(question, number),
      }
    const letters = lettersNamed(question, 'x')
    const reciprocal = reciprocalIn(question)
    if (reciprocal)
      return {
        given: { form: 'reciprocal', right: reciprocal.right, told: 'equation' },
        used: [...reciprocal.used, ...letters],
      }
    const found = fractionsIn(question)
    if (found?.sign !== '-') return null
    const { p, q, right, used } = found
    return { given: { form: 'difference', p, q, right }, used: [...used, ...letters] }
  },
})
