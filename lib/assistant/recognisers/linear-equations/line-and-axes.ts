import { lineAndAxes as solution, type Given } from '../../../solutions/linear-equations/line-and-axes'
import type { Fact } from '../../question/fact'
import { lineIn, valueOf } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { sign, zero, type Fraction } from '../../../maths/fraction'

/** "x-axis and y-axis", "both axes", "the coordinate axes": with the letters that name them. */
function axesIn(words: readonly string[], letters: readonly Fact[]): boolean {
  const names = letters.flatMap((fact) => (fact.kind === 'letter' ? [fact.name.toLowerCase()] : []))
  const named = words.filter((word) => word === 'axis').length
  return named === 0
    ? words.includes('axes') && names.every((name) => name === 'x' || name === 'y')
    : names.toSorted().join('') === 'xy'
}

export const lineAndAxes = recogniser<Given>({
  id: 'triangle-of-a-line-and-axes',
  solution,
  story: true,
  cues: ['#equation'],
  words: [
    ...['area', 'triangle', 'triangular', 'region', 'formed', 'line', 'lines', 'axes', 'axis', 'coordinate', 'both'],
    ...['coordinates', 'two', 'three', 'equation', 'bounded', 'enclosed', 'right', 'straight', 'graph', 'between'],
  ],
  examples: [
    'Find the area of the triangle formed by the line 2x + 3y = 12 with the coordinate axes.',
    'area of triangle formed by line x/3 + y/5 = 1 with the axes',
    'The area of the triangle formed by the lines y = x, x = 6 and y = 0 is',
    'what is the area of the triangle bounded by 4x - 5y = 20, x axis and y axis',
  ],
  refuses: [
    'Find the perimeter of the triangle formed by the line 3x + 4y = 12 with the coordinate axes.',
    'Find the area of the triangle formed by the line 2x + 3y = 12 with the x-axis.',
    'Find the area of the triangle formed by the lines 2x + 3y = 12, x - y = 1 and the coordinate axes.',
    'Find the area of the triangle formed by the lines y = x, x = 6 and x = 0.',
  ],
  read: (question) => {
    if (!['area', 'triangle'].every((word) => question.words.some((one) => one.startsWith(word)))) return null
    const equations = factsOf(question, 'equation')
    const sides = equations.flatMap((fact) => {
      const [x, y] = [valueOf(fact, 'x'), valueOf(fact, 'y')]
      return x ? [{ fact, name: 'x', value: x }] : y ? [{ fact, name: 'y', value: y }] : []
    })
    const rest = equations.filter((fact) => !sides.some((side) => side.fact === fact))
    const [only, ...more] = rest
    const found = only && more.length === 0 ? lineIn(only, 'x', 'y') : null
    if (!only || !found || sign(found.a) === 0 || sign(found.b) === 0) return null
    const letters = factsOf(question, 'letter')
    const of = (name: string): Fraction | undefined => sides.find((side) => side.name === name)?.value
    const [p, q] = [of('x'), of('y')]
    const isAxes = axesIn(question.words, letters)
    if (isAxes && sides.length === 0)
      return { given: { line: found, p: zero, q: zero }, used: [...equations, ...letters] }
    return p && q && sides.length === 2 && !question.words.some((word) => /^ax[ei]s$/.test(word))
      ? { given: { line: found, p, q }, used: equations }
      : null
  },
  before: () => 'Area: ',
  unit: () => 'square units',
})
