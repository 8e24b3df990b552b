import { asksLength, nameOf, namesOf, pointWords } from './points'
import {
  lettersInPoints as solution,
  triangleKinds,
  triangleOf,
  type Given,
  type Ratios,
  type SumPoint,
} from '../../../solutions/coordinate-geometry/letters-in-points'
import { exactly } from '../../question/exactly'
import type { FactOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { lettersOf, equals, isRational, isZero, unity, type Sum } from '../../../maths/sum'

const [sine, cosine] = ['ς', 'ϰ'] as const

/** The angle of every sine and cosine in it; other ratios make it another question. */
function anglesIn(node: Node, found: Set<string>): boolean {
  if (node.kind === 'trig') {
    const of = node.of.kind === 'bracket' ? node.of.of : node.of
    if (of.kind !== 'letter' || !/^(?:sin|cos)$/.test(node.name)) return false
    found.add(of.name)
    return true
  }
  if (node.kind === 'binary') return anglesIn(node.left, found) && anglesIn(node.right, found)
  return node.kind === 'number' || node.kind === 'letter' || anglesIn(node.of, found)
}

/** The sine and the cosine as letters of their own. */
function asLetters(node: Node): Node {
  if (node.kind === 'trig') return { kind: 'letter', name: node.name === 'sin' ? sine : cosine }
  if (node.kind === 'binary') return { ...node, left: asLetters(node.left), right: asLetters(node.right) }
  return node.kind === 'number' || node.kind === 'letter' ? node : { ...node, of: asLetters(node.of) }
}

function sumOf(node: Node): Sum | null {
  const value = exactly(asLetters(node))
  return value && equals(value.bottom, unity) ? value.top : null
}

interface Read {
  readonly points: readonly SumPoint[]
  readonly facts: readonly FactOf<'point'>[]
  readonly ratios?: Ratios
}

/** The points, one of which at least holds a letter or a root. */
function pointsIn(question: Question): Read | null {
  const facts = factsOf(question, 'point')
  const angles = new Set<string>()
  const points = facts.flatMap((fact, at): readonly SumPoint[] => {
    const [x, y] = [sumOf(fact.x), sumOf(fact.y)]
    const name = nameOf(question, fact) || (['A', 'B', 'C'][at] ?? 'P')
    return x && y && anglesIn(fact.x, angles) && anglesIn(fact.y, angles) ? [{ name, at: [x, y] }] : []
  })
  const all = points.flatMap(({ at }) => at)
  const [angle, ...others] = angles
  const letters = new Set(all.flatMap((sum) => [...lettersOf(sum)]))
  if (points.length < facts.length || others.length > 0) return null
  if (letters.size === 0 && all.every(isRational)) return null
  // beside a point in numbers a letter is unknown: "A(2, 3) and B(x, 7)"
  const isGeneral = ({ at }: SumPoint) => at.some((sum) => lettersOf(sum).size > 0) || at.every(isZero)
  if (letters.size > 0 && !points.every(isGeneral)) return null
  // an angle that is a coordinate too is no angle
  if (angle !== undefined && letters.has(angle)) return null
  return {
    points,
    facts,
    ...(angle !== undefined && { ratios: { sine, cosine, angle: angle === 'θ' ? '\\theta' : angle } }),
  }
}

const has = ({ words }: Question, ...any: readonly string[]): boolean => any.some((word) => words.includes(word))

function askedIn(question: Question, count: number): Given['asked'] | null {
  if (count === 2 && has(question, 'midpoint') && !asksLength(question)) return 'mid-point'
  if (count === 2 && has(question, 'distance', 'length', 'far', 'apart'))
    return has(question, 'midpoint') ? null : 'distance'
  if (count === 3 && has(question, 'prove', 'show') && has(question, 'triangle', 'equilateral')) {
    const isRight = has(question, 'right', 'rightangled')
    const all = ['equilateral', 'isosceles'].filter((one) => question.words.includes(one))
    const [kind, ...more] = all
    if (more.length > 0 || (isRight && kind === 'equilateral')) return null
    if (isRight) return kind === undefined ? 'right-angled' : 'right-angled isosceles'
    return kind === 'equilateral' || kind === 'isosceles' ? kind : null
  }
  return count === 3 && has(question, 'parallelogram') && has(question, 'fourth', 'vertex') ? 'fourth vertex' : null
}

/** "distance between (a, b) and (-a, -b)": what comes out holds the letters. */
export const lettersInPoints = recogniser<Given>({
  id: 'letters-in-points',
  solution,
  cues: ['distance', 'length', 'far', 'apart', 'midpoint', 'parallelogram', 'triangle', 'equilateral'],
  words: [
    ...pointWords,
    'between',
    'formula',
    'three',
    'vertices',
    'vertex',
    'fourth',
    'taken',
    'order',
    'consecutive',
    'terms',
    ...['prove', 'show', 'triangle', 'equilateral', 'isosceles', 'right', 'angled', 'rightangled'],
  ],
  examples: [
    'Find the distance between the points (a, b) and (-a, -b).',
    'Find the distance between A(√3 + 1, 1) and B(0, √3).',
    'The distance between the points (a cos θ + b sin θ, 0) and (0, a sin θ - b cos θ) is',
    'distance between (cosθ, sinθ) and (sinθ, -cosθ)',
    'Three vertices of a parallelogram taken in order are (a + b, a - b), (2a + b, 2a - b) and (a - b, a + b). Find the fourth vertex.',
    'find the mid point of the line segment joining (2a, 4) and (-2a, 4b)',
    'Find the distance between (p + q, q - p) and (p - q, p + q).',
    'Show that the points (a, a), (-a, -a) and (-√3a, √3a) are the vertices of an equilateral triangle.',
    'Prove that (2a, 4a), (2a, 6a) and (2a + √3a, 5a) form an equilateral triangle',
  ],
  refuses: [
    'The distance between (a, b) and (-a, -b) is 5. Find a.',
    'If the distance between (2, a) and (4, 3) is 5, find the value of a.',
    'Find the area of the triangle with vertices (a, b), (b, c) and (c, a), and the length of its median.',
    'Find the distance of the mid-point of (a, b) and (-a, b) from the origin.',
    'Find the distance between A(2, 3) and B(x, 7).',
    'Show that the points (a, a), (-a, -a) and (-√2a, √2a) are the vertices of an equilateral triangle.',
    'Show that the points (a, a), (-a, -a) and (-√3a, √3a) are the vertices of an equilateral triangle and find its area.',
    'Find the square of the distance between (a, b) and (-a, -b).',
  ],
  read: (question) => {
    const read = pointsIn(question)
    const asked = read && askedIn(question, read.points.length)
    if (!read || !asked) return null
    const { points, facts, ratios } = read
    // roots alone are told by whole numbers
    const isInLetters = points.some(({ at }) => at.some((sum) => lettersOf(sum).size > 0))
    if (triangleKinds.includes(asked) && !isInLetters) return null
    if (triangleKinds.includes(asked) && !triangleOf({ points, asked }).is.some((kind) => kind === asked)) return null
    const fourth = factsOf(question, 'ordinal').filter(({ n }) => n === 4)
    return {
      given: { points, asked, ...(ratios && { ratios }) },
      used: [...facts, ...fourth, ...namesOf(question, points, 'D')],
    }
  },
  before: ({ asked }) =>
    triangleKinds.includes(asked)
      ? ''
      : asked === 'distance'
        ? 'Distance = '
        : asked === 'mid-point'
          ? 'Mid-point: '
          : 'Fourth vertex: ',
})
