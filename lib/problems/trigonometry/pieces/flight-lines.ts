import { minus, overTangent } from './tan-lines'
import { floating, scaled, twoTerm, type TwoTerm } from './two-term'
import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import { fraction } from '../../../maths'

/** Away from the watcher the angle falls, towards it rises. */
export const flights = [
  [60, 30],
  [60, 45],
  [45, 30],
  [30, 60],
  [45, 60],
  [30, 45],
] as const

export type Flight = (typeof flights)[number]

/** The horizontal distance from the watcher. */
const distanceAt = (k: number, angle: StandardAngle): TwoTerm => overTangent(twoTerm(0, k), angle)

export const longer = (one: TwoTerm, other: TwoTerm): readonly [TwoTerm, TwoTerm] =>
  floating(one) > floating(other) ? [one, other] : [other, one]

/** In metres, and in metres a second. */
export function flown({ angles, k, time }: { readonly angles: Flight; readonly k: number; readonly time: number }) {
  const [first, second] = [distanceAt(k, angles[0]), distanceAt(k, angles[1])]
  const way = minus(...longer(first, second))
  return { first, second, way, speed: scaled(way, fraction(1, time)) }
}
