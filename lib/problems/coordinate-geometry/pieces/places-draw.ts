import { drawPoint, squaredDistance, type Point } from './point'
import { isSquare, surd } from '../../../maths'
import type { Random } from '../../../random'

/** Steps of a whole length on the grid. */
const wholeSteps: readonly Point[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((length): readonly Point[] => [
    [length, 0],
    [0, length],
  ]),
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [12, 5],
]

const turned = (random: Random, [u, v]: Point): Point => [random.pick([u, -u]), random.pick([v, -v])]
const between = (a: Point, b: Point): number => Math.sqrt(squaredDistance(a, b))
const bent = (a: Point, b: Point, c: Point): boolean => (b[0] - a[0]) * (c[1] - a[1]) !== (b[1] - a[1]) * (c[0] - a[0])

export interface Places {
  readonly p: Point
  readonly q: Point
  readonly r: Point
  /** The mid-point of QR. */
  readonly m: Point
}

/** Three places at whole points; PQ has no whole length, and the fourth corner of PQRS is on the grid. */
export const drawCorners = (random: Random): Places =>
  random.until(
    (source) => {
      const [p, q, r] = [drawPoint(source, 7), drawPoint(source, 7), drawPoint(source, 7)]
      return { p, q, r, m: [(q[0] + r[0]) / 2, (q[1] + r[1]) / 2] } as const
    },
    ({ p, q, r, m }) => {
      const { radicand } = surd(1, squaredDistance(p, q))
      const turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
      return (
        p[0] !== q[0] &&
        p[1] !== q[1] &&
        radicand > 1 &&
        radicand <= 41 &&
        Math.abs(turn) >= 12 &&
        m[0] !== m[1] &&
        cornerOf({ p, q, r }).every((value) => Math.abs(value) <= 8)
      )
    },
  )

/** The fourth corner S of the parallelogram PQRS. */
export const cornerOf = ({ p, q, r }: Pick<Places, 'p' | 'q' | 'r'>): Point => [p[0] + r[0] - q[0], p[1] + r[1] - q[1]]

/** All three sides of the triangle PQM are whole numbers. */
export function drawPlaces(random: Random): Places {
  const length = random.pick([5, 5, 10, 13])
  const ways = wholeSteps.filter(([u, v]) => u * v > 0 && u * u + v * v === length * length)
  return random.until(
    (source) => {
      const q = drawPoint(source, 7)
      const [[u, v], [s, t]] = [turned(source, source.pick(ways)), turned(source, source.pick(wholeSteps))]
      return { p: [q[0] + u, q[1] + v], q, m: [q[0] + s, q[1] + t], r: [q[0] + 2 * s, q[1] + 2 * t] } as const
    },
    ({ p, q, r, m }) =>
      [p, r].every((point) => point.every((value) => Math.abs(value) <= 7)) &&
      isSquare(squaredDistance(p, m)) &&
      bent(p, q, m) &&
      m[0] !== m[1],
  )
}

/** The way from P to Q and on to M, the straight way to M, and by how much the first is longer. */
export const lengthsOf = ({ p, q, m }: Places) => {
  const [d, onward, straight] = [between(p, q), between(q, m), between(p, m)]
  return { d, onward, straight, extra: d + onward - straight }
}
