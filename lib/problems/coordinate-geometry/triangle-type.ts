import { drawPoint, pointText, squareTex, squaredDistance, type Point } from './pieces/point'
import { surd, surdTex } from '../../maths'
import { choiceOf, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { earns, template, type Step } from '../template'
import type { Random } from '../../random'

type Kind = 'right isosceles' | 'right' | 'isosceles' | 'none'

const kinds: readonly Kind[] = ['right isosceles', 'right', 'isosceles', 'none']

const wording: Readonly<Record<Kind, string>> = {
  'right isosceles': 'an isosceles right triangle',
  right: 'a right triangle which is not isosceles',
  isosceles: 'an isosceles triangle which is not right-angled',
  none: 'no triangle: the points are collinear',
}

/** How the last line of the solution names the kind. */
const conclusion: Readonly<Record<Kind, string>> = {
  'right isosceles': 'Hence the points are the vertices of an isosceles right triangle',
  right: 'Hence the points are the vertices of a right triangle which is not isosceles',
  isosceles: 'Hence the points are the vertices of an isosceles triangle which is not right-angled',
  none: 'Hence the points are collinear and form no triangle',
}

const explanations: Readonly<Record<Kind, string>> = {
  'right isosceles':
    'Two equal sides make the triangle isosceles, and by the converse of the Pythagoras theorem the angle between them is a right angle.',
  right:
    'By the converse of the Pythagoras theorem the angle opposite to the longest side is a right angle; three different lengths rule out an isosceles triangle.',
  isosceles:
    'Two sides are equal, but the longest side does not fit the Pythagoras theorem, so no angle is a right angle.',
  none: 'When two of the lengths add up to the third, the common end of those two lies on the segment between the other two points.',
}

const slipNotes: Readonly<Record<Kind, string>> = {
  'right isosceles': 'That needs two equal sides and a right angle between them: compare the lengths again.',
  right:
    'Test all three lengths: the squares of two sides must add to the square of the third, and no two may be equal.',
  isosceles: 'That needs two equal sides and no right angle: test the squares of the lengths.',
  none: 'The points are collinear only if two of the lengths add to the third.',
}

type Corners = readonly [Point, Point, Point]

const squaresOf = ([a, b, c]: Corners): readonly [number, number, number] => [
  squaredDistance(a, b),
  squaredDistance(b, c),
  squaredDistance(c, a),
]

function drawCorners(random: Random, kind: Kind): Corners {
  const p = drawPoint(random, 4)
  const [u, v] = drawPoint(random, 4)
  const [s, t] = [random.integer(1, 2), random.integer(1, 3)]
  const from = (dx: number, dy: number): Point => [p[0] + dx, p[1] + dy]
  switch (kind) {
    case 'right isosceles':
      return [from(u, v), p, from(-v, u)]
    case 'right':
      return [from(s * u, s * v), p, from(-t * v, t * u)]
    case 'isosceles':
      return [from(u, v), p, random.pick([from(v, u), from(-u, v), from(u, -v)])]
    case 'none':
      return [p, from(s * u, s * v), from((s + t) * u, (s + t) * v)]
    default:
      return kind satisfies never
  }
}

/** What the three squared sides, in growing order, say. */
function kindOf(corners: Corners): Kind | null {
  const [x = 0, y = 0, z = 0] = [...squaresOf(corners)].sort((p, q) => p - q)
  if (Math.abs(Math.sqrt(x) + Math.sqrt(y) - Math.sqrt(z)) < 1e-9) return 'none'
  if (x + y === z) return x === y ? 'right isosceles' : 'right'
  return x === y || y === z ? 'isosceles' : null
}

const sideNames = ['AB', 'BC', 'CA'] as const

/** The three lengths, half a mark each. */
function sideLines(corners: Corners): readonly Step[] {
  return sideNames.map((name, index) => {
    const [from, to] = [corners[index], corners[(index + 1) % 3]]
    if (!from || !to) throw new Error('sideLines: a triangle has three corners')
    const square = squaredDistance(from, to)
    const root = surdTex(surd(1, square))
    const simple = root === `\\sqrt{${square}}` ? '' : ` = ${root}`
    return earns(
      0.5,
      `${index === 0 ? 'By the distance formula, ' : ''}$${name} = \\sqrt{${squareTex(to[0] - from[0])} + ${squareTex(to[1] - from[1])}} = \\sqrt{${square}}${simple}$`,
    )
  })
}

/** Why the sides make the kind that they make, e.g. "$AB^2 + BC^2 = 25 + 25 = 50 = CA^2$, so angle $B = 90^\circ$". */
function reasonLine(corners: Corners, kind: Kind): string {
  const squares = squaresOf(corners)
  const longest = squares.indexOf(Math.max(...squares))
  const [one, two] = [0, 1, 2].filter((index) => index !== longest)
  const name = (index: number | undefined) => sideNames[index ?? 0] ?? ''
  const root = (index: number | undefined) => surdTex(surd(1, squares[index ?? 0] ?? 0))
  if (kind === 'none')
    return `$${name(one)} + ${name(two)} = ${root(one)} + ${root(two)} = ${root(longest)} = ${name(longest)}$, so the three points lie on one line`
  if (kind === 'isosceles') {
    const [first, second] = [0, 1, 2].filter((i) => squares.filter((square) => square === squares[i]).length === 2)
    return `$${name(first)} = ${name(second)}$, but the squares of the two shorter sides add to $${(squares[one ?? 0] ?? 0) + (squares[two ?? 0] ?? 0)}$, which is not $${squares[longest]}$; so no angle is $90^\\circ$`
  }
  const sum = `${squares[one ?? 0]} + ${squares[two ?? 0]} = ${squares[longest]}`
  const equal = kind === 'right isosceles' ? `, and $${name(one)} = ${name(two)}$` : ', and no two sides are equal'
  return `$${name(one)}^2 + ${name(two)}^2 = ${sum} = ${name(longest)}^2$${equal}`
}

const angleAt = (at: Point, p: Point, q: Point): number => {
  const turn = Math.atan2(p[1] - at[1], p[0] - at[0]) - Math.atan2(q[1] - at[1], q[0] - at[0])
  const degrees = Math.abs((turn * 180) / Math.PI)
  return Math.round(Math.min(degrees, 360 - degrees) * 1e6) / 1e6
}

const asks: readonly ((points: string) => string)[] = [
  (points) => `Name the type of triangle formed, if any, by the points ${points}.`,
  (points) => `Do the points ${points} form a triangle? If they do, what type of triangle is it?`,
  (points) => `Use the distance formula to find out what the points ${points} form.`,
]

/** E.g. "The points A(5, -2), B(6, 4) and C(7, -2) are the vertices of ..." */
export const typeOfTriangle = template({
  id: 'cg-type-of-triangle',
  topic: 'coordinate-geometry',
  archetypes: ['cg-triangle-type'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const kind = random.pick(kinds)
    const corners = random.until(
      (source) => drawCorners(source, kind),
      (drawn) =>
        drawn.every((point) => point.every((value) => Math.abs(value) <= 9)) &&
        squaresOf(drawn).every((square) => square > 0) &&
        kindOf(drawn) === kind,
    )
    return {
      kind,
      corners,
      order: drawOrder(random, 4),
      ask: random.pick(asks),
    }
  },
  pose: ({ kind, corners, order, ask }) => {
    const items = [kind, ...kinds.filter((other) => other !== kind)].map((each) => wording[each])
    const { rule, options } = choiceOf(items, order)
    const [a, b, c] = corners.map(pointText)
    return {
      question: `${ask(`$A${a}$, $B${b}$ and $C${c}$`)} Choose the right option.`,
      rule,
      options,
      hints: [
        'Find the three lengths with the distance formula and keep their squares.',
        'Compare the lengths, and test whether the two smaller squares add to the largest square.',
        'If the two smaller lengths add to the largest length, there is no triangle.',
      ],
      steps: [
        ...sideLines(corners),
        earns(0.5, `${reasonLine(corners, kind)}.`),
        `${conclusion[kind]}: option (${rule.expected}).`,
      ],
      explanation: explanations[kind],
    }
  },
  crossCheck: ({ kind, corners: [a, b, c], order }) => {
    const angles = [angleAt(a, b, c), angleAt(b, c, a), angleAt(c, a, b)]
    const right = angles.includes(90)
    const twoEqual = new Set(angles).size < 3
    const seen: Kind = angles.includes(180) ? 'none' : right ? (twoEqual ? 'right isosceles' : 'right') : 'isosceles'
    return letterAt(order.indexOf([kind, ...kinds.filter((other) => other !== kind)].indexOf(seen)))
  },
  slips: ({ kind, order }) =>
    kinds
      .filter((other) => other !== kind)
      .map((other, index) => ({
        response: letterAt(order.indexOf(index + 1)),
        note: slipNotes[other],
        step: 4,
      })),
})
