import { drawPoint, pointText, squareTex, squaredDistance, type Point } from './pieces/point'
import { choiceOf, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { planeWindow } from '../plane-window'
import { earns, template } from '../template'
import type { Random } from '../../random'

type Kind = 'square' | 'rectangle' | 'rhombus' | 'parallelogram'

const kinds: readonly Kind[] = ['square', 'rectangle', 'rhombus', 'parallelogram']

const wording: Readonly<Record<Kind, string>> = {
  square: 'a square',
  rectangle: 'a rectangle which is not a square',
  rhombus: 'a rhombus which is not a square',
  parallelogram: 'a parallelogram which is neither a rectangle nor a rhombus',
}

export type Corners = readonly [Point, Point, Point, Point]

function drawSides(random: Random, kind: Kind): readonly [Point, Point] {
  const [u, v] = drawPoint(random, 6)
  const [s, t] = random.pick([
    [1, 2],
    [2, 1],
    [1, 3],
    [2, 3],
  ] as const)
  switch (kind) {
    case 'square':
      return [
        [u, v],
        [-v, u],
      ]
    case 'rectangle':
      return random.pick([
        [
          [s * u, s * v],
          [-t * v, t * u],
        ],
        [
          [s * u, s * v],
          [t * v, -t * u],
        ],
      ] as const)
    case 'rhombus':
      return [
        [u, v],
        random.pick([
          [v, u],
          [-u, v],
          [u, -v],
          [-v, -u],
        ] as const),
      ]
    case 'parallelogram':
      return [[u, v], drawPoint(random, 6)]
    default:
      return kind satisfies never
  }
}

/** The kind by sides and diagonals, as in the book. */
function kindOf([a, b, c, d]: Corners): Kind {
  const equalSides = squaredDistance(a, b) === squaredDistance(b, c)
  const equalDiagonals = squaredDistance(a, c) === squaredDistance(b, d)
  return equalSides ? (equalDiagonals ? 'square' : 'rhombus') : equalDiagonals ? 'rectangle' : 'parallelogram'
}

const cornersOf = (a: Point, [u, v]: readonly [Point, Point]): Corners => [
  a,
  [a[0] + u[0], a[1] + u[1]],
  [a[0] + u[0] + v[0], a[1] + u[1] + v[1]],
  [a[0] + v[0], a[1] + v[1]],
]

const squareLine = (name: string, from: Point, to: Point): string =>
  `$${name}^2 = ${squareTex(to[0] - from[0])} + ${squareTex(to[1] - from[1])} = ${squaredDistance(from, to)}$`

const equalSides: readonly Kind[] = ['square', 'rhombus']
const equalDiagonals: readonly Kind[] = ['square', 'rectangle']

const sidesLine = (kind: Kind): string =>
  equalSides.includes(kind)
    ? 'All four sides are equal: $AB = BC = CD = DA$.'
    : 'Opposite sides are equal, $AB = CD$ and $BC = DA$, but adjacent sides are not.'

/** What to compare again, and in which line, for a student who chose another kind. */
function adviceFor(kind: Kind, chosen: Kind): readonly [note: string, step: number] {
  const sides = equalSides.includes(kind) !== equalSides.includes(chosen)
  const diagonals = equalDiagonals.includes(kind) !== equalDiagonals.includes(chosen)
  if (sides && diagonals) return ['Compare $AB$ with $BC$ again, and then the diagonals $AC$ and $BD$.', 5]
  return sides
    ? ['Compare two adjacent sides again: is $AB$ equal to $BC$?', 5]
    : ['Compare the diagonals as well: is $AC$ equal to $BD$?', 8]
}

/** Large enough for its drawing to be read: no short side, no short diagonal, no thin shape. */
function isRoomy([a, b, c, d]: Corners): boolean {
  const area = Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (c[1] - a[1]) * (d[0] - b[0])) / 2
  return (
    squaredDistance(a, b) >= 5 &&
    squaredDistance(b, c) >= 5 &&
    Math.min(squaredDistance(a, c), squaredDistance(b, d)) >= 8 &&
    area >= 8
  )
}

