import { figuresIn } from './figure'
import { divisionIn } from './division'
import { pointsIn, pointWords } from './points'
import { placeOfMidPoint as ofMidPoint } from '../../../solutions/coordinate-geometry/place-of-mid-point'
import { placeOfSectionPoint as ofSectionPoint } from '../../../solutions/coordinate-geometry/place-of-section-point'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { lowestRatio } from '../../../solutions/coordinate-geometry/pieces/ratio'
import { isInteger, one, sign, subtract } from '../../../maths'

/** Whether it is asked where the point lies, and not what its coordinates are. */
const asksPlace = (question: Question) =>
  phrase(question, 'where * lie|lies|located|situated', 'which|what quadrant|axis * lie|lies', 'lies|lie|quadrant')

const asksQuadrant = (question: Question) =>
  [question, ...question.options].some(({ words }) => words.includes('quadrant'))

const which = ['where', 'which|what quadrant|axis'] as const

export const placeOfMidPoint = recogniser({
  id: 'place-of-mid-point',
  solution: ofMidPoint,
  story: true,
  cues: ['midpoint'],
  words: [...pointWords, 'midpoint', 'lie', 'lies', 'one', 'other', 'axis'],
  examples: [
    'The mid-point of the line segment joining the points A(4, -5) and B(-2, 5) lies\n(A) at the origin\n(B) on neither of the axes\n(C) on the x-axis, but not at the origin\n(D) on the y-axis, but not at the origin',
    'A(3, 2) and B(-3, 6) are the ends of a line segment. Where does its mid-point lie?',
    'midpoint of (4,-5) and (-2,5) kaha lies?',
  ],
  refuses: [
    'The mid-point of A(4, -5) and B(-2, 5) lies on the line x + y = k. Where does it lie?',
    'The mid-point of A(4, -5) and B(-2, 5) lies at C. Find the distance AC.',
    'Does the mid-point of A(4, -5) and B(-2, 5) lie on the y-axis?',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    if (!found || !a || !b || more.length > 0 || !asksPlace(question)) return null
    // a quadrant is asked for below
    if (asksQuadrant(question)) return null
    if (phrase(question, 'find|coordinates|does midpoint|point?') && !phrase(question, ...which)) return null
    return { given: { a, b }, used: [...found.used, ...figuresIn(question, [a, b])] }
  },
})

export const quadrantOfMidPoint = recogniser({
  id: 'quadrant-of-mid-point',
  solution: ofSectionPoint,
  story: true,
  cues: ['midpoint'],
  words: [...pointWords, 'midpoint', 'lie', 'lies', 'quadrant', 'one', 'other'],
  examples: [
    'In which quadrant does the mid-point of the line segment joining (-8, 3) and (2, 5) lie?',
    'The mid-point of A(-8, 3) and B(2, 5) lies in which quadrant?',
    'midpoint of (3,-4) and (5,2) konse quadrant me hai',
    'The mid-point of the line segment joining the points (-9, 2) and (3, 8) lies in the\n(A) first quadrant (B) second quadrant (C) third quadrant (D) fourth quadrant',
  ],
  refuses: [
    'Does the mid-point of A(-8, 3) and B(2, 5) lie in the first quadrant?',
    'In which quadrant does the mid-point of the mid-point of (-8, 3) and (2, 5) and the origin lie?',
    'Find the mid-point of A(-8, 3) and B(2, 5), and its quadrant.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    if (!found || !a || !b || more.length > 0 || !asksQuadrant(question)) return null
    if (
      phrase(question, 'find|coordinates|does midpoint|first|second|third') &&
      !phrase(question, 'which|what quadrant')
    )
      return null
    return { given: { a, b, m: one, n: one }, used: [...found.used, ...figuresIn(question, [a, b])] }
  },
})

export const placeOfSectionPoint = recogniser({
  id: 'quadrant-of-dividing-point',
  solution: ofSectionPoint,
  story: true,
  cues: ['ratio', '#ratio', '#equation'],
  words: [...pointWords, 'lie', 'lies', 'divides', 'dividing', 'divided', 'ratio', 'internally'],
  examples: [
    'Where does the point lie that divides the line segment from A(-8, 1) to B(1, 7) in the ratio 1 : 2?',
    'The point which divides the line segment joining A(7, -6) and B(3, 4) internally in the ratio 1 : 2 lies\n(A) in the first quadrant\n(B) in the second quadrant\n(C) in the third quadrant\n(D) in the fourth quadrant',
    'P is the point of the segment from A(-8, 1) to B(1, 7) with AP : PB = 1 : 2. Where does P lie?',
    'point dividing (7,-6) and (3,4) in ratio 1:2 lies in which quadrant?',
  ],
  refuses: [
    'Find the point that divides the line segment from A(-8, 1) to B(1, 7) externally in the ratio 1 : 2. Where does it lie?',
    'A is (-3, 2) and B is (7, -8). Find P such that AP = 2/5 AB, where P lies on the line segment AB.',
    'If A and B are (-4, 2) and (10, -5), find the coordinates of P such that AP = 3/7 AB and P lies on the line segment AB.',
    'Where does the line 2x + y = 4 lie that divides the segment from A(-8, 1) to B(1, 7) in the ratio 1 : 2?',
    'The point that divides the segment from A(-8, 1) to B(1, 7) in the ratio 1 : 2 lies on the line x + y = k. Find k.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const place = asksPlace(question)
    const quadrant = phrase(question, 'quadrant')
    if (!found || !a || !b || more.length > 0 || !place) return null
    // "find P such that ..., where P lies on AB" asks for its coordinates
    const isSuch = question.words.includes('find') && question.words.includes('such')
    if (!quadrant && (isSuch || phrase(question, 'coordinates', 'where * lies|lie on line|segment|join|@s:letter')))
      return null
    if (phrase(question, 'find') && !quadrant && !phrase(question, 'where')) return null
    const divided = divisionIn(question, a.name, b.name)
    if (!divided) return null
    const { division } = divided
    const [m, n] =
      division.kind === 'ratio' ? [division.m, division.n] : [division.share, subtract(one, division.share)]
    if (sign(m) <= 0 || sign(n) <= 0) return null
    const [p, q] = isInteger(m) && isInteger(n) ? [m, n] : lowestRatio(m, n)
    const { used, said } = told(question, place, quadrant)
    return {
      given: { a, b, m: p, n: q },
      used: [...found.used, ...divided.used, ...used, ...figuresIn(question, [a, b], divided.point || 'P')],
      said,
    }
  },
})
