import { namesOf, pointsIn, pointWords } from './points'
import { distanceBetween as solution } from '../../../solutions/coordinate-geometry/distance-between'
import { recogniser } from '../../recogniser'

export const distanceBetween = recogniser({
  id: 'distance-between',
  solution,
  cues: ['distance', 'length', 'far'],
  words: [...pointWords, 'between', 'formula', 'using', 'following', 'pair', 'pairs'],
  examples: [
    'distance between (1, 2) and (4, 6)',
    'length of AB, A(2,3), B(4,1)',
    'Find the distance between the points A(-5, 0) and B(-1, -3).',
  ],
  refuses: [
    'square of the distance between (1, 2) and (4, 6)',
    'distance between (1, k) and (4, 6) is 5',
    'distance between (1, 2) and (4, 6) and (7, 8)',
    'length of AC for A(1, 2), B(4, 6)',
    'length of the median from (1, 2) to (4, 6)',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    return found && a && b && more.length === 0
      ? { given: { a, b }, used: [...found.used, ...namesOf(question, [a, b])] }
      : null
  },
  before: () => 'Distance = ',
})
