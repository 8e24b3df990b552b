import type { Shape } from './drawing'
import type { XY } from './figure'
import { cheapestSpot, cost, inTheWay, type Spot, type Surroundings } from './label-cost'
import { textWidth } from './label-text'
import { leaderShapes, leaderSpot } from './leader'

/** A text that needs a place, and the places where its centre may go, the best first. */
export interface WantedLabel {
  readonly text: string
  readonly size: number
  readonly look: string
  readonly spots: readonly XY[]
  /** It is left out where no spot is free. */
  readonly optional?: boolean
  /** What it names: where no spot is free, it stands further off and an arrow leads from there. */
  readonly anchor?: XY
}

const rounds = 3

export const labelExtent = (text: string, size: number): XY => [textWidth(text, size), size * 1.05]

/** Gives each label its cheapest place, then looks again with the others in place. */
export function placeLabels(labels: readonly WantedLabel[], surroundings: Surroundings): readonly Shape[] {
  const chosen: (Spot | null)[] = labels.map(() => null)
  for (let round = 0; round < rounds; round++) {
    labels.forEach((label, i) => {
      const others = chosen.flatMap((spot, j) => (j !== i && spot ? [spot.box] : []))
      const taken = [...(surroundings.taken ?? []), ...others]
      const spot = cheapestSpot(label.spots, labelExtent(label.text, label.size), { ...surroundings, taken })
      chosen[i] = label.optional && spot.cost >= inTheWay ? null : spot
    })
  }
  return withLeaders(labels, chosen, surroundings)
}

/** Labels that found no free spot stand further off, each with an arrow to what it names. */
function withLeaders(
  labels: readonly WantedLabel[],
  chosen: readonly (Spot | null)[],
  surroundings: Surroundings,
): readonly Shape[] {
  const placed = [...chosen]
  const barriers = [...surroundings.barriers]
  return labels.flatMap((label, i): readonly Shape[] => {
    const { text, size, look, anchor } = label
    const spot = placed[i]
    if (!spot) return []
    const here = { kind: 'text', at: spot.at, text, size, look } as const
    if (!anchor || spot.cost < inTheWay) return [here]
    const taken = [
      ...(surroundings.taken ?? []),
      ...placed.flatMap((other, j) => (j !== i && other ? [other.box] : [])),
    ]
    const around = { ...surroundings, barriers, taken }
    const further = leaderSpot(anchor, labelExtent(text, size), (box) => cost(box, around), around)
    if (!further || further.cost >= spot.cost) return [here]
    placed[i] = further
    barriers.push({ from: further.from, to: anchor })
    return [...leaderShapes(further.from, anchor), { ...here, at: further.at }]
  })
}

const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8]

/** Places all round a point, nearest to the wanted direction first; the box of the text just clears the point, or stands a little further off. */
export function spotsAround([x, y]: XY, [dx, dy]: XY, text: string, size: number, gap: number): readonly XY[] {
  const [width, height] = labelExtent(text, size)
  const wanted = Math.atan2(dy, dx)
  const side = (share: number) => Math.max(-1, Math.min(1, share * 1.42))
  return [0, 4, 9, 15].flatMap((further) =>
    turns.map((turn): XY => {
      const angle = wanted + (turn * Math.PI) / 8
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const off = gap + further
      return [x + (side(c) * width) / 2 + c * off, y + (side(s) * height) / 2 + s * off]
    }),
  )
}

/** The offset along a unit normal at which the box of a text clears a line. */
export function clearance(text: string, size: number, [nx, ny]: XY, gap: number): number {
  const [width, height] = labelExtent(text, size)
  return gap + (Math.abs(nx) * width) / 2 + (Math.abs(ny) * height) / 2
}
