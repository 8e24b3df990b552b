import { figuresIn } from './figure'
import { otherNames, pointsIn, pointWords } from './points'
import { centreThroughThree as solution, type Given } from '../../../solutions/coordinate-geometry/centre-through-three'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const ofCircle = [
  'centre circle passes|passing|through|drawn|containing',
  'circle passes|passing|through * @p:point * centre',
  'circle passes|passing|through * @p:point * @q:point * @r:point * centre',
  'circle centre passes|passing|through',
  'circumcentre|circumcenter triangle?',
  'centre circumcircle triangle?',
] as const
const equallyFar = ['equidistant', 'equal|same distances|distance', 'equally far|distant'] as const

export const centreThroughThree = recogniser<Given>({
  id: 'centre-through-three-points',
  solution,
  story: true,
  cues: ['centre', 'circumcentre', 'equidistant', 'equally', 'equal', 'same'],
  words: [...pointWords, 'three', 'all', 'vertices', 'triangle', 'coordinates', 'through'],
  examples: [
    'Find the centre of the circle which passes through the points A(6, -6), B(3, -7) and C(3, 3).',
    'Find the coordinates of the point which is equidistant from the points A(5, 1), B(-3, -7) and C(7, -1).',
    'On the grid map of a village three houses stand at A(-7, 1), B(-8, -6) and C(0, 0). A hand pump is to be put up at equal distances from all three houses. Find the coordinates of its place.',
    'centre of circle passing through (6,-6), (3,-7), (3,3) nikalo',
    'find circumcentre of triangle with vertices (0,0), (4,0), (0,6)',
  ],
  refuses: [
    'Find the centre and the radius of the circle which passes through A(6, -6), B(3, -7) and C(3, 3).',
    'Find the point on the x-axis which is equidistant from the points A(5, 1), B(-3, -7) and C(7, -1).',
    'How far is the point which is equidistant from A(5, 1), B(-3, -7) and C(7, -1) from A?',
    'Is A(5, 1) equidistant from B(-3, -7), C(7, -1) and D(0, 0)?',
    'The points A(6, -6), B(3, -7) and C(3, 3) are equidistant from each other. Find the centre of the circle through A.',
    'A circle has the centre A(6, -6) and passes through B(3, -7) and C(3, 3).',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, ...more] = found?.points ?? []
    const [circle, equal] = [phrase(question, ...ofCircle), phrase(question, ...equallyFar)]
    if (!found || !a || !b || !c || more.length > 0 || !circle === !equal) return null
    // "A(5, 1) is equidistant from B and C": a point before the word is no place that is looked for
    if (equal && phrase(question, '@p:point equidistant|equal|equally|same')) return null
    if (phrase(question, 'how far|long', '@p:point centre')) return null
    if (phrase(question, 'centre @p:point') && !phrase(question, 'centre passes|passing|through @p:point')) return null
    const names = otherNames(question, [a, b, c])
    if (names.length > 1) return null
    const { used, said } = told(question, circle, equal)
    return {
      given: { points: [a, b, c], wanted: circle ? ('centre' as const) : ('point' as const) },
      used: [...found.used, ...used, ...figuresIn(question, [a, b, c], ...names)],
      said,
    }
  },
})
