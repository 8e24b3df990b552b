import type { XY } from './figure'
import { length, subtract } from './vector'

/** An upright rectangle on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const boxAround = ([x, y]: XY, [width, height]: XY): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

/** The smallest box that holds all points. */
export const boxOf = (points: readonly XY[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
})

export const area = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top)

export const overlap = (a: Box, b: Box): number =>
  area({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })

/** The part of a segment inside a box (Liang and Barsky), or null where it misses the box. */
export function clipSegment([x0, y0]: XY, [x1, y1]: XY, box: Box): readonly [XY, XY] | null {
  const [dx, dy] = [x1 - x0, y1 - y0]
  let [enter, leave] = [0, 1]
  for (const [step, room] of [
    [-dx, x0 - box.left],
    [dx, box.right - x0],
    [-dy, y0 - box.top],
    [dy, box.bottom - y0],
  ] as const) {
    if (step === 0 && room < 0) return null
    if (step < 0) enter = Math.max(enter, room / step)
    if (step > 0) leave = Math.min(leave, room / step)
  }
  if (enter >= leave) return null
  return [
    [x0 + enter * dx, y0 + enter * dy],
    [x0 + leave * dx, y0 + leave * dy],
  ]
}

/** How much of a segment lies inside a box. */
export function lengthInside(from: XY, to: XY, box: Box): number {
  if (isBeside(from, to, box)) return 0
  const part = clipSegment(from, to, box)
  return part ? length(subtract(part[1], part[0])) : 0
}

/** Whether both ends lie beyond one side of the box, as those of most segments of a drawing do. */
const isBeside = ([x0, y0]: XY, [x1, y1]: XY, { left, top, right, bottom }: Box): boolean =>
  (x0 < left && x1 < left) || (x0 > right && x1 > right) || (y0 < top && y1 < top) || (y0 > bottom && y1 > bottom)
