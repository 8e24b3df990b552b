import { claimPut, claimWords } from './claimed'
import { figuresIn } from './figure'
import { pointsIn, pointWords } from './points'
import { triangleClaim as solution, type TriangleClaim } from '../../../solutions/coordinate-geometry/triangle-claim'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** What is claimed of the three points; null where that is nothing, or two things of which one could hold alone. */
export function claimIn(question: Question): TriangleClaim | null {
  const { words } = question
  const has = (...some: readonly string[]) => some.some((word) => words.includes(word))
  const right = has('right', 'rightangled', 'right-angled')
  const claims: readonly TriangleClaim[] = [
    ...(right && has('isosceles') ? (['right isosceles'] as const) : right ? (['right'] as const) : []),
    ...(!right && has('isosceles') ? (['isosceles'] as const) : []),
    ...(has('equilateral') ? (['equilateral'] as const) : []),
    ...(has('scalene') ? (['scalene'] as const) : []),
    ...(has('collinear') || phrase(question, 'same|one straight? line', 'straight line')
      ? (['collinear'] as const)
      : []),
  ]
  const [only, ...more] = claims
  if (only) return more.length === 0 ? only : null
  const isFormed = has('form', 'forms') || phrase(question, 'vertices triangle') !== null
  return isFormed && has('triangle') && !has('if') ? 'triangle' : null
}

export const triangleClaim = recogniser({
  id: 'claim-about-three-points',
  solution,
  story: true,
  cues: ['triangle', 'collinear', 'same'],
  words: [
    ...pointWords,
    ...claimWords,
    ...['triangle', 'collinear', 'isosceles', 'right', 'angled', 'angle', 'equilateral', 'scalene', 'vertices', 'form'],
    ...['same', 'straight', 'lie', 'distance', 'formula', 'three', 'sides', 'following'],
  ],
  examples: [
    'Check whether (5, -2), (6, 4) and (7, -2) are the vertices of an isosceles triangle.',
    'show that (1,-1), (5,2) and (9,5) are collinear',
    'are the points (1,5), (2,3), (-2,-11) collinear',
    'determine if (7,10), (-2,5), (3,-4) are vertices of an isosceles right triangle',
    'kya (1,5), (2,3), (-2,-11) collinear hai',
    'Using the distance formula prove that A(-2, 3), B(1, 2) and C(7, 0) lie on the same straight line',
    '(-3,-4) (0,2) (4,10) collinear or not? use distance formula',
    'is the triangle with vertices (4,4), (3,5), (-1,-1) a right triangle?',
  ],
  refuses: [
    'Show that (5, -2), (6, 4) and (7, -2) are the vertices of an isosceles triangle and find its area.',
    'Show that the mid-points of (5, -2), (6, 4) and (7, -2) form an isosceles triangle.',
    'Check whether (5, -2), (6, 4), (7, -2) and (8, 8) are collinear.',
    'If (5, -2), (6, 4) and (7, k) are collinear, find k.',
    '(0,0), (4,0), (2,5) are vertices of an equilateral triangle. find its side',
    'Show that (5, -2), (6, 4) and (7, -2) are not the vertices of an isosceles triangle.',
    'Show that A(5, -2), B(6, 4) and C(7, -2) are the vertices of a triangle right-angled at A.',
    'is triangle A(0,0), B(4,0), C(4,3) right angled at b?',
    'Is the angle at A of the triangle A(5, -2), B(6, 4), C(7, -2) a right angle?',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, ...more] = found?.points ?? []
    const [put, claim] = [claimPut(question), claimIn(question)]
    if (!found || !a || !b || !c || more.length > 0 || !put || !claim) return null
    if (saysWhichCorner(question)) return null
    return { given: { a, b, c, claim, ...put }, used: [...found.used, ...figuresIn(question, [a, b, c])] }
  },
})

/** "Right-angled at A", "the side AB": more is said than what kind of triangle it is. */
const saysWhichCorner = ({ facts, items, words }: Question): boolean =>
  facts.some((fact) => fact.kind === 'letter' && fact.name.length < 3) ||
  (words.includes('angle') && !words.includes('triangle')) ||
  items.some((item, at) => {
    const next = items[at + 1]
    return item.kind === 'word' && /angled?$/.test(item.text) && next?.kind === 'word' && next.text === 'at'
  })
