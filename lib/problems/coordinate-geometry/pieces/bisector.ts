import type { Point } from './point'
import { gcd } from '../../../maths'

/** ax + by = c for the points equidistant from A and B, in lowest terms, with a > 0. */
export function bisector(a: Point, b: Point): readonly [number, number, number] {
  const raw = [2 * (b[0] - a[0]), 2 * (b[1] - a[1]), b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2] as const
  const divisor = gcd(...raw) * (raw[0] < 0 ? -1 : 1)
  return [raw[0] / divisor, raw[1] / divisor, raw[2] / divisor]
}
