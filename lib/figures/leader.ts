import { lengthInside, type Box } from './box'
import { path, type Shape } from './drawing'
import type { XY } from './figure'
import { arrowhead, linePath } from './path'
import { inkOf, type Spot } from './label-cost'
import { labelExtent } from './label-text'
import { crossings, type Barrier } from './strokes'
import { add, between, length, subtract, times, unit } from './vector'

/** A place for a label away from what it names; where it is far from there, an arrow leads the way. */
interface LeaderSpot extends Spot {
  readonly arrow: Barrier | null
}

/** From what is named to the text. */
const gaps = [5, 8, 12, 18, 26, 36, 48, 62, 78, 96]
const placesRound = 36
/** A label so near to what it names needs no arrow. */
const near = 10
const crossing = 8
const arrowed = 6

/** The cheapest place round any of the anchors; its arrow runs through no label and crosses few lines. */
export function leaderSpot(
  anchors: readonly XY[],
  { text, size }: { readonly text: string; readonly size: number },
  /** What stands in the way of a box; that it is `enough` is all that need be known. */
  costOf: (box: Box, enough: number) => number,
  { barriers, taken }: { readonly barriers: readonly Barrier[]; readonly taken: readonly Box[] },
): LeaderSpot | null {
  let best: LeaderSpot | null = null
  const extent = labelExtent(text, size)
  const ink = inkOf(text, size)
  for (const gap of gaps)
    for (const anchor of anchors) {
      const others = taken.filter((box) => !holds(box, anchor))
      for (const at of rim(anchor, extent, gap)) {
        if (best && gap / 4 >= best.cost) return best
        const from = edgeTowards(at, extent, anchor)
        const isNear = length(subtract(from, anchor)) < near
        if (!isNear && others.some((other) => lengthInside(from, anchor, other) > 0)) continue
        const short = between(anchor, from, 0.1)
        const way = gap / 4 + (isNear ? 0 : arrowed)
        const bound: number = best ? best.cost : Infinity
        if (way >= bound) continue
        const crossed = crossings(barriers, from, short, (bound - way) / crossing)
        if (way + crossed * crossing >= bound) continue
        const box = ink(at)
        const cost = way + crossed * crossing + costOf(box, bound - way - crossed * crossing)
        if (!best || cost < best.cost) best = { at, box, cost, arrow: isNear ? null : { from, to: anchor } }
      }
    }
  return best
}

/** Centres of a text whose box is so far from a point: all the way round, the text slides along. */
function rim([x, y]: XY, [width, height]: XY, gap: number): readonly XY[] {
  const [across, up] = [width / 2 + gap, height / 2 + gap]
  const corners: readonly XY[] = [
    [x + across, y - up],
    [x - across, y - up],
    [x - across, y + up],
    [x + across, y + up],
  ]
  const sides = corners.map((from, i) => ({ from, to: corners[(i + 1) % 4] ?? from }))
  const round = 4 * (across + up)
  return sides.flatMap(({ from, to }) => {
    const count = Math.ceil((length(subtract(to, from)) / round) * placesRound)
    return Array.from({ length: count }, (_, i) => between(from, to, i / count))
  })
}

const holds = ({ left, top, right, bottom }: Box, [x, y]: XY): boolean =>
  left <= x && x <= right && top <= y && y <= bottom

/** Where the way from the middle of a text to a point leaves its box. */
function edgeTowards(at: XY, [width, height]: XY, to: XY): XY {
  const [x, y] = unit(subtract(to, at))
  const out = Math.min((width / 2 + 3.5) / (Math.abs(x) || 1e-9), (height / 2 + 2) / (Math.abs(y) || 1e-9))
  return add(at, times([x, y], out))
}

export const leaderShapes = ({ from, to }: Barrier): readonly Shape[] => [
  path(linePath([from, to]), 'figure-line figure-mark'),
  path(arrowhead(to, subtract(to, from), 5), 'figure-dot'),
]
