import { figuresIn } from './figure'
import { asksLength, otherNames, pointsIn, pointWords } from './points'
import { pointOnAxis as solution } from '../../../solutions/coordinate-geometry/point-on-axis'
import { axisIn } from '../../question/axis'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const cuts = ['divides|divided|cuts|crosses|meets|intersects', 'canal|road|river|path|line * axis * crosses'] as const
const asked = [
  'find coordinates point? division|intersection? @p:letter',
  'coordinates point division|intersection',
  'find|determine point division|intersection',
  'coordinates @p:letter',
  'where|point * line|segment? * cuts|crosses|meets|intersects @x:letter axis',
] as const

export const pointOnAxis = recogniser({
  id: 'point-where-axis-cuts',
  solution,
  story: true,
  cues: ['axis'],
  words: [...pointWords, 'axis', 'divides', 'intersects', 'cuts', 'straight', 'along'],
  examples: [
    'The line segment joining A(5, -6) and B(-1, -4) meets the y-axis at the point P. Find the coordinates of P.',
    'The y-axis divides the line segment joining A(-2, 7) and B(4, -2) at the point P. Find the coordinates of the point of division P.',
    'line joining (5,-6) and (-1,-4) cuts y-axis at P, coordinates of P batao',
  ],
  refuses: [
    'The line segment joining A(5, -6) and B(-1, -4) meets the y-axis at the point P. Find the ratio AP : PB and the coordinates of P.',
    'The line segment joining A(5, -6) and B(-1, -4) meets the y-axis at the point P. Find the length of AP.',
    'The line segment joining A(5, -6) and B(-1, -4) is parallel to the y-axis at the point P. Find the coordinates of P.',
    'The perpendicular bisector of the line segment joining A(5, -6) and B(-1, -4) meets the y-axis at P. Find the coordinates of P.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const axis = axisIn(question)
    const [cut, wanted] = [phrase(question, ...cuts), phrase(question, ...asked)]
    if (!found || !a || !b || !axis || more.length > 0 || !cut || !wanted || asksLength(question)) return null
    const [p = 'P', ...names] = otherNames(question, [a, b]).filter((name) => !/^[XY]$/.test(name))
    if (names.length > 0 || question.words.includes('ratio')) return null
    if ('p' in wanted.facts && wanted.facts.p.name !== p) return null
    const { used, said } = told(question, cut, wanted)
    return {
      given: { a, b, axis: axis.axis },
      used: [...found.used, ...axis.used, ...used, ...figuresIn(question, [a, b], p)],
      said,
      letters: { P: p },
    }
  },
  before: () => 'Point: ',
})
