import { path, type Shape } from './drawing'
import type { SolidCavity } from './figure'
import { arcPath, linePath } from './path'
import { depthOf } from './solid-outline'
import { flattening, halfWidth, type PlacedPart } from './solid-view'
import { add, times } from './vector'

/** What is hollowed out of a part: its mouth, and its wall dashed inside. */
export function cavityShapes(placed: PlacedPart): readonly Shape[] {
  const { part } = placed
  return part.shape === 'cylinder' || part.shape === 'cuboid'
    ? (part.cavities ?? []).flatMap((cavity) => cavityShape(placed, cavity))
    : []
}

function cavityShape(placed: PlacedPart, { shape, end, radius, depth = radius }: SolidCavity): readonly Shape[] {
  const { part, base, half, height, squeeze } = placed
  const unit = half / halfWidth(part)
  const centre = add(add(base, times(depthOf(placed), 0.5)), [0, end === 'top' ? -height : 0])
  const r = radius * unit
  const down = (end === 'top' ? 1 : -1) * depth * unit * squeeze
  const wall =
    shape === 'cone'
      ? linePath([add(centre, [-r, 0]), add(centre, [0, down]), add(centre, [r, 0])])
      : arcPath(centre, r, end === 'top' ? 180 : 0, end === 'top' ? 360 : 180)
  const isWhole = radius >= halfWidth(part)
  return [
    ...(isWhole ? [] : [path(arcPath(centre, r, 0, 360, flattening), mouthLook(end))]),
    path(wall, 'figure-line figure-hidden figure-dashed'),
  ]
}

/** The mouth in the bottom is out of sight. */
const mouthLook = (end: SolidCavity['end']): string =>
  end === 'top' ? 'figure-line' : 'figure-line figure-hidden figure-dashed'
