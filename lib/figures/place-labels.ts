import { boxAround, lengthInside, overlap, type Box } from './box'
import type { Shape } from './drawing'
import type { XY } from './figure'
import { textWidth } from './label-text'

/** A text that needs a place, and the places where its centre may go, the best first. */
export interface WantedLabel {
  readonly text: string
  readonly size: number
  readonly look: string
  readonly spots: readonly XY[]
}

/** A line that labels should keep off; the weight says how badly. */
export interface Barrier {
  readonly from: XY
  readonly to: XY
  readonly weight: number
}

export interface Surroundings {
  /** Labels stay inside it. */
  readonly frame: Box
  readonly barriers: readonly Barrier[]
  /** Boxes already taken. */
  readonly taken?: readonly Box[]
}

const rounds = 3

export const labelExtent = (text: string, size: number): XY => [textWidth(text, size), size * 1.05]

/** Gives each label its cheapest place, then looks again with the others in place. */
export function placeLabels(labels: readonly WantedLabel[], surroundings: Surroundings): readonly Shape[] {
  const boxes: (Box | null)[] = labels.map(() => null)
  const chosen: XY[] = labels.map(() => [0, 0])
  for (let round = 0; round < rounds; round++) {
    labels.forEach((label, i) => {
      const others = boxes.filter((box, j) => j !== i && box !== null)
      const taken = [...(surroundings.taken ?? []), ...others.flatMap((box) => box ?? [])]
      const spot = cheapestSpot(label, { ...surroundings, taken })
      chosen[i] = spot
      boxes[i] = boxAround(spot, labelExtent(label.text, label.size))
    })
  }
  return labels.map(({ text, size, look }, i) => ({ kind: 'text', at: chosen[i] ?? [0, 0], text, size, look }))
}

function cheapestSpot({ text, size, spots }: WantedLabel, surroundings: Surroundings): XY {
  const extent = labelExtent(text, size)
  const ranked = spots.map((spot, rank) => ({ spot, cost: rank + cost(boxAround(spot, extent), surroundings) }))
  return ranked.reduce((best, next) => (next.cost < best.cost ? next : best), ranked[0] ?? { spot: [0, 0], cost: 0 })
    .spot
}

function cost(box: Box, { frame, barriers, taken = [] }: Surroundings): number {
  const outside =
    Math.max(0, frame.left - box.left) +
    Math.max(0, box.right - frame.right) +
    Math.max(0, frame.top - box.top) +
    Math.max(0, box.bottom - frame.bottom)
  const crossed = barriers.reduce((sum, { from, to, weight }) => sum + weight * lengthInside(from, to, box), 0)
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0)
  return outside * 40 + crossed * 2 + covered * 3
}

/** Places all round a point, nearest to the wanted direction first; the box of the text just clears the point. */
export function spotsAround([x, y]: XY, [dx, dy]: XY, text: string, size: number, gap: number): readonly XY[] {
  const [width, height] = labelExtent(text, size)
  const wanted = Math.atan2(dy, dx)
  const side = (share: number) => Math.max(-1, Math.min(1, share * 1.42))
  return [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map((step): XY => {
    const angle = wanted + (step * Math.PI) / 8
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [x + (side(c) * width) / 2 + c * gap, y + (side(s) * height) / 2 + s * gap]
  })
}

/** The offset along a unit normal at which the box of a text clears a line. */
export function clearance(text: string, size: number, [nx, ny]: XY, gap: number): number {
  const [width, height] = labelExtent(text, size)
  return gap + (Math.abs(nx) * width) / 2 + (Math.abs(ny) * height) / 2
}
