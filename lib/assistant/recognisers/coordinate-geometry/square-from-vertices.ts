import { figuresIn, figureNamed, isBeside, isOpposite } from './figure'
import { pointsIn, pointWords } from './points'
import { squareFromVertices as solution } from '../../../solutions/coordinate-geometry/square-from-vertices'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** How the two points lie: at the ends of a diagonal, or of a side. */
const acrossStated = ['opposite vertices|vertex|corners|corner', '@d:letter is diagonal', 'ends diagonal'] as const
const besideStated = ['adjacent|consecutive vertices|vertex|corners|corner', '@d:letter is side', 'ends side'] as const
const asksArea = ['area'] as const
const asksDiagonal = [
  'length diagonals|diagonal',
  'long diagonals|diagonal',
  'find|calculate diagonal',
  'diagonal .? long|length|lamba|lambi',
] as const

export const squareFromVertices = recogniser({
  id: 'square-from-two-vertices',
  solution,
  story: true,
  cues: ['square'],
  words: [...pointWords, 'square', 'vertices', 'vertex'],
  examples: [
    'The points A(3, -2) and C(-1, 4) are two opposite vertices of a square ABCD. Find the area of the square.',
    'PR is a diagonal of the square PQRS. If P is (1, 1) and R is (-6, 6), find the area of the square.',
    'area of square whose opposite vertices are (1,2) and (5,6)',
    'AB is a side of the square ABCD. If A is (1, 2) and B is (4, 6), find the length of the diagonal AC.',
    '(0,1) aur (3,5) square ke adjacent vertices hai, diagonal ki length batao',
  ],
  refuses: [
    'The points A(3, -2) and C(-1, 4) are two opposite vertices of a square ABCD. Find the perimeter of the square.',
    'The points A(3, -2) and B(-1, 4) are two opposite vertices of a square ABCD. Find the area of the square.',
    'The points A(3, -2) and C(-1, 4) are two opposite vertices of a rectangle ABCD. Find its area in square units.',
    'A(3, -2) and C(-1, 4) are two vertices of a square. Find its area.',
    'A(3, -2) and B(-1, 4) are two adjacent vertices of a square ABCD. Find half the length of its diagonal.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const [across, beside] = [phrase(question, ...acrossStated), phrase(question, ...besideStated)]
    const [area, diagonal] = [phrase(question, ...asksArea), phrase(question, ...asksDiagonal)]
    if (!found || !a || !b || more.length > 0 || !across === !beside) return null
    if (across ? !area || diagonal : !diagonal || area) return null
    const stated = across ?? beside
    const ends = stated?.facts && 'd' in stated.facts ? stated.facts.d : undefined
    const square = figureNamed(question, 4)
    const [first, last] = [a.name, b.name]
    if (ends && ![`${first}${last}`, `${last}${first}`].includes(ends.name)) return null
    if (square && !(across ? isOpposite : isBeside)(square.name, first, last)) return null
    const { used, said } = told(question, stated, area, diagonal)
    return {
      given: { ask: across ? ('area' as const) : ('diagonal' as const), from: a.at, to: b.at },
      used: [
        ...found.used,
        ...used,
        ...(square ? [square] : []),
        ...figuresIn(question, [a, b], ...(square?.name ?? '')),
      ],
      said,
      letters: across ? { A: first, C: last } : lettersFor(square?.name ?? '', first, last),
    }
  },
})

/** The square from its first given vertex on, in the direction of the second where they are neighbours. */
function lettersFor(square: string, first: string, last: string): Readonly<Record<string, string>> {
  const at = square.indexOf(first)
  if (at < 0) return { A: first, B: last, C: last === 'C' || first === 'C' ? 'R' : 'C' }
  const turn = square[(at + 3) % 4] === last ? 3 : 1
  const corner = (steps: number) => square[(at + steps * turn) % 4] ?? ''
  return { A: first, B: corner(1), C: corner(2) }
}
