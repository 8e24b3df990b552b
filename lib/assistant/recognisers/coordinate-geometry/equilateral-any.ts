import { figuresIn } from './figure'
import { nameOf, otherNames, pointWords } from './points'
import { equilateralAny as solution, type TwoVertices } from '../../../solutions/coordinate-geometry/equilateral-any'
import { exactly } from '../../question/exactly'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { equals, lettersOf, unity, type Sum } from '../../../maths/sum'

function numberOf(node: Node): Sum | null {
  const value = exactly(node)
  return value && equals(value.bottom, unity) && lettersOf(value.top).size === 0 ? value.top : null
}

export const equilateralAny = recogniser<TwoVertices>({
  id: 'third-vertex-beside-any-two',
  solution,
  story: true,
  last: true,
  cues: ['equilateral'],
  words: [...pointWords, 'equilateral', 'triangle', 'vertices', 'vertex', 'third', 'both', 'all', 'possible'],
  examples: [
    'Two vertices of an equilateral triangle are (0, 0) and (3, √3). Find the third vertex.',
    'If (-4, 3) and (4, 3) are two vertices of an equilateral triangle, find the third vertex, given that the origin lies in the interior of the triangle.',
    'A(3, 4) and B(-2, 3) are two vertices of an equilateral triangle ABC. find C',
    'two vertices of equilateral triangle are (0,0) and (3,root3) find 3rd vertex',
  ],
  refuses: [
    'Two vertices of an equilateral triangle are (0, 0) and (3, √3). Find the third vertex, which lies in the first quadrant.',
    'Two vertices of an equilateral triangle are (0, 0) and (3, √3). Find its area.',
    'Two vertices of an equilateral triangle are (0, 0) and (3, √3). Find its centroid.',
    'If (-4, 3) and (4, 3) are two vertices of an equilateral triangle, find the third vertex, given that the origin lies outside the triangle.',
  ],
  read: (question) => {
    const facts = factsOf(question, 'point')
    const at = facts.flatMap((fact) => {
      const [x, y] = [numberOf(fact.x), numberOf(fact.y)]
      return x && y ? [[x, y] as const] : []
    })
    const [a, b, ...more] = at
    const named = facts.map((fact, index) => nameOf(question, fact) || (index === 0 ? 'A' : 'B'))
    const [first = 'A', second = 'B'] = named
    const points = [{ name: first }, { name: second }]
    const [third = 'C', ...others] = otherNames(question, points)
    const origin = phrase(question, 'origin lies|lie|is|being interior|inside|within|in interior? triangle')
    const asked = phrase(
      question,
      'third|remaining|other vertex|vertices|corner',
      '@o:ordinal vertex|corner',
      'find|coordinates @c:letter',
    )
    if (!a || !b || more.length > 0 || at.length !== facts.length || others.length > 0 || !asked) return null
    if (question.words.includes('origin') !== (origin !== null)) return null
    const { used, said } = told(question, origin, asked)
    return {
      given: { names: [first, second, third], at: [a, b], ...(origin && { isOriginInside: true as const }) },
      used: [...facts, ...used, ...figuresIn(question, points, third)],
      said,
    }
  },
})
