import { boxAround, overlap, type Box } from './box'
import type { Shape } from './drawing'
import type { XY } from './figure'
import { inkHeights, labelExtent, textWidth } from './label-text'
import { inkInside, type Barrier } from './strokes'
import { tracesOf } from './trace'

export interface Surroundings {
  /** Labels stay inside it. */
  readonly frame: Box
  readonly barriers: readonly Barrier[]
  /** Boxes already taken. */
  readonly taken?: readonly Box[]
  /** Boxes that are given up where no other spot is free. */
  readonly yielding?: readonly Box[]
}

/** A place for a label. */
export interface Spot {
  readonly at: XY
  readonly box: Box
  readonly cost: number
}

/** The letters of a text, wherever its middle is put, and no more than a hair's breadth round them. */
export function inkOf(text: string, size: number): (at: XY) => Box {
  const [half, [above, below]] = [textWidth(text, size) / 2 + 2.2, inkHeights(text, size)]
  return ([x, y]) => ({ left: x - half, top: y - above - 1.4, right: x + half, bottom: y + below + 1.4 })
}

/** A little is left free round a text. */
export function roomOf(text: string, size: number): (at: XY) => Box {
  const [width, height] = labelExtent(text, size)
  const ink = inkOf(text, size)
  return (at) => {
    const room = boxAround(at, [width + 4, height + 1.5])
    return { ...room, bottom: Math.max(room.bottom, ink(at).bottom) }
  }
}

/** All strokes of what is drawn already. */
export const barriersOf = (shapes: readonly Shape[]): readonly Barrier[] =>
  tracesOf(shapes).flatMap((points) => points.slice(1).map((to, i) => ({ from: points[i] ?? to, to })))

/** A text, and where its middle may go, the best place first. */
export interface Wished {
  readonly text: string
  readonly size: number
  readonly spots: readonly XY[]
}

/** A spot later in the list costs one more; the first that nothing is in the way of is the cheapest of what follows. */
export function cheapestSpot({ text, size, spots }: Wished, surroundings: Surroundings): Spot {
  const room = roomOf(text, size)
  let best: Spot = { at: [0, 0], box: room([0, 0]), cost: Infinity }
  for (const [rank, at] of spots.entries()) {
    if (rank >= best.cost) break
    const box = room(at)
    const found = rank + cost(box, surroundings, best.cost - rank)
    if (found < best.cost) best = { at, box, cost: found }
  }
  return best
}

/** Where anything is in the way at all, a spot further down any list is better. */
export const inTheWay = 100
/** The cost of what gives way. */
const givenUp = 35

/** What stands in the way of a box; where that is `enough` to leave it, the strokes are not looked at to the end. */
export function cost(
  box: Box,
  { frame, barriers, taken = [], yielding = [] }: Surroundings,
  enough = Infinity,
): number {
  const outside =
    Math.max(0, frame.left - box.left) +
    Math.max(0, box.right - frame.right) +
    Math.max(0, frame.top - box.top) +
    Math.max(0, box.bottom - frame.bottom)
  const forOutside = outside > 0 ? inTheWay + outside * 40 : 0
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0)
  const forCovered = covered > 0 ? inTheWay + covered * 3 : 0
  const forGivenUp = yielding.some((other) => overlap(box, other) > 0) ? givenUp : 0
  const known = forOutside + forCovered + forGivenUp
  if (known >= enough) return known
  const crossed = inkInside(barriers, box, (enough - known) / 4)
  const forCrossed = crossed > 0 ? inTheWay + crossed * 4 : 0
  return forOutside + forCrossed + forCovered + forGivenUp
}
