import { figuresIn } from './figure'
import { otherNames, pointsIn, pointWords } from './points'
import { equilateralVertex as solution } from '../../../solutions/coordinate-geometry/equilateral-vertex'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { EquilateralOnAxis } from '../../../solutions/coordinate-geometry/pieces/equilateral-on-axis'
import { compare, sign } from '../../../maths'

const sides = {
  x: { positive: ['above @n:letter axis'], negative: ['below @n:letter axis'] },
  y: { positive: ['right @n:letter axis'], negative: ['left @n:letter axis'] },
} as const

/** On which side of the axis the third vertex is said to lie; null where that is told of another axis. */
function sideIn(question: Question, axis: 'x' | 'y') {
  const found = (['positive', 'negative'] as const).flatMap((where) => {
    const said = phrase(question, ...sides[axis][where])
    return said && said.facts.n.name.toLowerCase() === axis ? [{ where, said }] : []
  })
  if (found.length > 1) return null
  return found[0] ?? { where: 'both' as const, said: phrase(question, 'all? possible', 'both') }
}

export const equilateralVertex = recogniser<EquilateralOnAxis>({
  id: 'third-vertex-of-equilateral-triangle',
  solution,
  story: true,
  cues: ['equilateral'],
  words: [...pointWords, 'equilateral', 'triangle', 'vertices', 'vertex', 'third', 'shape'],
  examples: [
    'A(-2, 0) and B(4, 0) are two vertices of an equilateral triangle ABC. Find the coordinates of C, if C lies above the x-axis.',
    'A(0, 1) and B(0, 5) are two vertices of an equilateral triangle ABC. Find all the possible coordinates of C.',
    'two vertices of equilateral triangle are (0,0) and (6,0) find third vertex',
    'PQR equilateral triangle hai, P(0, -3) and Q(0, 3). R left of y-axis hai to R ke coordinates batao',
  ],
  refuses: [
    'A(-2, 0) and B(4, 0) are two vertices of an equilateral triangle ABC. Find its area.',
    'A(-2, 0) and B(4, 0) are two vertices of an equilateral triangle ABC. Find C, if C lies in the third quadrant.',
    'A(-2, 0) and B(4, 0) are two vertices of an equilateral triangle ABC. Find the centroid.',
    'A(1, 2) and B(4, 5) are two vertices of an equilateral triangle ABC. Find C.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [one, two, ...more] = found?.points ?? []
    if (!found || !one || !two || more.length > 0) return null
    const isOn = (zero: 0 | 1) => sign(one.at[zero]) === 0 && sign(two.at[zero]) === 0
    const axis = isOn(1) ? 'x' : isOn(0) ? 'y' : null
    const side = axis && sideIn(question, axis)
    if (!axis || !side) return null
    const along = axis === 'x' ? 0 : 1
    const [a, b] = compare(one.at[along], two.at[along]) <= 0 ? [one, two] : [two, one]
    const names = otherNames(question, [a, b]).filter((name) => name !== axis.toUpperCase())
    const third = names[0] ?? 'C'
    if (names.length > 1 || [a.name, b.name].includes(third)) return null
    const { used, said } = told(question, side.said)
    return {
      given: { axis, from: a.at[along], to: b.at[along], where: side.where },
      used: [...found.used, ...used, ...figuresIn(question, [a, b], third)],
      said,
      letters: { A: a.name, B: b.name, C: third },
    }
  },
})
