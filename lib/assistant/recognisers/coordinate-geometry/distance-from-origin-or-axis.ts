import { namesOf, pointsIn, pointWords } from './points'
import { distanceFromOriginOrAxis as solution } from '../../../solutions/coordinate-geometry/distance-from-origin-or-axis'
import { axisIn } from '../../question/axis'
import type { Fact } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const axes = { x: 'x-axis', y: 'y-axis' } as const

const isOfAxis = ({ items }: Question, fact: Fact): boolean => {
  const next = items[items.indexOf(fact) + 1]
  return next?.kind === 'word' && next.text === 'axis'
}

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
    'point (-5, 8) ki y-axis se doori kitni hai? aur x-axis se?',
    'distance of (3, -4) from the x-axis and the y-axis',
  ],
  refuses: [
    'distance of the mid-point of (3, -4) from the origin',
    'distance of (3, -4) from the line x = 2 and the origin',
    'square of the distance of (3, -4) from the origin',
    'distance of (3, -4) from the x-axis and the line y = 2',
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
    // "from the y-axis, and from the x-axis?"
    const others = factsOf(question, 'letter').filter(
      (fact) => /^[xy]$/i.test(fact.name) && !(axis?.used ?? []).includes(fact) && isOfAxis(question, fact),
    )
    return {
      given: {
        point,
        from: axis ? axes[axis.axis] : ('origin' as const),
        ...(others.length > 0 && { alsoOther: true as const }),
      },
      used: [...found.used, ...(axis?.used ?? []), ...others, ...namesOf(question, [point], 'O')],
    }
  },
  before: () => 'Distance = ',
})
