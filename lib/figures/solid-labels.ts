import { labelSize, path, textLook, type Shape } from './drawing'
import type { SolidLabels, XY } from './figure'
import { arrowhead, linePath } from './path'
import { clearance, labelExtent, type WantedLabel } from './place-labels'
import { depthOf, faceCentre } from './solid-outline'
import type { PlacedPart } from './solid-view'
import { add, between, normal, subtract, times, unit } from './vector'

/** The measuring lines of a solid, and the texts that go with them. */
export interface Measures {
  readonly lines: readonly Shape[]
  readonly labels: readonly WantedLabel[]
}

export function measures(placed: PlacedPart): Measures {
  const { part } = placed
  const labels: SolidLabels = part.labels ?? {}
  const found =
    part.shape === 'cuboid'
      ? [...edgeMeasures(placed, labels)]
      : [radiusMeasure(placed, labels), heightMeasure(placed, labels), slantMeasure(placed, labels)]
  return { lines: found.flatMap(({ lines }) => lines), labels: found.flatMap((measure) => measure.labels) }
}

const nothing: Measures = { lines: [], labels: [] }
const wanted = (text: string, spots: readonly XY[]): WantedLabel => ({ text, size: labelSize, look: textLook(), spots })

function radiusMeasure(placed: PlacedPart, { radius: text }: SolidLabels): Measures {
  if (text === undefined) return nothing
  const { part, base, half, height, covered } = placed
  const centre: XY = part.shape === 'cylinder' && !covered ? [base[0], base[1] - height] : faceCentre(placed)
  const edge = add(centre, [half, 0])
  const [width] = labelExtent(text, labelSize)
  const below: XY = [centre[0] + half / 2, centre[1] + labelSize * 0.72]
  const above: XY = [centre[0] + half / 2, centre[1] - labelSize * 0.72]
  const outside = [0, -12, 12, -24, -36, -48].map((up): XY => [edge[0] + width / 2 + 5 - up * 0.1, edge[1] + up])
  return {
    lines: [path(linePath([centre, edge]), 'figure-line figure-mark'), { kind: 'dot', at: centre, look: 'figure-dot' }],
    labels: [wanted(text, [...(width + 22 < half ? [above, below] : []), ...outside])],
  }
}

/** A cone's height is its axis where the text has room; every other height is measured on the left, outside. */
function heightMeasure(placed: PlacedPart, { height: text }: SolidLabels): Measures {
  if (text === undefined) return nothing
  const { part, base, half, height } = placed
  const top: XY = [base[0], base[1] - height]
  const [width] = labelExtent(text, labelSize)
  if (part.shape !== 'cone' || width + 6 > half * 0.62 || height < 50) return dimension(placed, text)
  const [foot, side] = [part.pointDown ? top : base, part.pointDown ? -1 : 1]
  const corner: readonly XY[] = [add(foot, [-9, 0]), add(foot, [-9, -9 * side]), add(foot, [0, -9 * side])]
  const share = Math.max(0.3, Math.min(0.5, 0.9 - (width + 10) / half))
  const at: XY = [base[0] - width / 2 - 5, foot[1] - side * height * share]
  return {
    lines: [
      path(linePath([base, top]), 'figure-line figure-mark figure-dashed'),
      path(linePath(corner), 'figure-line figure-mark'),
    ],
    labels: [wanted(text, [at, add(at, [0, -side * 8])])],
  }
}

/** A line with two arrowheads to the left of a part, its text beside it. */
function dimension({ base, half, height }: PlacedPart, text: string): Measures {
  const low: XY = [base[0] - half - 14, base[1]]
  const high: XY = [low[0], base[1] - height]
  const [width] = labelExtent(text, labelSize)
  return {
    lines: [
      path(linePath([low, high]), 'figure-line figure-mark'),
      path(arrowhead(low, [0, 1], 7) + arrowhead(high, [0, -1], 7), 'figure-dot'),
    ],
    labels: [wanted(text, [[Math.max(width / 2 + 3, low[0] - width / 2 - 5), (low[1] + high[1]) / 2]])],
  }
}

function slantMeasure({ part, base, half, height }: PlacedPart, { slant: text }: SolidLabels): Measures {
  if (text === undefined || part.shape !== 'cone') return nothing
  const top: XY = [base[0], base[1] - height]
  const ends: readonly [XY, XY] = part.pointDown ? [base, add(top, [half, 0])] : [top, add(base, [half, 0])]
  const across = normal(unit(subtract(ends[1], ends[0])))
  const outward = across[0] < 0 ? times(across, -1) : across
  const offset = times(outward, clearance(text, labelSize, outward, 4))
  return { lines: [], labels: [wanted(text, [add(between(...ends, 0.5), offset)])] }
}

function edgeMeasures(placed: PlacedPart, { length, breadth, height }: SolidLabels): readonly Measures[] {
  const { base, half, height: tall } = placed
  const right = add(base, [half, 0])
  const middle = between(right, add(right, depthOf(placed)), 0.5)
  const beside = (text: string, at: XY, [x, y]: XY): Measures => {
    const [width, high] = labelExtent(text, labelSize)
    return { lines: [], labels: [wanted(text, [add(at, [x * (width / 2 + 5), y * (high / 2 + 5)])])] }
  }
  return [
    ...(length === undefined ? [] : [beside(length, base, [0, 1])]),
    ...(breadth === undefined ? [] : [beside(breadth, middle, [1, 0.7])]),
    ...(height === undefined ? [] : [beside(height, add(base, [-half, -tall / 2]), [-1, 0])]),
  ]
}
