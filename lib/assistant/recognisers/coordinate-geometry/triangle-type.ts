import { figuresIn } from './figure'
import { pointsIn, pointWords } from './points'
import { triangleType as solution } from '../../../solutions/coordinate-geometry/triangle-type'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** How the type of a triangle is asked for. */
export const asked = [
  'type|kind triangle',
  'triangle * type|kind',
  'which|what triangle',
  'find out what point? @a:point @b:point @c:point form',
] as const

/** "A, B and C are the vertices of", which an option completes. */
const completedIn = (question: Question) =>
  question.options.length > 0 && question.options.every(({ words }) => words.includes('triangle'))
    ? phrase(question, 'vertices|form|forms')
    : null

export const triangleType = recogniser({
  id: 'type-of-triangle',
  solution,
  story: true,
  cues: ['triangle', 'form', 'type', 'vertices'],
  words: [...pointWords, 'triangle', 'vertices', 'distance', 'formula', 'formed', 'any', 'option'],
  examples: [
    'Name the type of triangle formed, if any, by the points A(5, -2), B(6, 4) and C(7, -2).',
    'Do the points A(3, 2), B(-2, -3) and C(2, 3) form a triangle? If they do, what type of triangle is it?',
    'Use the distance formula to find out what the points A(1, 1), B(2, 3) and C(4, 7) form.',
    'The points A(1, 2), B(4, 6) and C(0, 9) are the vertices of\n(a) an equilateral triangle\n(b) a scalene right triangle\n(c) an isosceles right triangle\n(d) an isosceles triangle which is not right-angled',
    'konsa type ka triangle banega (5,-2) (6,4) (7,-2) se',
    'Name the type of triangle formed by the points (-2, 0), (2, 3) and (5, -1). Consider both its sides and its angles.',
    'A(1,1), B(4,5) aur C(-3,4) se kaunsa triangle banta hai? sides nikal ke batao',
  ],
  refuses: [
    'Name the type of triangle formed by A(5, -2), B(6, 4) and C(7, -2), and find its area.',
    'Name the type of triangle formed by A(5, -2), B(6, 4), C(7, -2) and D(0, 0).',
    'Is the triangle A(5, -2), B(6, 4), C(7, -2) equilateral?',
    'Find the longest side of the triangle A(5, -2), B(6, 4), C(7, -2) and the type of the angle at C.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, ...more] = found?.points ?? []
    const type = phrase(question, ...asked) ?? completedIn(question)
    if (!found || !a || !b || !c || more.length > 0 || !type) return null
    const by = phrase(
      question,
      'both? sides angles',
      'both? angles sides',
      'basis|based|considering|consider|according|by|to|lengths|find|calculate|using sides',
      'sides nikalo|nikalkar|length|lengths',
    )
    const { used, said } = told(question, type, by)
    return { given: { a, b, c }, used: [...found.used, ...used, ...figuresIn(question, [a, b, c])], said }
  },
})
