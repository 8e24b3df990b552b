import { lengthInside, type Box } from './box'
import { path, type Shape } from './drawing'
import type { XY } from './figure'
import { arrowhead, linePath } from './path'
import { roomAround, type Barrier, type Spot } from './label-cost'
import { add, between, length, subtract, times, unit } from './vector'

/** A place for a label away from what it names, and where its arrow begins. */
interface LeaderSpot extends Spot {
  readonly from: XY
}

const reaches = [24, 32, 40, 50, 62, 76, 92, 110]
const directions = Array.from({ length: 24 }, (_, i): XY => [
  Math.cos((i * Math.PI) / 12),
  Math.sin((i * Math.PI) / 12),
])
const crossing = 8

/** The cheapest place round an anchor; its arrow runs through no label and crosses few lines. */
export function leaderSpot(
  anchor: XY,
  extent: XY,
  costOf: (box: Box) => number,
  { barriers, taken }: { readonly barriers: readonly Barrier[]; readonly taken: readonly Box[] },
): LeaderSpot | null {
  let best: LeaderSpot | null = null
  const others = taken.filter((box) => !holds(box, anchor))
  for (const reach of reaches)
    for (const direction of directions) {
      const at = add(anchor, times(direction, reach))
      const box = roomAround(at, extent)
      const from = edgeTowards(at, extent, anchor)
      if (length(subtract(from, anchor)) < 10) continue
      if (others.some((other) => lengthInside(from, anchor, other) > 0)) continue
      const short = between(anchor, from, 0.1)
      const crossed = barriers.filter((barrier) => crosses(from, short, barrier)).length
      const cost = reach / 4 + crossed * crossing + costOf(box)
      if (!best || cost < best.cost) best = { at, box, cost, from }
    }
  return best
}

const holds = ({ left, top, right, bottom }: Box, [x, y]: XY): boolean =>
  left <= x && x <= right && top <= y && y <= bottom

/** Where the way from the middle of a text to a point leaves its box. */
function edgeTowards(at: XY, [width, height]: XY, to: XY): XY {
  const [x, y] = unit(subtract(to, at))
  const out = Math.min((width / 2 + 2) / (Math.abs(x) || 1e-9), (height / 2 + 1) / (Math.abs(y) || 1e-9))
  return add(at, times([x, y], out))
}

function crosses(from: XY, to: XY, barrier: Barrier): boolean {
  const side = (a: XY, b: XY, [x, y]: XY) => Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]))
  return (
    side(from, to, barrier.from) !== side(from, to, barrier.to) &&
    side(barrier.from, barrier.to, from) !== side(barrier.from, barrier.to, to)
  )
}

export const leaderShapes = (from: XY, anchor: XY): readonly Shape[] => [
  path(linePath([from, anchor]), 'figure-line figure-mark'),
  path(arrowhead(anchor, subtract(anchor, from), 5), 'figure-dot'),
]
