import { namesOf, pointsIn, pointWords } from './points'
import { verticesFromMidPoints as solution } from '../../../solutions/coordinate-geometry/vertices-from-mid-points'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** Whether the sides are named as the solution takes them, AB, BC and CA in this order; without names the order does not matter. */
function sidesFit(question: Question): boolean {
  const sides = factsOf(question, 'letter').flatMap(({ name }) =>
    /^[ABC]{2}$/.test(name) ? [...name].sort().join('') : [],
  )
  return sides.length === 0 || sides.join(' ') === 'AB BC AC'
}

/** "The mid-points of the sides AB, BC and CA of a triangle are (1, 3), (5, -1) and (2, 1). Find A, B and C." */
export const verticesFromMidPoints = recogniser({
  id: 'vertices-from-mid-points',
  solution,
  story: true,
  cues: ['midpoint', 'mid'],
  words: [...pointWords, 'midpoint', 'side', 'sides', 'triangle', 'triangular', 'vertices', 'three'],
  examples: [
    'The mid-points of the sides AB, BC and CA of a triangle are (-3, 4), (-4, 7) and (2, 3). Find the vertices A, B and C.',
    'D(3, 7), E(2, 6) and F(7, 4) are the mid-points of the sides AB, BC and CA of triangle ABC. Find the coordinates of A, B and C.',
    'Three poles stand at the mid-points of the sides AB, BC and CA of a triangular field, at (5, 6), (3, 3) and (-1, 1) of the plan. Where are the corners A, B and C of the field?',
    'midpoints of sides of a triangle are (3,4) (4,6) (5,7) find its vertices',
  ],
  refuses: [
    'The vertices of a triangle are (-3, 4), (-4, 7) and (2, 3). Find the mid-points of its sides.',
    'The mid-points of the sides BC, CA and AB of a triangle are (-3, 4), (-4, 7) and (2, 3). Find A, B and C.',
    'The mid-points of the sides AB, BC and CA of a triangle are (-3, 4), (-4, 7) and (2, 3). Find the length of BC.',
    'The mid-points of the sides AB, BC and CA of a triangle are (-3, 4), (-4, 7) and (2, 3). Find its area.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [first, second, third, ...more] = found?.points ?? []
    if (!found || !first || !second || !third || more.length > 0 || !sidesFit(question) || !tellsMidPoints(question))
      return null
    const [d, e, f] = [first, second, third].map(({ at }, index) => ({ name: ['D', 'E', 'F'][index] ?? '', at }))
    return d && e && f
      ? { given: { d, e, f }, used: [...found.used, ...namesOf(question, [d, e, f], 'A', 'B', 'C')] }
      : null
  },
  before: () => 'Vertices: ',
})

/** Whether the points are the mid-points: they stand before the word, or "are", "at" or nothing stands between it and them. */
function tellsMidPoints(question: Question): boolean {
  const { items } = question
  const [word, point] = [
    items.findIndex((item) => item.kind === 'word' && item.text === 'midpoint'),
    items.findIndex(({ kind }) => kind === 'point'),
  ]
  const vertices = items.findIndex((item) => item.kind === 'word' && ['vertices', 'corners'].includes(item.text))
  const asked = vertices < 0 || vertices > Math.max(word, point)
  const asksThem = items.some((item, at) => item.kind === 'word' && item.text === 'find' && at < word && word - at <= 2)
  const asksSize = ['length', 'far', 'long', 'distance'].some((name) => question.words.includes(name))
  return word >= 0 && asked && !asksThem && !asksSize
}
