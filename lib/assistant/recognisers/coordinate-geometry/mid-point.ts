import { asksForOneOf, asksLength, asksWhereItLies, midpointIn, namesOf, pointsIn, pointWords } from './points'
import { midPoint as solution } from '../../../solutions/coordinate-geometry/mid-point'
import { beside } from './scale'
import { recogniser } from '../../recogniser'

export const midPoint = recogniser({
  id: 'mid-point-of',
  solution,
  story: true,
  cues: ['midpoint', 'mid', 'halfway', 'middle'],
  words: [...pointWords, 'mid', 'middle', 'between', 'formula', 'exactly'],
  examples: [
    'mid-point of (2, 3) and (6, 9)',
    'Find the midpoint of the line segment joining (-1, 4) and (5, 0)',
    'Two lamp posts are marked on a map at A(-4, 2) and B(1, -1). A bench is placed exactly half-way between them. Find the coordinates of the bench.',
    'Find the coordinates of the mid-point of AB, where A is (5, 2) and B is (4, 5).',
    'On the map of a district one unit of the grid stands for 1 km. A straight power line runs from the power house at A(2, 15) to a village at B(14, 6). The tallest mast stands half-way along the line. Find its coordinates.',
    'midpt of (2,3) and (4,7) kya hoga',
  ],
  refuses: [
    'the mid-point of A(1, 2) and B is (4, 6), find B',
    'A bench stands half-way between A(1, 2) and B(4, 6). How far is it from A?',
    'distance of the mid-point of (1, 2) and (4, 6) from the origin',
    'A(-4, 6) and B(-8, -6) are the ends of a line segment. Where does its mid-point lie?',
    'Find the points of trisection of A(2, -2), B(-7, 4) and the mid-point of AB',
    'mid-point of the mid-point of (1, 2) and (4, 6) and the origin',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    // "(4, 1) is the mid-point of AB" asks for an end
    if (
      midpointIn(question) ||
      asksLength(question) ||
      asksWhereItLies(question) ||
      question.words.some((word) => word.startsWith('trisect')) ||
      asksForOneOf(question, found?.points ?? [])
    )
      return null
    return found && a && b && more.length === 0
      ? { given: { a, b }, ...beside(question, [...found.used, ...namesOf(question, [a, b])]) }
      : null
  },
  before: () => 'Mid-point: ',
})
