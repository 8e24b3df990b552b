import { namesOf, pointsIn, pointWords } from './points'
import { verticesFromMidPoints as solution } from '../../../solutions/coordinate-geometry/vertices-from-mid-points'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** Which of the points is the mid-point of AB, of BC and of CA; null where the sides are others. Without names the order does not matter. */
function sidesIn(question: Question): readonly number[] | null {
  const sides = factsOf(question, 'letter').flatMap(({ name }) =>
    /^[ABC]{2}$/.test(name) ? [...name].sort().join('') : [],
  )
  const order = ['AB', 'BC', 'AC'].map((side) => sides.indexOf(side))
  if (sides.length === 0) return [0, 1, 2]
  return sides.length === 3 && !order.includes(-1) ? order : null
}

/** "The mid-points D, E, F of the sides": their names, in the order of the points. */
function listedIn(question: Question): readonly { readonly name: string }[] {
  const found = phrase(question, 'midpoint @d:letter @e:letter @f:letter side|sides')
  const isAsked = phrase(question, 'find|determine|what coordinates? point? @x:letter')
  return found && !isAsked ? [found.facts.d, found.facts.e, found.facts.f] : []
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
    'The mid-points of the sides BC, CA and AB of a triangle ABC are (5, 1), (4, 4) and (2, 2) respectively. Find the coordinates of the vertices A, B and C.',
    'Find the coordinates of the vertices of a triangle, the mid-points of whose sides are (1, 2), (0, -1) and (2, -1).',
    'The mid-points D, E, F of the sides of a triangle ABC are (3, 4), (4, 6) and (5, 7). Find the coordinates of the vertices of the triangle.',
    'midpoints of sides of a triangle are (3,4) (4,6) (5,7) find its vertices',
  ],
  refuses: [
    'The mid-points D, E, F of the sides of a triangle ABC are (3, 4), (4, 6) and (5, 7). Find the coordinates of the centroid of the triangle.',
    'The vertices of a triangle are (-3, 4), (-4, 7) and (2, 3). Find the mid-points of its sides.',
    'The mid-points of the sides AB, BC and CA of a triangle are (-3, 4), (-4, 7) and (2, 3). Find the length of BC.',
    'The mid-points of the sides AB, BC and CA of a triangle are (-3, 4), (-4, 7) and (2, 3). Find its area.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [first, second, third, ...more] = found?.points ?? []
    const order = sidesIn(question)
    if (!found || !first || !second || !third || more.length > 0 || !order || !tellsMidPoints(question)) return null
    const three = [first, second, third]
    const [d, e, f] = order.flatMap((place, index) => {
      const at = three[place]?.at
      return at ? [{ name: ['D', 'E', 'F'][index] ?? '', at }] : []
    })
    return d && e && f
      ? {
          given: { d, e, f },
          used: [
            ...found.used,
            ...namesOf(question, [...three, { name: 'A' }, { name: 'B' }, { name: 'C' }, ...listedIn(question)]),
            ...factsOf(question, 'letter').filter(({ name }) => name === 'r'),
          ],
        }
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
  // "find the vertices of a triangle, the mid-points of whose sides are ..."
  const isFirst =
    phrase(question, 'find|determine|what coordinates? vertices|corners * midpoint * sides * @p:point') !== null
  const asked = vertices < 0 || vertices > Math.max(word, point) || (isFirst && vertices < word && word < point)
  const asksThem = items.some((item, at) => item.kind === 'word' && item.text === 'find' && at < word && word - at <= 2)
  const asksSize = ['length', 'far', 'long', 'distance'].some((name) => question.words.includes(name))
  const isOfSides = ['side', 'sides', 'triangle', 'vertices', 'corners'].some((name) => question.words.includes(name))
  return word >= 0 && isOfSides && asked && !asksThem && !asksSize
}
