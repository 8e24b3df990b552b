import { equallyFar, isEquallyFar } from './equally-far'
import { namesOf, pointsIn, pointWords } from './points'
import { equidistantOnAxis as solution } from '../../../solutions/coordinate-geometry/equidistant-on-axis'
import { axisIn } from '../../question/axis'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

export const equidistantOnAxis = recogniser({
  id: 'equidistant-on-axis',
  solution,
  story: true,
  cues: ['equidistant', 'equally', 'equal', 'same'],
  words: [...pointWords, ...equallyFar, 'axis', 'both'],
  examples: [
    'Find the coordinates of the point on the y-axis which is equidistant from the points A(−1, 3) and B(7, −5).',
    'point on the x-axis equidistant from (2, -5) and (-2, 9)',
    'A point P on the x-axis is at equal distances from A(3, 6) and B(-4, 1). Find the coordinates of P.',
    'x axis pe wo point batao jo (2,-5) aur (-2,9) se equidistant hai',
    'y-axis pe wo point jo A(5,1) aur B(-3,7) se barabar doori par ho',
  ],
  refuses: [
    'The point on the x-axis is equidistant from (2, -5) and (-2, 9). How far is it from (2, -5)?',
    'Find the point equidistant from the x-axis, (2, -5) and (-2, 9)',
    'Find the abscissa of the point on the x-axis which is equidistant from (2, -5) and (-2, 9)',
    'Find the points on the x-axis which are at the same distance 10 from (2, -5) and (-2, 9)',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const axis = axisIn(question)
    return found &&
      a &&
      b &&
      axis &&
      more.length === 0 &&
      isOnAxis(question) &&
      isEquallyFar(question, 'P', a.name, b.name)
      ? { given: { a, b, axis: axis.axis }, used: [...found.used, ...axis.used, ...namesOf(question, [a, b], 'P')] }
      : null
  },
  before: () => 'Point: ',
})

const isOnAxis = (question: Question): boolean =>
  phrase(question, 'on @n:letter axis', '@n:letter axis pe|par|per') !== null && phrase(question, 'how far') === null
