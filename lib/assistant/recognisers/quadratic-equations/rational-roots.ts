import { onlyEquation } from './common-root'
import { equals, one } from '../../../maths/fraction'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { rationalRoots as solution } from '../../../solutions/quadratic-equations/rational-roots'
import { quadraticWords } from './words'
import { recogniser } from '../../recogniser'

/** The number that an option is: "12", "k = 12". */
function valueIn(option: Question) {
  const [number, ...more] = factsOf(option, 'number')
  return number && more.length === 0 && option.facts.length === 1 && option.words.length === 0 ? number : null
}

export const rationalRoots = recogniser({
  id: 'k-for-rational-roots',
  solution,
  chooses: true,
  cues: ['rational'],
  words: [...quadraticWords, 'rational', 'roots', 'number', 'two', 'has', 'have', 'equal', 'real'],
  examples: [
    'The quadratic equation 2x^2 - 10x + k = 0 has two rational roots if k is equal to (A) 12 (B) 7 (C) 13 (D) 14',
    'for which of these values of k does x^2 - 11x + k = 0 have rational roots (a) 6 (b) 12 (c) 10 (d) 2',
    'The roots of the quadratic equation x^2 - 7x + k = 0 are rational numbers. Which of these can be the value of k? (A) 12 (B) 3 (C) 4 (D) 8',
  ],
  refuses: [
    'The quadratic equation 2x^2 - 10x + k = 0 has two irrational roots, and no rational ones, if k is equal to (A) 12 (B) 7 (C) 13 (D) 14',
    'The quadratic equation 2x^2 - 10x + k = 0 has equal rational roots if k is equal to twice (A) 12 (B) 7 (C) 13 (D) 25/4',
  ],
  read: (question) => {
    const equation = onlyEquation(question, ['x^2', 'x', 'k'])
    const options = question.options.map(valueIn)
    const all = options.filter((one) => one !== null)
    if (!equation || !equals(equation.of('k'), one) || all.length < 2 || all.length !== options.length) return null
    // "equal" asks for equal roots, unless k is equal to something
    const words = question.words.join(' ')
    if (/equal/.test(words) && !/is equal to|equal to$/.test(words)) return null
    return {
      given: { a: equation.of('x^2'), b: equation.of('x'), options: all.map(({ value }) => value) },
      used: [equation.fact, ...lettersNamed(question, 'k'), ...all],
    }
  },
})
