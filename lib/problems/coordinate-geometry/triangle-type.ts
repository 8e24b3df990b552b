import {
  askedTriangleKinds,
  triangleExplanations,
  triangleNotes,
  type AskedTriangleKind,
} from './pieces/triangle-type-words'
import { oneMark } from './pieces/one-mark'
import { drawPoint, pointText, squaredDistance, type Point } from './pieces/point'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { triangleConclusion, triangleLines, triangleWords } from '../../solutions/coordinate-geometry/triangle-type'
import { choiceOf, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { template } from '../template'
import type { Random } from '../../random'

type Corners = readonly [Point, Point, Point]

const squaresOf = ([a, b, c]: Corners): readonly [number, number, number] => [
  squaredDistance(a, b),
  squaredDistance(b, c),
  squaredDistance(c, a),
]

function drawCorners(random: Random, kind: AskedTriangleKind): Corners {
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
function kindOf(corners: Corners): AskedTriangleKind | null {
  const [x = 0, y = 0, z = 0] = [...squaresOf(corners)].sort((p, q) => p - q)
  if (Math.abs(Math.sqrt(x) + Math.sqrt(y) - Math.sqrt(z)) < 1e-9) return 'none'
  if (x + y === z) return x === y ? 'right isosceles' : 'right'
  return x === y || y === z ? 'isosceles' : null
}

const triangleOf = ([a, b, c]: Corners) => ({ a: named('A', a), b: named('B', b), c: named('C', c) })

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
  version: 3,
  topic: 'coordinate-geometry',
  archetypes: ['cg-triangle-type'],
  difficulty: 'medium',
  marks: 1,
  draw: (random) => {
    const kind = random.pick(askedTriangleKinds)
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
    const items = [kind, ...askedTriangleKinds.filter((other) => other !== kind)].map((each) => triangleWords[each])
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
      steps: oneMark([
        ...triangleLines(triangleOf(corners)),
        `${triangleConclusion(kind)}: option (${rule.expected}).`,
      ]),
      explanation: triangleExplanations[kind],
    }
  },
  crossCheck: ({ kind, corners: [a, b, c], order }) => {
    const angles = [angleAt(a, b, c), angleAt(b, c, a), angleAt(c, a, b)]
    const right = angles.includes(90)
    const twoEqual = new Set(angles).size < 3
    const seen: AskedTriangleKind = angles.includes(180)
      ? 'none'
      : right
        ? twoEqual
          ? 'right isosceles'
          : 'right'
        : 'isosceles'
    return letterAt(order.indexOf([kind, ...askedTriangleKinds.filter((other) => other !== kind)].indexOf(seen)))
  },
  slips: ({ kind, order }) =>
    askedTriangleKinds
      .filter((other) => other !== kind)
      .map((other, index) => ({
        response: letterAt(order.indexOf(index + 1)),
        note: triangleNotes[other],
        step: 'comparison',
      })),
})
