import { lengthInside, type Box } from './box'
import type { XY } from './figure'

/** A straight piece of what is drawn: labels keep off it. */
export interface Barrier {
  readonly from: XY
  readonly to: XY
}

/** The ends of strokes in a row, x and y of each: thousands of places are tried for a label, and every stroke is looked at for each. */
const rows = new WeakMap<readonly Barrier[], Float64Array>()

function rowOf(barriers: readonly Barrier[]): Float64Array {
  const known = rows.get(barriers)
  if (known) return known
  const row = Float64Array.from(barriers.flatMap(({ from, to }) => [...from, ...to]))
  rows.set(barriers, row)
  return row
}

/** How much of the strokes lies inside a box; as soon as it is as much as `enough`, no more is looked at. */
export function inkInside(barriers: readonly Barrier[], box: Box, enough = Infinity): number {
  const row = rowOf(barriers)
  const { left, top, right, bottom } = box
  let sum = 0
  for (let i = 0; i < row.length && sum < enough; i += 4) {
    const x0 = row[i] ?? 0
    const y0 = row[i + 1] ?? 0
    const x1 = row[i + 2] ?? 0
    const y1 = row[i + 3] ?? 0
    if (x0 < left && x1 < left) continue
    if (x0 > right && x1 > right) continue
    if (y0 < top && y1 < top) continue
    if (y0 > bottom && y1 > bottom) continue
    sum += lengthInside([x0, y0], [x1, y1], box)
  }
  return sum
}

/** How many strokes a way crosses; as soon as they are as many as `enough`, no more are looked at. */
export function crossings(barriers: readonly Barrier[], [ax, ay]: XY, [bx, by]: XY, enough = Infinity): number {
  const row = rowOf(barriers)
  const [left, right] = ax < bx ? [ax, bx] : [bx, ax]
  const [top, bottom] = ay < by ? [ay, by] : [by, ay]
  let count = 0
  for (let i = 0; i < row.length && count < enough; i += 4) {
    const x0 = row[i] ?? 0
    const y0 = row[i + 1] ?? 0
    const x1 = row[i + 2] ?? 0
    const y1 = row[i + 3] ?? 0
    if (x0 < left && x1 < left) continue
    if (x0 > right && x1 > right) continue
    if (y0 < top && y1 < top) continue
    if (y0 > bottom && y1 > bottom) continue
    const one = Math.sign((bx - ax) * (y0 - ay) - (by - ay) * (x0 - ax))
    const other = Math.sign((bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax))
    if (one === other) continue
    const before = Math.sign((x1 - x0) * (ay - y0) - (y1 - y0) * (ax - x0))
    const after = Math.sign((x1 - x0) * (by - y0) - (y1 - y0) * (bx - x0))
    if (before !== after) count++
  }
  return count
}
