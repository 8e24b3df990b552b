import type { XY } from '../figures/figure'

interface Window {
  readonly x: XY
  readonly y: XY
}

/** The range of each axis that shows all the points and the origin with one scale on both axes and a little room around. */
export function planeWindow(points: readonly XY[]): Window {
  const [x, y] = ([0, 1] as const).map((i) => roomAround(points.map((point) => point[i])))
  if (!x || !y) throw new Error('planeWindow: a plane has two axes')
  const [across, up] = [x[1] - x[0], y[1] - y[0]]
  if (up > across) return { x: widened(x, up - across), y }
  return { x, y: widened(y, Math.max(0, Math.ceil(across / 2) - up)) }
}

const roomAround = (values: readonly number[]): XY => [
  Math.floor(Math.min(0, ...values)) - 1,
  Math.ceil(Math.max(0, ...values)) + 1,
]

const widened = ([least, greatest]: XY, by: number): XY => [least - Math.floor(by / 2), greatest + Math.ceil(by / 2)]
