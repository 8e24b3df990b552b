import { figuresIn, figureNamed, isOpposite } from './figure'
import { asksLength, otherNames, pointsIn, pointWords } from './points'
import { squareOtherVertices as solution } from '../../../solutions/coordinate-geometry/square-other-vertices'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equals, fraction } from '../../../maths'

const stated = [
  'opposite vertices|vertex|corners|corner',
  'ends|end|points diagonal',
  '@d:letter diagonal',
  'square @s:letter @a:point @c:point',
] as const
const asked = [
  'other|remaining|rest two? vertices|vertex|corners|corner',
  'other|remaining two',
  'find|determine coordinates? vertices|corners? @b:letter @d:letter',
  '@b:letter @d:letter batao|nikalo',
] as const

export const squareOtherVertices = recogniser({
  id: 'other-two-vertices-of-square',
  solution,
  story: true,
  cues: ['square'],
  words: [...pointWords, 'square', 'vertices', 'corners'],
  examples: [
    'A(1, 2) and C(5, 4) are opposite vertices of a square ABCD. Find the coordinates of the other two vertices.',
    'On a plan, a square room ABCD has its corners A and C, the ends of a diagonal, at (-6, -9) and (-4, -1). Find the places of the other two corners.',
    'two opposite vertices of a square are (-1, 2) and (3, 2) find the other two vertices',
    'square ke opposite vertices (1,-2) aur (3,6) hai, remaining vertices batao',
    'square ABCD me A(1,-2) aur C(3,6). B aur D batao',
  ],
  refuses: [
    'A(1, 2) and B(5, 4) are adjacent vertices of a square ABCD. Find the coordinates of the other two vertices.',
    'A(1, 2) and B(5, 4) are opposite vertices of a square ABCD. Find the coordinates of the other two vertices.',
    'A(1, 2) and C(5, 4) are opposite vertices of a square ABCD. How far are the other two vertices from the origin?',
    'A(1, 2) and C(5, 4) are opposite vertices of a square. Find its centre.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, c, ...more] = found?.points ?? []
    const [across, other] = [phrase(question, ...stated), phrase(question, ...asked)]
    if (!found || !a || !c || more.length > 0 || !across || !other || asksLength(question)) return null
    const square = figureNamed(question, 4)
    const alone = otherNames(question, [])
    // "its corners A and C ... at (1, 2) and (3, 4)": the points have no names of their own, and get them in order
    const isCalled = found.used.every((fact) => fact.kind === 'point' && fact.name !== '')
    const [first = a.name, last = 'C'] = isCalled ? [a.name, c.name] : alone
    if (square && !isOpposite(square.name, first, last)) return null
    const names = [first, last, ...(square?.name ?? ''), ...alone]
    // "2 opposite vertices"
    const two = phrase(question, '#n opposite')
    if (two && !equals(two.numbers.n, fraction(2))) return null
    const { used, said } = told(question, across, other, two)
    return {
      given: { a: a.at, c: c.at },
      used: [...found.used, ...used, ...(square ? [square] : []), ...figuresIn(question, [], ...names)],
      said,
      letters: { A: first, C: last, B: square?.name[(square.name.indexOf(first) + 1) % 4] ?? 'B' },
    }
  },
})
