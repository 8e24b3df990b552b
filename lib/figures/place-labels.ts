import type { Box } from './box'
import type { Shape } from './drawing'
import type { XY } from './figure'
import { cheapestSpot, cost, inTheWay, type Spot, type Surroundings, type Wished } from './label-cost'
import { labelExtent } from './label-text'
import { leaderShapes, leaderSpot } from './leader'
import type { Barrier } from './strokes'

/** A text that needs a place, and the places where its centre may go, the best first. */
export interface WantedLabel extends Wished {
  readonly look: string
  /** It is left out where no spot is free. */
  readonly optional?: boolean
  /** Points of what it names: where no spot is free, it stands near one of them, or further off with an arrow. */
  readonly anchors?: readonly XY[]
}

const rounds = 3

/** A label in its place; null where an optional one found none. */
type Placed = (Spot & { readonly arrow?: Barrier | null }) | null

/** Gives each label its cheapest place, then looks again with the others in place. */
export function placeLabels(labels: readonly WantedLabel[], surroundings: Surroundings): readonly Shape[] {
  const placed: Placed[] = labels.map(() => null)
  for (let round = 0, moved = true; moved && round < rounds; round++) {
    moved = false
    labels.forEach((label, i) => {
      const spot = inPlace(label, around(i, labels, placed, surroundings))
      moved ||= !isSamePlace(spot, placed[i])
      placed[i] = spot
    })
  }
  labels.forEach((label, i) => (placed[i] = furtherOff(label, placed[i], around(i, labels, placed, surroundings))))
  labels.forEach((label, i) => {
    if (label.optional) placed[i] = inPlace(label, around(i, labels, placed, surroundings))
  })
  return labels.flatMap(({ text, size, look }, i): readonly Shape[] => {
    const { at, arrow } = placed[i] ?? {}
    return at ? [...(arrow ? leaderShapes(arrow) : []), { kind: 'text', at, text, size, look }] : []
  })
}

const isSamePlace = (one: Placed, other: Placed | undefined): boolean =>
  one?.at[0] === other?.at[0] && one?.at[1] === other?.at[1]

/** What one label has round it: an optional one gives way to the others. */
function around(
  own: number,
  labels: readonly WantedLabel[],
  placed: readonly Placed[],
  { frame, barriers, taken = [] }: Surroundings,
): Required<Surroundings> {
  const isOptional = Boolean(labels[own]?.optional)
  const [held, yielding, arrows]: [Box[], Box[], Barrier[]] = [[...taken], [], []]
  for (const [i, spot] of placed.entries()) {
    if (!spot || i === own) continue
    const gives = labels[i]?.optional && !isOptional
    ;(gives ? yielding : held).push(spot.box)
    if (spot.arrow) arrows.push(spot.arrow)
  }
  return { frame, barriers: withArrows(barriers, arrows), taken: held, yielding }
}

const withArrows = (barriers: readonly Barrier[], arrows: readonly Barrier[]): readonly Barrier[] =>
  arrows.length > 0 ? [...barriers, ...arrows] : barriers

function inPlace(label: WantedLabel, surroundings: Surroundings): Placed {
  const spot = cheapestSpot(label, surroundings)
  return label.optional && spot.cost >= inTheWay ? null : spot
}

/** A label that found no free spot stands further off, with an arrow to what it names. */
function furtherOff(label: WantedLabel, spot: Placed | undefined, surroundings: Required<Surroundings>): Placed {
  if (!spot || !label.anchors || spot.cost < inTheWay) return spot ?? null
  const further = leaderSpot(label.anchors, label, (box, enough) => cost(box, surroundings, enough), surroundings)
  return further && further.cost < spot.cost ? further : spot
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
