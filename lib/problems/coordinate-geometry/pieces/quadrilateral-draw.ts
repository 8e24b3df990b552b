import { drawPoint, squaredDistance, type Point } from './point'
import type { Random } from '../../../random'

export type QuadrilateralKind = 'square' | 'rectangle' | 'rhombus' | 'parallelogram'

export const quadrilateralKinds: readonly QuadrilateralKind[] = ['square', 'rectangle', 'rhombus', 'parallelogram']

export type Corners = readonly [Point, Point, Point, Point]

function drawSides(random: Random, kind: QuadrilateralKind): readonly [Point, Point] {
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
function kindOf([a, b, c, d]: Corners): QuadrilateralKind {
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
export const drawQuadrilateral = (random: Random, kind: QuadrilateralKind): Corners =>
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
