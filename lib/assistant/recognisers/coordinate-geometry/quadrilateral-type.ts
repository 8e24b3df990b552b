import { figuresIn, figureNamed } from './figure'
import { threeInLine } from './four-points'
import { pointsIn, pointWords } from './points'
import { quadrilateralType as solution } from '../../../solutions/coordinate-geometry/quadrilateral-type'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const asked = [
  'type|kind quadrilateral|quad',
  'quadrilateral|quad type|kind',
  'which|what quadrilateral|quad',
  'name most? quadrilateral|quad',
  'name most? type|kind quadrilateral|quad',
] as const

export const quadrilateralType = recogniser({
  id: 'type-of-quadrilateral',
  solution,
  story: true,
  cues: ['quadrilateral', 'quad'],
  words: [
    ...pointWords,
    'quadrilateral',
    'vertices',
    'formed',
    'four',
    'most',
    'specific',
    'special',
    'joined',
    'form',
    'taken',
    'order',
    'any',
    'following',
    'reason',
    'quad',
    'vertex',
  ],
  examples: [
    'Name the type of quadrilateral formed by the points A(-1, -2), B(1, 0), C(-1, 2) and D(-3, 0), taken in order.',
    'Four friends sit in a classroom at the points A(3, 4), B(6, 7), C(9, 4) and D(6, 1) of a grid. What type of quadrilateral is ABCD?\n(A) a square\n(B) a rhombus which is not a square\n(C) a rectangle which is not a square\n(D) a parallelogram which is neither a rectangle nor a rhombus',
    'konsa quadrilateral banega (4,5), (7,6), (4,3), (1,2) se? type of quadrilateral batao',
    'A(1,1) B(5,1) C(5,4) D(1,4) name the quadrilateral',
    'points (-1,0), (3,1), (2,5), (-2,4) in order konsa quadrilateral banate hai',
    'which quad is formed by (0,-1) (3,1) (1,4) (-2,2) in order',
  ],
  refuses: [
    'Name the type of quadrilateral formed by the points A(-1, -2), B(1, 0), C(-1, 2) and D(-3, 0), and find its area.',
    'Name the type of quadrilateral formed by the mid-points of the sides of A(-1, -2), B(1, 0), C(-1, 2) and D(-3, 0).',
    'Is the quadrilateral A(-1, -2), B(1, 0), C(-1, 2), D(-3, 0) a square?',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, d, ...more] = found?.points ?? []
    const type = phrase(question, ...asked)
    const figure = figureNamed(question, 4)
    if (!found || !a || !b || !c || !d || more.length > 0 || !type) return null
    if (threeInLine([a, b, c, d])) return null
    // whether they form one at all is another question
    if (phrase(question, 'what do four? point form')) return null
    if (figure && figure.name !== [a, b, c, d].map(({ name }) => name).join('')) return null
    const { used, said } = told(question, type)
    return {
      given: { corners: [a, b, c, d] as const },
      used: [...found.used, ...used, ...figuresIn(question, [a, b, c, d])],
      said,
    }
  },
})
