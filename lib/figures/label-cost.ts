import { boxAround, lengthInside, overlap, type Box } from './box'
import type { Shape } from './drawing'
import type { XY } from './figure'
import { tracesOf } from './trace'

/** A straight piece of what is drawn: labels keep off it. */
export interface Barrier {
  readonly from: XY
  readonly to: XY
}

export interface Surroundings {
  /** Labels stay inside it. */
  readonly frame: Box
  readonly barriers: readonly Barrier[]
  /** Boxes already taken. */
  readonly taken?: readonly Box[]
}

/** A place for a label. */
export interface Spot {
  readonly at: XY
  readonly box: Box
  readonly cost: number
}

/** A little is left free round a text. */
export const roomAround = (at: XY, [width, height]: XY): Box => boxAround(at, [width + 3, height + 1.5])

/** All strokes of what is drawn already. */
export const barriersOf = (shapes: readonly Shape[]): readonly Barrier[] =>
  tracesOf(shapes).flatMap((points) => points.slice(1).map((to, i) => ({ from: points[i] ?? to, to })))

/** A spot later in the list costs one more; the first that nothing is in the way of is the cheapest of what follows. */
export function cheapestSpot(spots: readonly XY[], extent: XY, surroundings: Surroundings): Spot {
  let best: Spot = { at: [0, 0], box: boxAround([0, 0], extent), cost: Infinity }
  for (const [rank, at] of spots.entries()) {
    if (rank >= best.cost) break
    const box = roomAround(at, extent)
    const found = rank + cost(box, surroundings)
    if (found < best.cost) best = { at, box, cost: found }
  }
  return best
}

/** Where anything is in the way at all, a spot further down any list is better. */
export const inTheWay = 100

export function cost(box: Box, { frame, barriers, taken = [] }: Surroundings): number {
  const outside =
    Math.max(0, frame.left - box.left) +
    Math.max(0, box.right - frame.right) +
    Math.max(0, frame.top - box.top) +
    Math.max(0, box.bottom - frame.bottom)
  const crossed = barriers.reduce((sum, { from, to }) => sum + lengthInside(from, to, box), 0)
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0)
  return (
    (outside > 0 ? inTheWay + outside * 40 : 0) +
    (crossed > 0 ? inTheWay + crossed * 4 : 0) +
    (covered > 0 ? inTheWay + covered * 3 : 0)
  )
}
