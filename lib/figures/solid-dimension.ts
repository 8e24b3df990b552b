import { labelSize, path, textLook, type Shape } from './drawing'
import type { SolidFigure, XY } from './figure'
import { arrowhead, linePath } from './path'
import { labelExtent } from './label-text'
import type { WantedLabel } from './place-labels'
import { depthOf } from './solid-outline'
import { flattening, type PlacedPart } from './solid-view'
import { add, between, length, subtract, times } from './vector'

/** The measuring lines of a solid, and the texts that go with them. */
export interface Measures {
  readonly lines: readonly Shape[]
  readonly labels: readonly WantedLabel[]
}

export const wanted = (text: string, spots: readonly XY[]): WantedLabel => ({
  text,
  size: labelSize,
  look: textLook(),
  spots,
})

/** A line with two arrowheads, its text on the side that is named. */
export function dimension(from: XY, to: XY, text: string, [x, y]: XY): Measures {
  const [width, height] = labelExtent(text, labelSize)
  const off: XY = [x * (width / 2 + 5), y * (height / 2 + 3)]
  const size = Math.min(7, length(subtract(to, from)) / 2.5)
  const spots = [0.5, 0.42, 0.58, 0.34, 0.66, 0.24, 0.76, 0.1, 0.9].map((share) => add(between(from, to, share), off))
  return {
    lines: [
      path(linePath([from, to]), 'figure-line figure-mark'),
      path(arrowhead(from, subtract(from, to), size) + arrowhead(to, subtract(to, from), size), 'figure-dot'),
    ],
    labels: [wanted(text, [...spots, ...spots.map((spot) => add(spot, times([x, y], 5)))])],
  }
}

/** The height of the whole on the left, or on the right where parts are measured on the left, and its width below. */
export function wholeMeasures({ whole = {} }: SolidFigure, placed: readonly PlacedPart[]): readonly Measures[] {
  const [lowest, highest] = [placed[0], placed.at(-1)]
  if (!lowest || !highest) return []
  const right = Math.max(...placed.map((part) => part.base[0] + part.half + depthOf(part)[0])) + 16
  const left = Math.min(...placed.map((part) => part.base[0] - part.half)) - 16
  const taken = placed.some(({ part }) => part.labels?.height !== undefined)
  const x = taken ? right : left
  const half = Math.max(...placed.map((part) => part.half))
  const round = lowest.part.shape === 'cylinder' || (lowest.part.shape === 'cone' && !lowest.part.pointDown)
  const below = lowest.base[1] + (round ? flattening * lowest.half : 0) + 13
  const [middle, bottom] = lowest.base
  const top = highest.base[1] - highest.height
  return [
    ...(whole.height === undefined ? [] : [dimension([x, bottom], [x, top], whole.height, [taken ? 1 : -1, 0])]),
    ...(whole.width === undefined
      ? []
      : [dimension([middle - half, below], [middle + half, below], whole.width, [0, 1])]),
  ]
}
