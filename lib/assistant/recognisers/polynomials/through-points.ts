import { throughPoints as solution } from '../../../solutions/polynomials/through-points'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { textOf } from '../../question/fact'
import { multiply, sign, subtract } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

const verbs = 'passes|meets|cuts|crosses|intersects|meet|cut|intersect|cross'

export const throughPoints = recogniser({
  id: 'quadratic-through-points',
  solution,
  story: true,
  cues: ['graph', 'curve', 'parabola'],
  words: ['graph', 'point', 'axes', 'axis', 'only', 'polynomial', 'quadratic', 'curve', 'p(x)', 'parabola', 'through'],
  examples: [
    'The graph of a quadratic polynomial cuts the x-axis at (−2, 0) and (3, 0) and the y-axis at (0, −12). Find the polynomial.',
    'A parabola passes through (1, 0), (5, 0) and (0, 10). Write the quadratic polynomial.',
    'graph of quadratic polynomial meets x axis at (-1,0), (4,0) and passes through (2,-12). polynomial find karo',
    'Find the quadratic polynomial whose graph cuts the x-axis at (2, 0) and (3, 0) and the y-axis at (0, 6).',
  ],
  refuses: [
    'The graph of a quadratic polynomial cuts the x-axis at (−2, 0) and (3, 0). Find the polynomial.',
    'The graph of a quadratic polynomial cuts the x-axis at (−2, 0) and (3, 0) and the y-axis at (0, −12). Find the zeroes of the polynomial.',
    'The graph of a polynomial cuts the x-axis at (−2, 0) and (3, 0) and the y-axis at (0, −12). Find the sum of its zeroes.',
    'The graph of a quadratic polynomial passes through (1, 2), (5, 0) and (0, 10). Find the polynomial.',
  ],
  read: (question) => {
    const meets = phrase(question, `${verbs} * @p:point`, `${verbs} @axis:letter axis * @p:point`)
    const asked = phrase(
      question,
      'find|write|what|form|nikalo|batao quadratic? polynomial',
      'find|write|what|form|nikalo|batao expression polynomial',
      'find|write p(x)',
      'polynomial find|kya|nikalo|batao|banao',
    )
    const isOfSecond = question.words.some((word) => word === 'quadratic' || word === 'parabola')
    const points = factsOf(question, 'point')
    const known = points.flatMap(({ x, y }) => {
      const [left, right] = [rational(x), rational(y)]
      return left && right ? [[left, right] as const] : []
    })
    const [first, second, ...more] = known.filter(([, y]) => y.n === 0n)
    const [point, ...others] = known.filter(([, y]) => y.n !== 0n)
    // how it opens is told besides
    const opens = phrase(question, 'opens|opening upwards|upward|downwards|downward', 'upward|downward parabola')
    if (!meets || !asked || !isOfSecond || known.length < points.length) return null
    if (!first || !second || !point || more.length > 0 || others.length > 0) return null
    const [[p], [q], [s, t]] = [first, second, point]
    const isUpwards = sign(t) === sign(multiply(subtract(s, p), subtract(s, q)))
    if (opens && opens.taken.some((item) => /^up/.test(textOf(item))) !== isUpwards) return null
    // "y = p(x)"
    const curve = factsOf(question, 'equation').filter(
      ({ sides: [left, right] }) =>
        left?.kind === 'letter' &&
        left.name === 'y' &&
        right?.kind === 'binary' &&
        right.left.kind === 'letter' &&
        /^[fp]$/.test(right.left.name),
    )
    const stated = told(question, meets, asked, opens, { taken: [...points, ...curve] })
    return {
      given: { zeroes: [first[0], second[0]] as const, point },
      said: stated.said,
      used: [...stated.used, ...lettersNamed(question, 'x', 'y')],
    }
  },
  before: () => 'Polynomial: ',
})
