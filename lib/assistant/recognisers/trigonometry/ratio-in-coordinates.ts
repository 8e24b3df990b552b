import { isOne, loneRatio, ratioSum, ratioTerms } from './ratios'
import { rational } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { add, multiply, sign, subtract } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'
import { ratioInCoordinates as solution } from '../../../solutions/trigonometry/ratio-in-coordinates'

export const ratioInCoordinates = recogniser({
  id: 'ratio-in-a-triangle-of-points',
  solution,
  cues: ['#formula'],
  words: [
    'triangle',
    'vertices',
    'right',
    'angled',
    'rightangled',
    'has',
    'verify',
    'show',
    'check',
    'point',
    'corners',
    'coordinates',
    'prove',
  ],
  examples: [
    'A(2, 5), B(-1, 1) and C(3, -2) are the vertices of a right triangle. Find tan A.',
    'A triangle has the vertices A(-1, -3), B(-1, 5) and C(-7, -3). Verify that it is a right triangle and find the value of cot B.',
    'right triangle ke vertices A(1,1), B(4,5), C(1,5) hai to sin A batao',
  ],
  refuses: [
    'A(2, 5), B(-1, 1) and C(3, -2) are the vertices of a right triangle. Find 2 tan A.',
    'A(2, 5), B(-1, 1) and C(3, -2) are the vertices of a right triangle. Find tan A + tan C.',
    'A(2, 5) and B(-1, 1) are vertices of a right triangle. Find tan A.',
    'A(2, 5), B(-1, 1) and C(3, -2) are the vertices of a right triangle. Find tan A and the area of the triangle.',
  ],
  read: (question) => {
    const points = factsOf(question, 'point')
    const [formula, ...formulas] = factsOf(question, 'formula')
    const asked = formula && formulas.length === 0 ? loneRatio(ratioTerms(ratioSum(formula.node))) : null
    const vertices = points.flatMap(({ name, x, y }) => {
      const [p, q] = [rational(x), rational(y)]
      return p && q && name !== '' ? [{ name, x: p, y: q }] : []
    })
    const [a, b, c, ...more] = vertices
    if (!formula || !asked || !isOne(asked.times) || !a || !b || !c || more.length > 0) return null
    const angle = asked.angle.toUpperCase()
    const names = new Set(vertices.map(({ name }) => name))
    if (points.length !== 3 || names.size !== 3 || !names.has(angle)) return null
    const triangle = factsOf(question, 'letter').filter(
      ({ name }) => name.length === 3 && [...name].every((letter) => names.has(letter)),
    )
    // "right angled at B": where the points say so too
    const stated = phrase(question, 'right angled? at @r:letter', 'angle @r:letter right', 'right angle at @r:letter')
    const corner = stated && vertices.find(({ name }) => name === stated.facts.r.name)
    const ends = vertices.filter((one) => one !== corner)
    const [p, q] = ends
    const isRight =
      corner &&
      p &&
      q &&
      sign(
        add(
          multiply(subtract(p.x, corner.x), subtract(q.x, corner.x)),
          multiply(subtract(p.y, corner.y), subtract(q.y, corner.y)),
        ),
      ) === 0
    if (stated && !isRight) return null
    const own = stated ? told(question, stated) : { used: [], said: [] }
    return {
      given: { vertices: [a, b, c] as const, name: asked.name, angle },
      used: [...points, ...triangle, ...own.used, formula],
      said: own.said,
    }
  },
  before: ({ name, angle }) => `$\\${name} ${angle}$ = `,
})
