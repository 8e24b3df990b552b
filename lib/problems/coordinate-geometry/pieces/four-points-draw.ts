import { drawOrder } from '../../kinds-of-question/lettered'
import type { Random } from '../../../random'
import { drawPoint, squaredDistance, type Point } from './point'

export type FourKind = 'collinear' | 'none' | 'parallelogram'

export interface Four {
  readonly kind: FourKind
  readonly points: readonly [Point, Point, Point, Point]
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
const cross = (a: Point, b: Point, c: Point, d: Point): number =>
  (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])

/** Whether the four make a quadrilateral that turns one way and has no parallel and no equal sides. */
function isPlain([p, q, r, s]: Four['points']): boolean {
  const turns = [turn(p, q, r), turn(q, r, s), turn(r, s, p), turn(s, p, q)]
  const sides = [squaredDistance(p, q), squaredDistance(q, r), squaredDistance(r, s), squaredDistance(s, p)]
  return (
    (turns.every((value) => value > 4) || turns.every((value) => value < -4)) &&
    cross(p, q, r, s) !== 0 &&
    cross(q, r, s, p) !== 0 &&
    new Set(sides).size === 4
  )
}

function drawPoints(random: Random, kind: FourKind): Four['points'] {
  const p = drawPoint(random, 6)
  const [u, v] = [drawPoint(random, 5), drawPoint(random, 6)]
  const q: Point = [p[0] + u[0], p[1] + u[1]]
  if (kind === 'none') return [p, q, drawPoint(random, 7), drawPoint(random, 7)]
  if (kind === 'parallelogram') return [p, q, [q[0] + v[0], q[1] + v[1]], [p[0] + v[0], p[1] + v[1]]]
  const times = random.pick([1, 2])
  return [p, q, [q[0] + times * u[0], q[1] + times * u[1]], drawPoint(random, 7)]
}

export function drawFour(random: Random): Four {
  const kind = random.pick(['collinear', 'none', 'parallelogram'] as const)
  const points = random.until(
    (source) => drawPoints(source, kind),
    (drawn) => {
      const [p, q, r, s] = drawn
      const right = squaredDistance(p, q) + squaredDistance(q, r) === squaredDistance(p, r)
      return (
        drawn.flat().every((value) => Math.abs(value) <= 9) &&
        q[0] !== p[0] &&
        q[1] !== p[1] &&
        Math.abs(turn(q, r, s)) > 4 &&
        (kind === 'collinear' ? turn(p, q, r) === 0 : Math.abs(turn(p, q, r)) > 4 && !right) &&
        (kind !== 'none' || isPlain(drawn)) &&
        (kind !== 'parallelogram' || squaredDistance(p, q) !== squaredDistance(q, r))
      )
    },
  )
  return { kind, points, order: drawOrder(random, 4), stem: random.pick([0, 1, 2] as const) }
}