/** Corners, in order, of such a quadrilateral, with coordinates from -8 to 8. */
export const drawQuadrilateral = (random: Random, kind: Kind): Corners =>
  random.until(
    (source) => cornersOf(drawPoint(source, 6), drawSides(source, kind)),
    (drawn) => {
      const [a, b, , d] = drawn
      const flat = (b[0] - a[0]) * (d[1] - a[1]) === (b[1] - a[1]) * (d[0] - a[0])
      return (
        !flat &&
        isRoomy(drawn) &&
        kindOf(drawn) === kind &&
        drawn.every((point) => point.every((value) => Math.abs(value) <= 8))
      )
    },
  )

const stems: readonly ((points: string) => string)[] = [
  (points) => `Name the type of quadrilateral formed by the points ${points}, taken in order.`,
  (points) =>
    `Four friends sit in a classroom at the points ${points} of a grid. What type of quadrilateral is $ABCD$?`,
  (points) => `${points} are four points of the plane. What type of quadrilateral is $ABCD$?`,
]

/** E.g. "Name the type of quadrilateral formed by A(-1, -2), B(1, 0), C(-1, 2), D(-3, 0), taken in order." */
export const typeOfQuadrilateral = template({
  id: 'cg-type-of-quadrilateral',
  topic: 'coordinate-geometry',
  archetypes: ['cg-quadrilateral-type'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const kind = random.pick(kinds)
    const corners = drawQuadrilateral(random, kind)
    return { kind, corners, order: drawOrder(random, 4), stem: random.pick(stems) }
  },
  pose: ({ kind, corners, order, stem }) => {
    const items = [kind, ...kinds.filter((other) => other !== kind)].map((each) => wording[each])
    const { rule, options } = choiceOf(items, order)
    const [a, b, c, d] = corners
    const list = `$A${pointText(a)}$, $B${pointText(b)}$, $C${pointText(c)}$ and $D${pointText(d)}$`
    return {
      question: `${stem(list)} Choose the best description.`,
      rule,
      options,
      hints: [
        'Find the squares of the four sides with the distance formula.',
        'Sides alone do not tell a square from a rhombus: compare the diagonals too.',
      ],
      steps: [
        earns(0.5, `By the distance formula, ${squareLine('AB', a, b)}`),
        earns(0.5, squareLine('BC', b, c)),
        squareLine('CD', c, d),
        squareLine('DA', d, a),
        earns(0.5, sidesLine(kind)),
        earns(0.5, squareLine('AC', a, c)),
        earns(0.5, squareLine('BD', b, d)),
        equalDiagonals.includes(kind) ? 'The diagonals are equal.' : 'The diagonals are not equal.',
        earns(0.5, `Hence $ABCD$ is ${wording[kind]}: option (${rule.expected}).`),
      ],
      explanation:
        'Equal opposite sides make a parallelogram; equal diagonals make it a rectangle; equal adjacent sides make it a rhombus; both together make a square.',
      solutionFigure: {
        kind: 'plane',
        ...planeWindow(corners),
        regions: [corners],
        points: corners.map((at, index) => ({ at, label: `${letterAt(index)}${pointText(at)}` })),
        description: `The quadrilateral with vertices ${corners.map((at, index) => `${letterAt(index)}${pointText(at)}`).join(', ')}: ${wording[kind]}.`,
      },
    }
  },
  crossCheck: ({ kind, corners: [a, b, , d], order }) => {
    // The angle at A and the lengths of its two arms decide.
    const [first, second] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])]
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.atan2(d[1] - a[1], d[0] - a[0])
    const right = Math.abs(Math.cos(turn)) < 1e-9
    const even = Math.abs(first - second) < 1e-9
    const seen: Kind = even ? (right ? 'square' : 'rhombus') : right ? 'rectangle' : 'parallelogram'
    return letterAt(order.indexOf([kind, ...kinds.filter((other) => other !== kind)].indexOf(seen)))
  },
  slips: ({ kind, order }) =>
    kinds
      .filter((other) => other !== kind)
      .map((other, index) => {
        const [note, step] = adviceFor(kind, other)
        return { response: letterAt(order.indexOf(index + 1)), note, step }
      }),
})
