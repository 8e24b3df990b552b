import { labelSize, path } from './drawing'
import type { SolidLabels, XY } from './figure'
import { linePath } from './path'
import { labelExtent } from './label-text'
import { clearance } from './place-labels'
import { dimension, wanted, type Measures } from './solid-dimension'
import { depthOf, faceCentre } from './solid-outline'
import { flattening, type PlacedPart } from './solid-view'
import { add, between, normal, subtract, times, unit } from './vector'

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

function radiusMeasure(placed: PlacedPart, { radius: text }: SolidLabels): Measures {
  if (text === undefined) return nothing
  const { part, base, half, height, covered } = placed
  const centre: XY = part.shape === 'cylinder' && !covered ? [base[0], base[1] - height] : faceCentre(placed)
  const edge = add(centre, [half, 0])
  const [width] = labelExtent(text, labelSize)
  const inside = [-0.72, 0.72].flatMap((up) =>
    [0.5, 0.42, 0.34, 0.6].map((share): XY => [centre[0] + half * share, centre[1] + labelSize * up]),
  )
  const outside = [0, -12, 12, -24, 24, -36, 36, -48, -60].flatMap((up) =>
    [0, 8, 18].map((more): XY => [edge[0] + width / 2 + 5 + more, edge[1] + up]),
  )
  return {
    lines: [path(linePath([centre, edge]), 'figure-line figure-mark'), { kind: 'dot', at: centre, look: 'figure-dot' }],
    labels: [
      {
        ...wanted(text, [...(width + 22 < half ? inside : []), ...outside, ...inside]),
        anchors: [between(centre, edge, 0.5)],
      },
    ],
  }
}

/** A cone's height is its axis where the text has room; every other height is measured on the left, outside. */
function heightMeasure(placed: PlacedPart, { height: text }: SolidLabels): Measures {
  if (text === undefined) return nothing
  const { part, base, half, height } = placed
  const top: XY = [base[0], base[1] - height]
  const [width] = labelExtent(text, labelSize)
  if (part.shape !== 'cone') return onTheLeft(placed, text)
  // from the rim of the base up to where the cone is as narrow as the text
  const lowest = (flattening * half + labelSize * 0.65) / height
  const highest = 1 - (width + 9) / half - (labelSize * 0.65) / height
  if (lowest > highest) return onTheLeft(placed, text)
  const [foot, side] = [part.pointDown ? top : base, part.pointDown ? -1 : 1]
  const corner: readonly XY[] = [add(foot, [-9, 0]), add(foot, [-9, -9 * side]), add(foot, [0, -9 * side])]
  const share = Math.max(lowest, Math.min(0.5, highest))
  const at: XY = [base[0] - width / 2 - 5, foot[1] - side * height * share]
  return {
    lines: [
      path(linePath([base, top]), 'figure-line figure-mark figure-dashed'),
      path(linePath(corner), 'figure-line figure-mark'),
    ],
    labels: [
      wanted(
        text,
        [0, 8, 14, -6, 20].map((up) => add(at, [0, -side * up])),
      ),
    ],
  }
}

/** Measured to the left of a part. */
function onTheLeft({ base, half, height }: PlacedPart, text: string): Measures {
  const x = base[0] - half - 14
  return dimension([x, base[1]], [x, base[1] - height], text, [-1, 0])
}

function slantMeasure({ part, base, half, height }: PlacedPart, { slant: text }: SolidLabels): Measures {
  if (text === undefined || part.shape !== 'cone') return nothing
  const top: XY = [base[0], base[1] - height]
  const ends: readonly [XY, XY] = part.pointDown ? [base, add(top, [half, 0])] : [top, add(base, [half, 0])]
  const across = normal(unit(subtract(ends[1], ends[0])))
  const outward = across[0] < 0 ? times(across, -1) : across
  const clear = clearance(text, labelSize, outward, 4)
  const spots = [0, 5, 10].flatMap((more) =>
    [0.5, 0.42, 0.58, 0.34, 0.66].map((share) => add(between(...ends, share), times(outward, clear + more))),
  )
  return { lines: [], labels: [wanted(text, spots)] }
}

function edgeMeasures(placed: PlacedPart, { length, breadth, height }: SolidLabels): readonly Measures[] {
  const { base, half, height: tall } = placed
  const right = add(base, [half, 0])
  const middle = between(right, add(right, depthOf(placed)), 0.5)
  const beside = (text: string, at: XY, [x, y]: XY): Measures => {
    const [width, high] = labelExtent(text, labelSize)
    const spots = [5, 9, 14].map((off) => add(at, [x * (width / 2 + off), y * (high / 2 + off)]))
    return { lines: [], labels: [wanted(text, spots)] }
  }
  return [
    ...(length === undefined ? [] : [beside(length, base, [0, 1])]),
    ...(breadth === undefined ? [] : [beside(breadth, middle, [1, 0.7])]),
    ...(height === undefined ? [] : [beside(height, add(base, [-half, -tall / 2]), [-1, 0])]),
  ]
}
