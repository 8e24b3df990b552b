import { figuresIn, figureNamed, isOpposite } from './figure'
import { otherNames, pointsIn, pointWords } from './points'
import { rectangleOnAxes as solution } from '../../../solutions/coordinate-geometry/rectangle-on-axes'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { sign, toNumber } from '../../../maths'
import type { NamedPoint } from '../../../solutions/coordinate-geometry/pieces/point'

const asksDiagonal = [
  'length diagonal|diagonals',
  'long diagonals|diagonal',
  'diagonal length',
  'find diagonal',
  'diagonal kitna|kitni|batao|nikalo',
] as const
const asksCorner = [
  'coordinates @c:letter',
  'fourth vertex|corner',
  '@f:ordinal vertex|corner',
  'corner|vertex opposite origin',
  'find|where @c:letter',
] as const

const isZero = ({ at: [x, y] }: NamedPoint): boolean => sign(x) === 0 && sign(y) === 0

export const rectangleOnAxes = recogniser({
  id: 'rectangle-at-the-origin',
  solution,
  story: true,
  cues: ['rectangle', 'rectangular'],
  words: [
    ...pointWords,
    ...['rectangle', 'rectangular', 'vertices', 'vertex', 'three', 'origin', 'one', 'axes', 'sides', 'lie', 'along'],
    ...['more', 'corner', 'corners', 'fourth'],
  ],
  examples: [
    'A(0, 2), O(0, 0) and B(6, 0) are three vertices of the rectangle AOBC. Find the length of a diagonal.',
    'A rectangle has one corner at the origin and two more corners at A(0, -5) and B(-12, 0). How long are its diagonals, in units?',
    'Two sides of a rectangular field lie along the axes of a plan; they go from the origin to A(0, 4) and to B(3, 0). Where is the corner opposite to the origin?',
    'AOBC is a rectangle whose three vertices are A(0,3), O(0,0), B(5,0) find length of its diagonal',
    'rectangle has corners (0,0) (7,0) (0,24). 4th corner?',
    'three vertices of a rectangle are (0, 24), (0, 0) and (7, 0). fourth vertex batao',
  ],
  refuses: [
    'A(0, 2), O(0, 0) and B(6, 0) are three vertices of the rectangle AOBC. Find its area.',
    'A(0, 2), O(0, 0) and B(6, 0) are three vertices of the rectangle AOBC. Find the point where its diagonals meet.',
    'A(0, 2) and B(6, 0) are two corners of a rectangle. Find the length of a diagonal.',
    'A(0, 2), O(0, 0) and B(6, 0) are three vertices of the rectangle OABC. Find the length of a diagonal.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const all = found?.points ?? []
    const [origin, ...zeros] = all.filter(isZero)
    const rest = all.filter((each) => each !== origin)
    const b = rest.find(({ at }) => sign(at[1]) === 0)
    const a = rest.find(({ at }) => sign(at[0]) === 0)
    if (!found || !a || !b || rest.length !== 2 || zeros.length > 0) return null
    if (!origin && !question.words.includes('origin') && !question.words.includes('axes')) return null
    const [diagonal, corner] = [phrase(question, ...asksDiagonal), phrase(question, ...asksCorner)]
    if (!diagonal === !corner) return null
    if (corner && 'f' in corner.facts && corner.facts.f.n !== 4) return null
    const three = phrase(question, '#n vertices|corners')
    const figure = figureNamed(question, 4)
    if (figure && !isOpposite(figure.name, a.name, b.name)) return null
    const start = origin?.name ?? 'O'
    const last = [...(figure?.name ?? '')].find((each) => ![a.name, b.name, start].includes(each)) ?? 'C'
    const names = otherNames(question, all).filter((name) => name !== 'O')
    const wanted = corner && 'c' in corner.facts ? corner.facts.c.name : last
    if (wanted !== last || names.some((name) => name !== last)) return null
    const { used, said } = told(question, diagonal, corner, three && toNumber(three.numbers.n) === 3 ? three : null)
    return {
      given: { x: b.at[0], y: a.at[1], ask: diagonal ? ('diagonal' as const) : ('corner' as const) },
      used: [...found.used, ...used, ...(figure ? [figure] : []), ...figuresIn(question, all, 'O', last)],
      said,
      letters: { A: a.name, B: b.name, O: start, C: last },
    }
  },
})
