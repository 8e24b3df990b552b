import { namesOf, pointsIn, pointWords } from './points'
import { distanceFromOriginOrAxis as solution } from '../../../solutions/coordinate-geometry/distance-from-origin-or-axis'
import { axisIn } from '../../question/axis'
import { recogniser } from '../../recogniser'

const axes = { x: 'x-axis', y: 'y-axis' } as const

export const distanceFromOriginOrAxis = recogniser({
  id: 'distance-from-origin-or-axis',
  solution,
  story: true,
  cues: ['distance', 'far'],
  words: [...pointWords, 'origin', 'axis', 'between', 'away'],
  examples: [
    'Find the distance of (3, -4) from the origin',
    'Find the distance of the point P(−4, −3) from the y-axis.',
    'A point is marked at P(12, -5) on a graph sheet. How far is it, in units, from the origin?',
    'whats the dist of (6,8) from origin',
  ],
  refuses: [
    'distance of the mid-point of (3, -4) from the origin',
    'distance of (3, -4) from the line x = 2 and the origin',
    'square of the distance of (3, -4) from the origin',
    'distance of (3, -4) from the x-axis and the y-axis',
    'sum of the distance of (3, -4) from the x-axis and its distance from the y-axis',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [only, ...more] = found?.points ?? []
    if (!found || !only || more.length > 0) return null
    const [axis, origin] = [axisIn(question), question.words.includes('origin')]
    if (origin === (axis !== null)) return null
    // an unnamed point is called P
    const name =
      only.name === 'A' && !found.used.some((fact) => fact.kind === 'point' && fact.name === 'A') ? 'P' : only.name
    const point = { ...only, name }
    return {
      given: { point, from: axis ? axes[axis.axis] : ('origin' as const) },
      used: [...found.used, ...(axis?.used ?? []), ...namesOf(question, [point], 'O')],
    }
  },
  before: () => 'Distance = ',
})
