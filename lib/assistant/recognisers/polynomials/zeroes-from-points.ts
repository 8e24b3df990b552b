import { zeroesFromPoints as solution, type Given } from '../../../solutions/polynomials/zeroes-from-points'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The name in "y = g(x)". */
function curveIn(question: Question): { readonly fact: FactOf<'equation'>; readonly name: string } | null {
  const [only, ...more] = factsOf(question, 'equation').flatMap((fact) => {
    const [left, right] = fact.sides
    const isCurve =
      left?.kind === 'letter' &&
      left.name === 'y' &&
      right?.kind === 'binary' &&
      right.operation === '*' &&
      right.left.kind === 'letter'
    return isCurve && fact.sides.length === 2 && right.left.kind === 'letter' ? [{ fact, name: right.left.name }] : []
  })
  return only && more.length === 0 ? only : null
}

const verbs = 'passes|meets|cuts|crosses|intersects|meet|cut|touches|intersect'

export const zeroesFromPoints = recogniser<Given>({
  id: 'zeroes-from-points-of-graph',
  solution,
  story: true,
  cues: ['graph', 'curve', 'parabola'],
  words: [
    'graph',
    'point',
    'axes',
    'axis',
    'only',
    'zeroes',
    'polynomial',
    'all',
    'p(x)',
    'quadratic',
    'curve',
    'both',
  ],
  examples: [
    'The graph of y = g(x) is drawn in the figure. It meets the axes only at the points (0, −2), (−3, 0), (−1, 0), (1, 0) and (7/2, 0), which are marked. Which numbers are the zeroes of the polynomial g(x)?',
    'The graph of a polynomial p(x) cuts the x-axis at (−2, 0) and (5, 0) only. Write the zeroes of p(x).',
    'graph of p(x) cuts x axis at (-3,0), (1,0), (4,0). zeroes?',
    'The graph of a quadratic polynomial passes through (−4, 0), (0, −8) and (2, 0). Write its zeroes.',
    'parabola meets x-axis at (2,0) and (-6,0), zeroes batao',
  ],
  refuses: [
    'The graph of a polynomial p(x) cuts the x-axis at (−2, 0) and (5, 0) only. Find the sum of its zeroes.',
    'The graph of a polynomial p(x) cuts the x-axis at (−2, 0) and (5, 0) only. How many zeroes has p(x)?',
    'The graph of a polynomial passes through (−4, 0) and (2, 0). Write its zeroes.',
    'The graph of a polynomial p(x) passes through (−2, 3) and meets the y-axis at (0, 4). Find the polynomial with these zeroes.',
  ],
  read: (question) => {
    const meets = phrase(question, `${verbs} * @p:point`) ?? phrase(question, `${verbs} @axis:letter axis * @p:point`)
    const asked =
      phrase(question, 'write|find|name|what|which|are|all|nikalo|batao its? zeroes') ??
      phrase(question, 'zeroes batao|nikalo|kya') ??
      phrase(question, 'which number zeroes') ??
      phrase(question, '. zeroes')
    const curve = curveIn(question)
    const points = factsOf(question, 'point').map(({ x, y }) => [rational(x), rational(y)] as const)
    const known = points.flatMap(([x, y]) => (x && y ? [[x, y] as const] : []))
    if (!meets || !asked || known.length !== points.length || known.some(([x, y]) => x.n !== 0n && y.n !== 0n))
      return null
    // of a higher degree there may be more zeroes than it is told to pass through
    const isThrough = question.words.includes('passes')
    if (isThrough && !(question.words.includes('quadratic') && known.filter(([, y]) => y.n === 0n).length === 2))
      return null
    if (phrase(question, 'how many') || phrase(question, 'number zeroes .')) return null
    const stated = told(question, meets, asked)
    return {
      given: { name: curve?.name ?? 'p', points: known },
      said: stated.said,
      used: [...stated.used, ...factsOf(question, 'point'), ...(curve ? [curve.fact] : []), ...axesNamed(question)],
    }
  },
  before: () => 'Zeroes: ',
})

/** The x of "the x-axis". */
const axesNamed = (question: Question) => factsOf(question, 'letter').filter(({ name }) => name === 'x' || name === 'y')
