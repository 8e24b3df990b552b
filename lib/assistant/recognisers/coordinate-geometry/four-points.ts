import { figureNamed } from './figure'
import { namesOf, pointsIn, pointWords } from './points'
import { diagonalsMeet as meeting } from '../../../solutions/coordinate-geometry/diagonals-meet'
import { fourPointsForm as forming } from '../../../solutions/coordinate-geometry/four-points-form'
import { kindOfParallelogram as kind } from '../../../solutions/coordinate-geometry/kind-of-parallelogram'
import { phrase, told } from '../../question/phrase'
import { collinear, type NamedPoint } from '../../../solutions/coordinate-geometry/pieces/point'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** Whether three of the points lie on one line: they form no quadrilateral. */
export const threeInLine = (points: readonly NamedPoint[]): boolean =>
  points.some((_, out) => {
    const [a, b, c] = points.filter((__, at) => at !== out)
    return a !== undefined && b !== undefined && c !== undefined && collinear(a.at, b.at, c.at)
  })

/** The four points of a figure, in the order of its name where it has one. */
function cornersIn(question: Question) {
  const found = pointsIn(question)
  const [a, b, c, d, ...more] = found?.points ?? []
  const figure = figureNamed(question, 4)
  if (!found || !a || !b || !c || !d || more.length > 0) return null
  const corners = [a, b, c, d] as const
  if (figure && figure.name !== corners.map(({ name }) => name).join('')) return null
  return { corners, used: [...found.used, ...figuresNamed(question, corners)] }
}

/** The name of the whole figure, each time that it is said. */
const figuresNamed = (question: Question, corners: readonly { readonly name: string }[]) =>
  namesOf(question, corners).filter((fact) => fact.kind === 'letter' && fact.name.length === 4)

const words = [...pointWords, ...['quadrilateral', 'parallelogram', 'vertices', 'taken', 'order', 'four']] as const

export const diagonalsMeet = recogniser({
  id: 'mid-point-of-both-diagonals',
  solution: meeting,
  story: true,
  asPart: true,
  cues: ['diagonals'],
  words,
  examples: [
    'The points A(0, 0), B(-4, -2), C(-2, 2) and D(2, 4) are the vertices of a quadrilateral ABCD. The diagonals AC and BD have one and the same mid-point. Find it.',
    'A(3, 3), B(-2, 1), C(0, 6), D(5, 8) parallelogram ABCD ke vertices hai. diagonals AC and BD have the same midpoint, find it',
  ],
  refuses: [
    'The points A(0, 0), B(-4, -2), C(-2, 2) and D(2, 4) are the vertices of a quadrilateral. Find the lengths of the diagonals AC and BD.',
    'The points A(0, 0), B(-4, -2), C(-2, 2) and D(2, 4) are given. The diagonals AC and BD have one and the same mid-point. Find its distance from A.',
    'The points A(0, 0), B(-4, -2), C(-2, 2) and D(2, 4) are given. The diagonals AB and BD have one and the same mid-point. Find it.',
  ],
  read: (question) => {
    const found = cornersIn(question)
    const said = phrase(question, 'diagonals @p:letter @q:letter have one? same midpoint')
    if (!found || !said) return null
    const [a, b, c, d] = found.corners.map(({ name }) => name)
    if (said.facts.p.name !== `${a}${c}` || said.facts.q.name !== `${b}${d}`) return null
    const { used, said: taken } = told(question, said)
    return { given: { corners: found.corners }, used: [...found.used, ...used], said: taken }
  },
})

export const kindOfParallelogram = recogniser({
  id: 'kind-of-parallelogram',
  solution: kind,
  story: true,
  asPart: true,
  cues: ['parallelogram'],
  words: [...words, 'formed'],
  examples: [
    'The points A(4, -3), B(1, 1), C(4, 5) and D(7, 1) are the vertices of a parallelogram ABCD. What kind of parallelogram is ABCD?',
    'A(0, 0), B(-4, -2), C(-2, 2) and D(2, 4) are the vertices of a parallelogram. Find the diagonals AC and BD. What kind of parallelogram is ABCD?\n(A) A square\n(B) A rhombus, but not a rectangle\n(C) A rectangle, but not a rhombus\n(D) Neither a rectangle nor a rhombus',
    'what kind of parallelogram is formed by A(4,-3), B(1,1), C(4,5), D(7,1)',
  ],
  refuses: [
    'The points A(4, -3), B(1, 1), C(4, 5) and D(7, 1) are the vertices of a parallelogram. Find its area.',
    'What kind of parallelogram has the mid-points of A(4, -3), B(1, 1), C(4, 5) and D(7, 1) for its corners, and what is its area?',
  ],
  read: (question) => {
    const found = cornersIn(question)
    const asked = phrase(question, 'what|which kind|type parallelogram', 'kind|type parallelogram')
    if (!found || !asked) return null
    const shown = phrase(question, 'show midpoint diagonals @f:letter parallelogram', 'show @f:letter parallelogram')
    const first = phrase(
      question,
      'find|calculate lengths? diagonals|sides @p:letter @q:letter too',
      'find diagonals @p:letter @q:letter .? what',
    )
    const { used, said } = told(question, asked, shown, first)
    return { given: { corners: found.corners }, used: [...found.used, ...used], said }
  },
})

export const fourPointsForm = recogniser({
  id: 'what-four-points-form',
  solution: forming,
  story: true,
  asPart: true,
  cues: ['form', 'four', 'quadrilateral', 'quad'],
  words: [...words, 'form', 'any', 'type', 'formed', 'reason', 'following', 'quad'],
  examples: [
    'What do the points P(3, 2), Q(4, -3), R(8, 0) and S(7, 5) form, in this order?',
    'name the quad if any formed by (-2,6) (4,2) (1,4) (0,-3) give reason',
    'Name the type of quadrilateral formed, if any, by the points (0, 1), (2, 3), (4, 5), (1, -2), and give a reason.',
    'Four saplings are planted at P(3, 2), Q(4, -3), R(8, 0) and S(7, 5) of a grid. What do the four points form, in this order?\n(A) no quadrilateral: three of them lie on one line\n(B) a parallelogram that is not a rectangle\n(C) a quadrilateral that is not a parallelogram\n(D) a parallelogram that is a rectangle',
  ],
  refuses: [
    'What do the mid-points of P(3, 2), Q(4, -3), R(8, 0) and S(7, 5) form?',
    'What do the points P(3, 2), Q(4, -3), R(8, 0) and S(7, 5) form, and what is its area?',
  ],
  read: (question) => {
    const found = cornersIn(question)
    const asked =
      phrase(question, 'what do four? point form') ??
      phrase(question, 'what do point @p:point @q:point @r:point @s:point form') ??
      (found && threeInLine(found.corners)
        ? phrase(
            question,
            'type|kind quadrilateral|quad',
            'name most? quadrilateral|quad',
            'which|what quadrilateral|quad',
          )
        : null)
    if (!found || !asked) return null
    const { used, said } = told(question, asked)
    return { given: { corners: found.corners }, used: [...found.used, ...used], said }
  },
})
