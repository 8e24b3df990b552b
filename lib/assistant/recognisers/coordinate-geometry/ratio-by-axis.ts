import { asksLength, asksRatio, namesOf, otherNames, pointsIn, pointWords } from './points'
import { startIn } from './division'
import { ratioAndPointByAxis } from '../../../solutions/coordinate-geometry/ratio-and-point-by-axis'
import { ratioByAxis as solution } from '../../../solutions/coordinate-geometry/ratio-by-axis'
import { axisIn } from '../../question/axis'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const words = [...pointWords, 'axis', 'divides', 'divide', 'divided', 'dividing', 'intersects', 'cuts']

/** The segment and the axis that cuts it, where the ratio is asked; `point`: the name of where they meet. */
function cutIn(question: Question) {
  const found = pointsIn(question)
  const [a, b, ...more] = found?.points ?? []
  const axis = axisIn(question)
  if (!found || !a || !b || !axis || more.length > 0 || asksLength(question)) return null
  const [point = 'P', ...names] = otherNames(question, [a, b])
  if (names.length > 0 || !asksRatio(question, a.name, point, b.name)) return null
  const used = [...found.used, ...axis.used, ...namesOf(question, [a, b], point)]
  // "counted from B"
  const [from, to] = startIn(question) === b.name ? [b, a] : [a, b]
  return { given: { a: from, b: to, axis: axis.axis }, used, point }
}

export const ratioByAxis = recogniser({
  id: 'ratio-by-axis',
  solution,
  story: true,
  cues: ['ratio'],
  words,
  examples: [
    'In what ratio is the line segment joining A(−3, 0) and B(1, 8) divided by the y-axis?',
    'Find the ratio in which the x-axis divides the line segment joining (1, −5) and (−4, 5).',
    'The line segment joining A(4, -3) and B(-1, -1) crosses the y-axis at the point P. Find the ratio AP : PB.',
    'in which ratio y axis divides the line joining (5,-6) and (-1,-4)',
  ],
  refuses: [
    'The line segment joining A(4, -3) and B(-1, -1) crosses the y-axis at P. Find the ratio BP : PA.',
    'The line segment joining A(4, -3) and B(-1, -1) crosses the y-axis at P. Find P and the ratio AP : AB.',
    'y axis kis ratio me divide karta hai (-6, 4) aur (9, -1) ko? distance bhi batao',
    'In what ratio does the y-axis divide the perimeter of the triangle with vertices (4, -3) and (-1, -1)',
    'Find the point in which the y-axis divides the segment joining (4, -3) and (-1, -1), and not the ratio',
  ],
  read: (question) => {
    const cut = cutIn(question)
    return cut && !asksPoint(question) ? { given: cut.given, used: cut.used } : null
  },
  before: () => 'Ratio = ',
})

/** "... and find the point of division", which is more than the ratio. */
const asksPoint = (question: Question): boolean =>
  question.words.includes('coordinates') ||
  phrase(
    question,
    'find * point',
    'which|what point',
    'and|also point|coordinates',
    'point bhi|also|too|batao|nikalo',
  ) !== null

/** "In what ratio does the x-axis divide ...? Also find the point." */
export const ratioAndPointOfAxis = recogniser({
  id: 'ratio-and-point-of-axis',
  solution: ratioAndPointByAxis,
  story: true,
  cues: ['ratio'],
  words: [...words, 'division', 'intersection'],
  examples: [
    'ratio in which x axis divides line joining (3,-6) and (8,9)? also find the point',
    'In what ratio does the y-axis divide the line segment joining P(-6, 5) and Q(3, -1)? Also find the point of division.',
    'Find the ratio in which the line segment joining A(1, -5) and B(-4, 5) is divided by the x-axis. Also find the coordinates of the point of division.',
    'y axis kis ratio me divide karta hai (-6, 4) aur (9, -1) ko? point bhi batao',
  ],
  refuses: [
    'In what ratio does the y-axis divide the line segment joining P(-6, 5) and Q(3, -1) externally? Also find the point of division.',
    'Find the point in which the y-axis divides the segment joining (4, -3) and (-1, -1), and not the ratio',
    'In what ratio does the y-axis divide the line segment joining P(-6, 5) and Q(3, -1)? Find the point and its distance from P.',
    'In what ratio does the y-axis divide the line segment joining P(-6, 5) and Q(3, -1)? Find the mid-point too.',
  ],
  read: (question) => {
    const cut = cutIn(question)
    return cut && asksPoint(question)
      ? { given: { ...cut.given, asked: 'both' as const }, used: cut.used, letters: { P: cut.point } }
      : null
  },
})
