import { namesOf, pointsIn, pointWords } from './points'
import { equidistantOnAxis as solution } from '../../../solutions/coordinate-geometry/equidistant-on-axis'
import { axisIn } from '../../question/axis'
import { recogniser } from '../../recogniser'

export const equidistantOnAxis = recogniser({
  id: 'equidistant-on-axis',
  solution,
  cues: ['equidistant'],
  words: [...pointWords, 'axis'],
  examples: [
    'Find the coordinates of the point on the y-axis which is equidistant from the points A(−1, 3) and B(7, −5).',
    'point on the x-axis equidistant from (2, -5) and (-2, 9)',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const axis = axisIn(question)
    return found && a && b && axis && more.length === 0
      ? { given: { a, b, axis: axis.axis }, used: [...found.used, ...axis.used, ...namesOf(question, [a, b], 'P')] }
      : null
  },
  before: () => 'Point: ',
})
