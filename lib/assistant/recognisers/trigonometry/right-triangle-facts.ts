import { angleWords } from './ratios'
import { toldAndAsked, withComplement, asksNoneByWord } from './told-and-asked'
import { rightTriangleWith, rightTriangleWords, type RightTriangle } from '../right-triangle'
import type { Fact, FactOf } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node, TrigName } from '../../question/reading'
import { lengthsAs, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { numericValue } from '../../../reading/tree/numeric'
import { lettersOf } from '../../../reading/tree/node'
import { ratioTex } from '../../../solutions/trigonometry/pieces/in-sines'
import { anglesOfRatios, holdsTrig } from '../../../solutions/trigonometry/pieces/ratio-sums'
import type { Told } from '../../../solutions/trigonometry/pieces/told-ratios'
import { ratioValue as solution, valueOf, type RatioValue } from '../../../solutions/trigonometry/ratio-value'
import { divide, fraction, multiply, add, subtract, sign, toTex, type Fraction } from '../../../maths/fraction'

const binary = (operation: '*' | '/', left: Node, right: Node): Node => ({ kind: 'binary', operation, left, right })
const bracketed = (node: Node): Node =>
  node.kind === 'number' || node.kind === 'root' ? node : { kind: 'bracket', of: node }
const numberNode = (value: Fraction): Node => ({ kind: 'number', value, decimal: false, tex: toTex(value) })

interface Sides {
  readonly opposite: string
  readonly adjacent: string
  readonly hypotenuse: string
}
const ratiosBy: readonly (readonly [keyof Sides, keyof Sides, TrigName])[] = [
  ['opposite', 'adjacent', 'tan'],
  ['opposite', 'hypotenuse', 'sin'],
  ['adjacent', 'hypotenuse', 'cos'],
]

/** The sides as the angle at the first corner sees them. */
const sidesOf = ([first, right, last]: RightTriangle['corners']): Sides => ({
  opposite: segment(right + last),
  adjacent: segment(first + right),
  hypotenuse: segment(first + last),
})

/** k and the sign of "OQ - PQ = 1", of the hypotenuse and a leg. */
function sumIn({ sides: [left, right, ...more] }: FactOf<'equation'>, sides: Sides) {
  const value = right && rational(right)
  if (left?.kind !== 'binary' || more.length > 0 || !value) return null
  const [a, b] = [left.left, left.right]
  if (a.kind !== 'letter' || b.kind !== 'letter' || (left.operation !== '+' && left.operation !== '-')) return null
  const [one, two] = [segment(a.name), segment(b.name)]
  const isPlus = left.operation === '+'
  if (one === sides.hypotenuse) return { leg: two, value, isPlus }
  return two === sides.hypotenuse && isPlus ? { leg: one, value, isPlus } : null
}

/** "AB : BC = 1 : √3" */
function ratioIn({ sides: [left, right, ...more], relation }: FactOf<'equation'>) {
  if (left?.kind !== 'binary' || left.operation !== '/' || !right || more.length > 0 || relation !== '=') return null
  const [a, b] = [left.left, left.right]
  return a.kind === 'letter' && b.kind === 'letter' && lettersOf(right).size === 0
    ? { one: segment(a.name), two: segment(b.name), value: right }
    : null
}

interface Known {
  readonly told: Told
  readonly lead: string
}

/** A ratio of the first angle from what the sides tell. */
function fromSides(
  triangle: RightTriangle<Node>,
  equations: readonly FactOf<'equation'>[],
  sides: Sides,
): Known | null {
  const [first] = triangle.corners
  const lengths = new Map(triangle.lengths.of)
  const steps: string[] = []
  const [equation, ...more] = equations
  const sum = equation && sumIn(equation, sides)
  const ratio = equation && ratioIn(equation)
  if (more.length > 0 || (equation && !sum && !ratio)) return null
  if (sum) {
    const other = [sides.opposite, sides.adjacent].find((side) => side !== sum.leg)
    const known = other === undefined ? undefined : lengths.get(other)
    const length = known && rational(known)
    if (!length || other === undefined || lengths.size !== 1 || sign(sum.value) <= 0) return null
    const second = divide(multiply(length, length), sum.value)
    const half = fraction(1, 2)
    const hypotenuse = multiply(half, add(sum.value, second))
    const leg = multiply(half, sum.isPlus ? subtract(sum.value, second) : subtract(second, sum.value))
    if (sign(leg) <= 0) return null
    const [h, l] = [sides.hypotenuse, sum.leg]
    steps.push(
      `$${h}^2 - ${l}^2 = ${other}^2$, so $(${h} ${sum.isPlus ? '+' : '-'} ${l})(${h} ${sum.isPlus ? '-' : '+'} ${l}) = ${toTex(multiply(length, length))}$ and $${h} ${sum.isPlus ? '-' : '+'} ${l} = ${toTex(second)}$; adding and subtracting, $${h} = ${toTex(hypotenuse)}$ and $${l} = ${toTex(leg)}$.`,
    )
    lengths.set(h, numberNode(hypotenuse))
    lengths.set(l, numberNode(leg))
  }
  for (const [up, down, name] of ratiosBy) {
    const [over, under] = [sides[up], sides[down]]
    const [a, b] = [lengths.get(over), lengths.get(under)]
    const told = (value: Node): Known => ({
      told: [{ kind: 'trig', name, of: { kind: 'letter', name: first } }, value],
      lead: [...steps, `$\\${name} ${first} = \\frac{${over}}{${under}} = ${ratioTex(value)}$`].join(' '),
    })
    if (a && b && !ratio) return told(binary('/', bracketed(a), bracketed(b)))
    if (ratio?.one === over && ratio.two === under) return told(ratio.value)
    if (ratio?.one === under && ratio.two === over)
      return told(binary('/', numberNode(fraction(1)), bracketed(ratio.value)))
  }
  return null
}

/** Whether three sides agree with Pythagoras. */
function agrees({ lengths }: RightTriangle<Node>, sides: Sides): boolean {
  const size = (side: string) => numericValue(lengths.of.get(side) ?? numberNode(fraction(0)), () => NaN)
  const [a, b, c] = [size(sides.opposite), size(sides.adjacent), size(sides.hypotenuse)]
  if ([a, b].some((leg) => c > 0 && leg >= c)) return false
  return lengths.of.size < 3 || Math.abs(a * a + b * b - c * c) < 1e-9 * c * c
}

function read(question: Question) {
  const triangle = rightTriangleWith(question, (one) =>
    lengthsAs(one, (node) => (lettersOf(node).size === 0 ? node : null)),
  )
  const parts = toldAndAsked(question)
  if (!triangle || !parts || parts.ranges.length > 0) return null
  const [first, right, last] = triangle.corners
  const sides = sidesOf(triangle.corners)
  if (!agrees(triangle, sides)) return null
  const angles = [...triangle.angles]
  const ofSides = factsOf(question, 'equation').filter((one) => !one.sides.some(holdsTrig))
  const ofRatios = parts.told.filter((one) => one.some(holdsTrig))
  const isSolved = angles.length + ofRatios.length > 0
  const known = isSolved ? null : fromSides(triangle, ofSides, sides)
  if ((isSolved && (ofSides.length > 0 || angles.length + ofRatios.length > 1)) || (!isSolved && !known)) return null
  if (isSolved && triangle.lengths.of.size > 1) return null
  const put = (node: Node): Node => withComplement(node, last, first)
  const [angle] = angles
  const told: readonly Told[] = angle
    ? [tangentOf(angle, first)]
    : known
      ? [known.told]
      : ofRatios.map(([left, value]): Told => [put(left), put(value)])
  const trigs = parts.asked
  const named = [...told.flat(), ...trigs.map(put)].flatMap(anglesOfRatios)
  if (named.includes(right) || named.some((name) => name !== first)) return null
  return { triangle, parts, sides, told, asked: trigs.map(put), lead: known?.lead, first }
}

/** "∠A = 30°" as tan A = tan 30°. */
function tangentOf([corner, size]: readonly [string, Fraction], first: string): Told {
  const degrees = corner === first ? size : subtract(fraction(90), size)
  return [
    { kind: 'trig', name: 'tan', of: { kind: 'letter', name: first } },
    { kind: 'trig', name: 'tan', of: numberNode(degrees) },
  ]
}

const words = [
  ...angleWords,
  ...rightTriangleWords,
  'both',
  'expression',
  'verify',
  'each',
  'hypotenuse',
  'determine',
  'sides',
  'its',
]

/** Expressions in the ratios of a right triangle, from its sides. */
export const ratiosOfTriangle = recogniser<RatioValue>({
  id: 'ratios-of-a-right-triangle',
  solution,
  asPart: true,
  last: 'of all',
  cues: ['#formula', '#list'],
  words,
  examples: [
    'in right triangle ABC, angle B = 90°, AB = 24 cm BC = 7 cm. sin A, cos A, sin C, cos C?',
    'tan P - cot R in triangle PQR right angled at Q with PQ = 12 cm, PR = 13 cm',
    'In triangle OPQ right angled at P, OP = 7 cm and OQ - PQ = 1 cm. find sin Q + cos Q',
    'In right angled triangle ABC right angled at B, AB:BC = 1:√3 find sin A',
  ],
  refuses: [
    'In triangle PQR right angled at Q with PQ = 13 cm, PR = 12 cm find tan P - cot R',
    'In triangle PQR right angled at Q with PQ = 12 cm find tan P - cot R',
    'In triangle PQR right angled at Q with PQ = 3 cm, QR = 4 cm, PR = 6 cm find tan P - cot R',
    'In triangle PQR right angled at Q with PQ = 3 cm, QR = 4 cm find tan P - cot S',
  ],
  read: (question) => {
    const found = read(question)
    if (!found || found.asked.length === 0 || (found.asked.length > 1 && !asksNoneByWord(question))) return null
    const given = { told: found.told, asked: found.asked, as: found.parts.asked }
    if (!valueOf(given)) return null
    const used: readonly Fact[] = [...found.triangle.used, ...found.parts.used]
    return { given, used, said: found.triangle.said, ...(found.lead !== undefined && { lead: found.lead }) }
  },
})

/** The other sides of a right triangle from one of them and a ratio. */
export const sideOfTriangle = recogniser<RatioValue>({
  id: 'side-by-a-ratio',
  solution,
  asPart: true,
  last: 'of all',
  cues: ['#length'],
  words,
  examples: ['In triangle ABC right angled at C, AC = 3 cm and tan A = 4/3. find BC'],
  refuses: [
    'In triangle ABC right angled at C, AC = 3 cm and tan A = 4/3. find CD',
    'In triangle ABC right angled at C, AC = 3 cm. find BC',
  ],
  read: (question) => {
    const found = read(question)
    if (!found || found.asked.length > 0 || found.lead !== undefined) return null
    const { sides, triangle, first } = found
    const names = factsOf(question, 'letter').filter(({ name }) => Object.values(sides).includes(segment(name)))
    const [asked, ...more] = names
    const [known, ...others] = [...triangle.lengths.of]
    if (!asked || !known || more.length + others.length > 0 || known[0] === segment(asked.name)) return null
    const [side, length] = known
    const wanted = segment(asked.name)
    const ratio = ratiosBy.find(([up, down]) => [sides[up], sides[down]].every((one) => one === side || one === wanted))
    if (!ratio) return null
    const trig: Node = { kind: 'trig', name: ratio[2], of: { kind: 'letter', name: first } }
    const node = binary(sides[ratio[0]] === wanted ? '*' : '/', bracketed(length), trig)
    const given = {
      told: found.told,
      asked: [node],
      unit: triangle.lengths.unit === 'units' ? '' : triangle.lengths.unit,
    }
    if (!valueOf(given)) return null
    return {
      given,
      used: [...triangle.used, ...found.parts.used, asked],
      said: triangle.said,
      lead: `$\\${ratio[2]} ${first} = \\frac{${sides[ratio[0]]}}{${sides[ratio[1]]}}$, so $${asked.name} = ${ratioTex(node)}$`,
    }
  },
  unit: ({ unit = '' }) => unit,
})
