import { onlyEquation } from './common-root'
import { knownRoot } from './from-a-root'
import { equals, one } from '../../../maths/fraction'
import { factsOf } from '../../question/question'
import { linkTwoEquations as solution } from '../../../solutions/quadratic-equations/link-two-equations'
import { quadraticWords } from './words'
import { recogniser } from '../../recogniser'

export const linkTwoEquations = recogniser({
  id: 'root-then-equal-roots',
  solution,
  cues: ['equal'],
  words: [...quadraticWords, 'roots', 'equal', 'two', 'has', 'have', 'number', 'satisfies', 'same', 'real', 'one'],
  examples: [
    '−4 is a root of the equation 3x² + px − 8 = 0, and the equation kx² + px + 5 = 0 has equal roots. Find p and k.',
    'if -5 is a root of the quadratic equation 2x^2 + px - 15 = 0 and the quadratic equation 4x^2 + px + k = 0 has equal roots find p and k',
    'The number x = -3 satisfies x^2 + px - 57 = 0. With the same p, the roots of kx^2 + px + 4 = 0 are equal. What are p and k?',
  ],
  refuses: [
    '−4 is a root of the equation 3x² + px − 8 = 0, and the equation kx² + px + 5 = 0 has equal roots. Find p + k.',
    '−4 is a root of the equation 3x² + px − 8 = 0, and the equation kx² + px + 5 = 0 has real, but not equal roots. Find p and k.',
    '−4 is a root of the equation 3x² + px − 8 = 0, and the equation kx² + px + 5 = 0 has equal roots. Find k.',
  ],
  read: (question) => {
    const root = knownRoot(question)
    const first = onlyEquation(question, ['x^2', 'px', ''])
    const front = onlyEquation(question, ['kx^2', 'px', ''])
    const behind = onlyEquation(question, ['x^2', 'px', 'k'])
    const second = front ?? behind
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'p' || name === 'k')
    const asked = letters.map(({ name }) => name).join('')
    if (!root || !first || !second || (front && behind) || !/^p?pk$/.test(asked)) return null
    const isPlain = [first.of('px'), second.of('px'), second.of(front ? 'kx^2' : 'k')].every((value) =>
      equals(value, one),
    )
    if (!isPlain || !question.words.includes('roots')) return null
    return {
      given: { root: root.value, a: first.of('x^2'), c: first.of(''), e: second.of(front ? '' : 'x^2') },
      used: [root.fact, first.fact, second.fact, ...letters],
    }
  },
  before: () => '',
})
