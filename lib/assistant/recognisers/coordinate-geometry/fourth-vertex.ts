import { asksLength, namesOf, pointsIn, pointWords } from './points'
import { fourthVertex as solution } from '../../../solutions/coordinate-geometry/fourth-vertex'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

export const fourthVertex = recogniser({
  id: 'fourth-vertex',
  solution,
  story: true,
  cues: ['parallelogram'],
  words: [...pointWords, 'three', 'vertices', 'vertex', 'fourth', 'taken', 'order', 'consecutive'],
  examples: [
    'Three vertices of a parallelogram ABCD, taken in order, are A(1, 2), B(4, 3) and C(6, 6). Find the fourth vertex D.',
    'A floor tile is drawn on a grid as a parallelogram ABCD. Three of its corners, in order, are A(0, 6), B(2, 1) and C(-4, 4). Find the coordinates of the corner D.',
    'if a(1,2) b(4,3) c(6,6) are vertices of parallelogram ABCD find D',
    '3 vertices of parallelogram taken in order are (2,-1),(7,3),(5,8) . 4th vertex ?',
    'three consecutive vertices of a parallelogram are (-2,1), (1,0), (4,3). find the fourth vertex',
  ],
  refuses: [
    'Three vertices of a parallelogram ABCD are A(1, 2), B(4, 3) and C(6, 6). Find the mid-point of its diagonals.',
    'Three vertices of a parallelogram ABDC, taken in order, are A(1, 2), B(4, 3) and D(6, 6). Find C.',
    'A(1, 2), B(4, 3) and C(6, 6) are three vertices of a parallelogram ABCD. Find the length of CD.',
    'A(1, 2), B(4, 3) and C(6, 6) are three vertices of a parallelogram. Find all the possible fourth vertices.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, ...more] = found?.points ?? []
    const inOrder = `${a?.name}${b?.name}${c?.name}` === 'ABC'
    const three = phrase(question, '#n vertices|corners|point')
    const isThree = !three || (three.numbers.n.n === 3n && three.numbers.n.d === 1n)
    const fourth = factsOf(question, 'ordinal')
    const used = [...told(question, three).used, ...fourth]
    return found &&
      a &&
      b &&
      c &&
      more.length === 0 &&
      inOrder &&
      isThree &&
      asksVertex(question) &&
      fourth.every(({ n }) => n === 4)
      ? { given: { a, b, c, fourth: 'D' }, used: [...found.used, ...used, ...namesOf(question, [a, b, c], 'D')] }
      : null
  },
  before: () => 'Fourth vertex: ',
})

const asksVertex = (question: Question): boolean =>
  !asksLength(question) && ['fourth', 'vertex', 'corner', 'D'].some((name) => names(question).includes(name))

const names = ({ words, facts }: Question): readonly string[] => [
  ...words,
  ...facts.flatMap((fact) => (fact.kind === 'letter' ? fact.name : [])),
]
