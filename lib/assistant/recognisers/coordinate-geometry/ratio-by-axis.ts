import { namesOf, pointsIn, pointWords } from './points'
import { ratioByAxis as solution } from '../../../solutions/coordinate-geometry/ratio-by-axis'
import { axisIn } from '../../question/axis'
import { recogniser } from '../../recogniser'

export const ratioByAxis = recogniser({
  id: 'ratio-by-axis',
  solution,
  cues: ['ratio'],
  words: [...pointWords, 'axis', 'divides', 'divide', 'divided'],
  examples: [
    'In what ratio is the line segment joining A(−3, 0) and B(1, 8) divided by the y-axis?',
    'Find the ratio in which the x-axis divides the line segment joining (1, −5) and (−4, 5).',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const axis = axisIn(question)
    return found && a && b && axis && more.length === 0
      ? { given: { a, b, axis: axis.axis }, used: [...found.used, ...axis.used, ...namesOf(question, [a, b])] }
      : null
  },
  before: () => 'Ratio = ',
})
