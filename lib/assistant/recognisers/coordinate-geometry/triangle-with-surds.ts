import { claimPut, claimWords } from './claimed'
import { figuresIn } from './figure'
import { nameOf, pointWords } from './points'
import { claimIn } from './triangle-claim'
import { asked } from './triangle-type'
import {
  surdTriangleClaim as ofClaim,
  type SurdTriangleClaim,
} from '../../../solutions/coordinate-geometry/surd-triangle-claim'
import {
  triangleWithSurds as solution,
  type SurdCorners,
} from '../../../solutions/coordinate-geometry/triangle-with-surds'
import type { RootMultiple, SurdPoint } from '../../../solutions/coordinate-geometry/pieces/surd-point'
import { phrase, told } from '../../question/phrase'
import { exactly } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
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

/** Three points, a coordinate of which at least has a root: whole numbers alone are another solution. */
function cornersIn(question: Question): SurdCorners | null {
  const facts = factsOf(question, 'point')
  const [a, b, c, ...more] = facts.flatMap((fact, index): readonly SurdPoint[] => {
    const [x, y] = [multipleOf(fact.x), multipleOf(fact.y)]
    return x && y ? [{ name: nameOf(question, fact) || (spare[index] ?? 'P'), x, y }] : []
  })
  if (!a || !b || !c || more.length > 0 || facts.length !== 3) return null
  const corners = [a, b, c] as const
  return corners.every(({ x, y }) => x.under === 1 && y.under === 1) ? null : corners
}

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
    const corners = cornersIn(question)
    const type = phrase(question, ...asked) ?? phrase(question, 'triangle . type|kind')
    if (!type || !corners) return null
    const { used, said } = told(question, type)
    return { given: corners, used: [...factsOf(question, 'point'), ...used, ...figuresIn(question, corners)], said }
  },
})

export const surdTriangleClaim = recogniser<SurdTriangleClaim>({
  id: 'claim-about-a-triangle-with-roots',
  solution: ofClaim,
  story: true,
  cues: ['triangle'],
  words: [
    ...[...pointWords, ...claimWords, 'triangle', 'vertices', 'distance', 'formula', 'form', 'forms', 'formed'],
    ...['equilateral', 'isosceles', 'right', 'angled', 'right-angled', 'rightangled', 'scalene', 'three', 'following'],
  ],
  examples: [
    'Show that A(2, 2), B(-2, -2) and C(-2√3, 2√3) are the vertices of an equilateral triangle.',
    'If A(1, 1), B(-1, -1) and C(-√3, √3), show that triangle ABC is equilateral.',
    'are the points (0,0), (2, 2√3) and (4, 0) vertices of an equilateral triangle?',
    'Prove that the points (0, 0), (√3, √3) and (√3, -√3) form a right triangle.',
  ],
  refuses: [
    'Show that A(2, 2), B(-2, -2) and C(-2√3, 2√3) are the vertices of an equilateral triangle and find its area.',
    'Show that A(2, 2), B(-2, -2) and C(-2√3, 2√3) are not the vertices of an equilateral triangle.',
    'Show that the mid-points of A(2, 2), B(-2, -2) and C(-2√3, 2√3) form an equilateral triangle.',
    'A(2, 2), B(-2, -2) and C(-2√3, 2√3) are the vertices of an equilateral triangle. Find its side.',
  ],
  read: (question) => {
    const corners = cornersIn(question)
    const [put, claim] = [claimPut(question), claimIn(question)]
    if (!corners || !put || !claim || claim === 'collinear' || claim === 'triangle') return null
    const used = [...factsOf(question, 'point'), ...figuresIn(question, corners)]
    return { given: { corners, claim, ...put }, used }
  },
})
