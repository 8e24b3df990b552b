import { namesOf, pointsIn, pointWords } from './points'
import { perimeterOfTriangle as solution } from '../../../solutions/coordinate-geometry/perimeter'
import { recogniser } from '../../recogniser'

export const perimeter = recogniser({
  id: 'perimeter-of-triangle',
  solution,
  cues: ['perimeter'],
  words: [...pointWords, 'triangle', 'vertices', 'formed'],
  examples: ['Find the perimeter of the triangle whose vertices are A(5, 6), B(1, 3) and C(4, 7).'],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, ...more] = found?.points ?? []
    return found && a && b && c && more.length === 0
      ? { given: { a, b, c }, used: [...found.used, ...namesOf(question, [a, b, c])] }
      : null
  },
  before: () => 'Perimeter = ',
})
