import type { XY } from './figure'
import { add, normal, polar, subtract, times, unit } from './vector'

/** Texts for the `d` of an SVG path, in tenths of a unit. */

export const number = (value: number): string => String(Math.round(value * 10) / 10 + 0)
const pair = ([x, y]: XY): string => `${number(x)} ${number(y)}`

export const linePath = (points: readonly XY[]): string => `M${points.map(pair).join('L')}`
export const polygonPath = (points: readonly XY[]): string => `${linePath(points)}Z`

/** One cubic Bézier curve. */
export const curvePath = (from: XY, control1: XY, control2: XY, to: XY): string =>
  `M${pair(from)}C${[control1, control2, to].map(pair).join(' ')}`

/**
 * Anticlockwise from one direction to the other, in degrees; a whole turn when they differ by 360. In pieces of a quarter turn at most:
 * of ends that lie nearly opposite each other, a tenth of a unit that is rounded away would shift the centre by many.
 */
export function arcPath(centre: XY, radius: number, from: number, to: number, flattening = 1): string {
  const turn = to - from > 360 - 1e-9 ? 360 : (((to - from) % 360) + 360) % 360
  const at = (degrees: number): XY => {
    const [x, y] = polar([0, 0], radius, degrees)
    return add(centre, [x, y * flattening])
  }
  const radii = `${number(radius)} ${number(radius * flattening)}`
  const count = Math.max(1, Math.ceil(turn / quarter))
  const pieces = Array.from(
    { length: count },
    (_, piece) => `A${radii} 0 0 0 ${pair(at(from + (turn * (piece + 1)) / count))}`,
  )
  return `M${pair(at(from))}${pieces.join('')}${turn === 360 ? 'Z' : ''}`
}

const quarter = 90

export const circlePath = (centre: XY, radius: number): string => arcPath(centre, radius, 0, 360)

/** A filled arrowhead whose tip is at `tip`, pointing along `direction`. */
export function arrowhead(tip: XY, direction: XY, size = 8): string {
  const along = times(unit(direction), size)
  const across = times(normal(unit(direction)), size * 0.42)
  const base = subtract(tip, along)
  return polygonPath([tip, add(base, across), subtract(base, across)])
}
