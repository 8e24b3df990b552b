import { pointWords } from './points'
import {
  equidistantLetters as solution,
  type EquidistantLetters,
} from '../../../solutions/coordinate-geometry/equidistant-letters'
import { lettersTex } from '../../../solutions/pieces/letters-sum'
import { exactly } from '../../question/exactly'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { equals, isRational, lettersOf, newBudget, subtract, unity, type Sum } from '../../../maths/sum'

function sumOf(node: Node): Sum | null {
  const value = exactly(node)
  return value && equals(value.bottom, unity) && isRational(value.top) ? value.top : null
}

export const equidistantLetters = recogniser<EquidistantLetters>({
  id: 'equation-of-equal-distances-proved',
  solution,
  cues: ['equidistant', 'equal', 'equally'],
  words: [...pointWords, 'prove', 'show', 'equidistant', 'then'],
  examples: [
    'If the point P(x, y) is equidistant from the points A(a + b, b - a) and B(a - b, a + b), prove that bx = ay.',
    'P(x, y) is equidistant from A(a + b, a - b) and B(a - b, a + b). Show that x = y.',
    'If P(x, y) is equidistant from A(5, 1) and B(-1, 5), prove that 3x = 2y.',
  ],
  refuses: [
    'If the point P(x, y) is equidistant from the points A(a + b, b - a) and B(a - b, a + b), find x.',
    'If the point P(x, y) is equidistant from A(a + b, b - a), B(a - b, a + b) and C(a, b), prove that bx = ay.',
    'If the point P(x, y) is not equidistant from A(a + b, b - a) and B(a - b, a + b), prove that bx = ay.',
  ],
  read: (question) => {
    const facts = factsOf(question, 'point')
    const [equation, ...others] = factsOf(question, 'equation')
    const far = phrase(
      question,
      '@p:point equidistant|equally|equal distances|distance? far? from points? @a:point @b:point',
    )
    const asked = phrase(question, 'prove|show @e:equation')
    if (facts.length !== 3 || !equation || others.length > 0 || !far || asked?.facts.e !== equation) return null
    const { p } = far.facts
    const [left, right, ...more] = equation.sides
    if (p.x.kind !== 'letter' || p.y.kind !== 'letter' || p.x.name !== 'x' || p.y.name !== 'y') return null
    if (equation.relation !== '=' || !left || !right || more.length > 0) return null
    const [a0, a1, b0, b1] = [far.facts.a.x, far.facts.a.y, far.facts.b.x, far.facts.b.y].map(sumOf)
    const [l, r] = [sumOf(left), sumOf(right)]
    if (!a0 || !a1 || !b0 || !b1 || !l || !r) return null
    const known = [a0, a1, b0, b1].flatMap((sum) => [...lettersOf(sum)])
    if (known.includes('x') || known.includes('y')) return null
    const { used, said } = told(question, far, asked)
    return {
      given: {
        a: [a0, a1],
        b: [b0, b1],
        shown: subtract(l, r, newBudget()),
        tex: `${lettersTex(l)} = ${lettersTex(r)}`,
      },
      used: [...facts, ...used],
      said,
      letters: { P: p.name || 'P', A: far.facts.a.name || 'A', B: far.facts.b.name || 'B' },
    }
  },
})
