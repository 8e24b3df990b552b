import { figuresIn } from './figure'
import { nameOf, pointWords } from './points'
import { asked } from './triangle-type'
import {
  triangleWithSurds as solution,
  type SurdCorners,
} from '../../../solutions/coordinate-geometry/triangle-with-surds'
import type { RootMultiple, SurdPoint } from '../../../solutions/coordinate-geometry/pieces/surd-point'
import { phrase, told } from '../../question/phrase'
import { exactly } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { equals, unity } from '../../../maths/sum'

/** "-2√3"; null for what is no whole multiple of one root. */
function multipleOf(node: Node): RootMultiple | null {
  const value = exactly(node)
  if (!value || !equals(value.bottom, unity)) return null
  const [term, ...more] = [...value.top.values()]
  if (!term) return { times: 0, under: 1 }
  const { coefficient, radicand, powers } = term
  if (more.length > 0 || powers.length > 0 || coefficient.d !== 1n) return null
  return { times: Number(coefficient.n), under: Number(radicand) }
}

const spare = ['A', 'B', 'C'] as const

export const triangleWithSurds = recogniser<SurdCorners>({
  id: 'type-of-triangle-with-roots',
  solution,
  story: true,
  cues: ['triangle', 'form', 'type'],
  words: [...pointWords, 'triangle', 'vertices', 'distance', 'formula', 'formed', 'any', 'option'],
  examples: [
    'What type of triangle do the points A(√3, √3), B(-√3, -√3) and C(4, -4) form?',
    'A(2√5, -2√5), B(-2√5, 2√5) and C(-6√5, -√5) are the vertices of a triangle. Find its type. Choose the best description. (A) an equilateral triangle (B) an isosceles right triangle (C) an isosceles triangle which is neither equilateral nor right-angled (D) a scalene triangle',
    'which type of triangle is formed by (1,1) (-1,-1) (-root 3, root 3)',
  ],
  refuses: [
    'What type of triangle do the points A(√3, √3), B(-√3, -√3) and C(4, -4) form, and what is its area?',
    'What type of triangle do the mid-points of A(√3, √3), B(-√3, -√3) and C(4, -4) form?',
    'What type of triangle do the points A(√3, √3), B(-√3, -√3), C(4, -4) and D(1, 1) form?',
  ],
  read: (question) => {
    const facts = factsOf(question, 'point')
    const found = facts.flatMap((fact, index): readonly SurdPoint[] => {
      const [x, y] = [multipleOf(fact.x), multipleOf(fact.y)]
      return x && y ? [{ name: nameOf(question, fact) || (spare[index] ?? 'P'), x, y }] : []
    })
    const [a, b, c] = found
    const type = phrase(question, ...asked) ?? phrase(question, 'triangle . type|kind')
    if (!type || !a || !b || !c || found.length !== facts.length || found.length !== 3) return null
    const { used, said } = told(question, type)
    const corners = [a, b, c] as const
    // with whole numbers alone it is another solution
    if (corners.every(({ x, y }) => x.under === 1 && y.under === 1)) return null
    return { given: corners, used: [...facts, ...used, ...figuresIn(question, corners)], said }
  },
})
