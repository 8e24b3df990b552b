import { namesOf, pointsIn, pointWords } from './points'
import { fourthVertex as solution } from '../../../solutions/coordinate-geometry/fourth-vertex'
import { recogniser } from '../../recogniser'

export const fourthVertex = recogniser({
  id: 'fourth-vertex',
  solution,
  cues: ['parallelogram'],
  words: [...pointWords, 'three', 'vertices', 'vertex', 'fourth', 'taken', 'order', 'consecutive'],
  examples: [
    'Three vertices of a parallelogram ABCD, taken in order, are A(1, 2), B(4, 3) and C(6, 6). Find the fourth vertex D.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, ...more] = found?.points ?? []
    const inOrder = `${a?.name}${b?.name}${c?.name}` === 'ABC'
    return found && a && b && c && more.length === 0 && inOrder
      ? { given: { a, b, c, fourth: 'D' }, used: [...found.used, ...namesOf(question, [a, b, c], 'D')] }
      : null
  },
  before: () => 'Fourth vertex: ',
})
