import type { XY } from './figure'

/** Plane vectors on the screen: x to the right, y downwards. */

export const add = ([a, b]: XY, [c, d]: XY): XY => [a + c, b + d]
export const subtract = ([a, b]: XY, [c, d]: XY): XY => [a - c, b - d]
export const times = ([a, b]: XY, factor: number): XY => [a * factor, b * factor]
export const length = ([a, b]: XY): number => Math.hypot(a, b)
export const dot = ([a, b]: XY, [c, d]: XY): number => a * c + b * d
export const cross = ([a, b]: XY, [c, d]: XY): number => a * d - b * c
export const between = (from: XY, to: XY, share: number): XY => add(from, times(subtract(to, from), share))

/** Direction alone; the zero vector stays zero. */
export const unit = (vector: XY): XY => times(vector, 1 / (length(vector) || 1))

/** A quarter turn. */
export const normal = ([a, b]: XY): XY => [-b, a]

export const mean = (points: readonly XY[]): XY =>
  times(
    points.reduce<XY>((sum, point) => add(sum, point), [0, 0]),
    1 / (points.length || 1),
  )

/** The point at a distance in a direction of so many degrees, anticlockwise from the right as the reader sees it. */
export function polar([x, y]: XY, radius: number, degrees: number): XY {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
}
