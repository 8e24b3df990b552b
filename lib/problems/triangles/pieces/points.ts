import type { XY } from '../../../figures/figure'

/** The point at a share of the way. */
export const between = (from: XY, to: XY, share: number): XY => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** The foot of the perpendicular from a point to the line through two others. */
export function foot(point: XY, from: XY, to: XY): XY {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  return between(from, to, ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / (x * x + y * y))
}

/** Where the lines ab and cd meet; they must not be parallel. */
export function meeting(a: XY, b: XY, c: XY, d: XY): XY {
  const cross = (p: XY, q: XY) => p[0] * q[1] - p[1] * q[0]
  const vector = (from: XY, to: XY): XY => [to[0] - from[0], to[1] - from[1]]
  const [ab, cd, ac] = [vector(a, b), vector(c, d), vector(a, c)]
  if (cross(ab, cd) === 0) throw new Error('meeting: the lines are parallel')
  return between(a, b, cross(ac, cd) / cross(ab, cd))
}
