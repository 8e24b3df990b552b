import { namesOf, nameOf, pointWords } from './points'
import { parallelogramUnknowns as solution } from '../../../solutions/coordinate-geometry/parallelogram-unknowns'
import type { FactOf } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { HalfKnown } from '../../../solutions/coordinate-geometry/pieces/half-known'
import type { NamedPoint } from '../../../solutions/coordinate-geometry/pieces/point'

const known = (fact: FactOf<'point'>, name: string): NamedPoint | null => {
  const [x, y] = [rational(fact.x), rational(fact.y)]
  return x && y && { name, at: [x, y] }
}

function half(fact: FactOf<'point'>, name: string, unknown: 'x' | 'y'): HalfKnown | null {
  const [free, other] = unknown === 'x' ? [fact.x, fact.y] : [fact.y, fact.x]
  const value = rational(other)
  return free.kind === 'letter' && value ? { name, letter: free.name, unknown, known: value } : null
}

/** "If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x and y." */
export const parallelogramUnknowns = recogniser({
  id: 'unknowns-of-parallelogram',
  solution,
  story: true,
  cues: ['parallelogram'],
  words: [...pointWords, 'vertices', 'taken', 'order', 'parallelogram'],
  examples: [
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x and y.',
    'The vertices of a parallelogram PQRS are P(-3, -3), Q(-8, y), R(x, 3) and S(1, 1). Find the values of x and y.',
    'a(1,2) b(4,y) c(x,6) d(3,5) are vertices of parallelogram taken in order find x and y',
  ],
  refuses: [
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x + y.',
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find its area.',
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x.',
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a rhombus and no parallelogram, find x and y.',
  ],
  read: (question) => {
    const facts = factsOf(question, 'point')
    const [first, second, third, fourth, ...more] = facts
    if (!first || !second || !third || !fourth || more.length > 0) return null
    const typed = facts.map((fact) => nameOf(question, fact))
    const names = typed.every((name) => name === '') ? ['A', 'B', 'C', 'D'] : typed
    const [p = '', q = '', r = '', s = ''] = names
    const [a, b, c, d] = [known(first, p), half(second, q, 'y'), half(third, r, 'x'), known(fourth, s)]
    if (!a || !b || !c || !d || new Set(names).size < 4) return null
    const figures = factsOf(question, 'letter').filter(({ name }) => name.length === 4)
    if (figures.some(({ name }) => name !== names.join(''))) return null
    const [forX, forY] = [lettersNamed(question, c.letter), lettersNamed(question, b.letter)]
    if (forX.length === 0 || forY.length === 0 || c.letter === b.letter) return null
    return { given: { a, b, c, d }, used: [...facts, ...forX, ...forY, ...namesOf(question, [a, b, c, d])] }
  },
})
