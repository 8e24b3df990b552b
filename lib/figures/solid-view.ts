import { drawingWidth } from './drawing'
import type { SolidFigure, SolidPart, XY } from './figure'

/** One part set on the screen: lengths in screen units, `base` the middle of its lowest face (or its lowest point). */
export interface PlacedPart {
  readonly part: SolidPart
  readonly base: XY
  /** Half its width. */
  readonly half: number
  readonly height: number
  /** The height as a share of what it is beside the width. */
  readonly squeeze: number
  /** What stands on it covers its top. */
  readonly covered: boolean
}

/** How far a circle seen from the side is flattened. */
export const flattening = 0.26
/** How far a cuboid's depth goes right and up on the screen, as a share of its breadth. */
export const depth: XY = [0.42, 0.3]

const [widest, tallest, margin] = [150, 230, 26]
/** For a measure below the solid. */
const belowHeight = 24

/** Parts stacked bottom up. Very tall or very flat straight parts are drawn less so, to stay readable. */
export function placeParts({ parts, whole }: SolidFigure): {
  readonly height: number
  readonly placed: readonly PlacedPart[]
} {
  const girth = Math.max(...parts.map(halfWidth))
  const straight = parts.filter(isStraight).reduce((sum, part) => sum + rise(part), 0)
  const squeeze = Math.min(1, (4.4 * girth) / (straight || 1))
  const heights = parts.map((part) => (isStraight(part) ? Math.max(rise(part) * squeeze, girth * 0.36) : rise(part)))
  const caps = girth * flattening * 2
  const total = heights.reduce((sum, height) => sum + height, 0) + caps
  const across = Math.max(...parts.map((part) => 2 * halfWidth(part) + slope(part)[0]))
  const scale = Math.min(widest / across, tallest / (total + Math.max(...parts.map((part) => slope(part)[1]))))
  const lean = Math.max(...parts.map((part) => slope(part)[0])) * scale
  const above = Math.max(...parts.map((part) => slope(part)[1])) * scale
  const below = whole?.width === undefined ? 0 : belowHeight
  const height = total * scale + above + 2 * margin + below
  let base: XY = [drawingWidth / 2 - lean / 2, height - below - margin - (caps / 2) * scale]
  const placed = parts.map((part, i): PlacedPart => {
    const at = base
    const tall = (heights[i] ?? 0) * scale
    const [right, up] = slope(part)
    base = [at[0] + (right * scale) / 2, at[1] - tall - (up * scale) / 2]
    return {
      part,
      base: at,
      half: halfWidth(part) * scale,
      height: tall,
      squeeze: (heights[i] ?? 0) / rise(part),
      covered: i + 1 < parts.length,
    }
  })
  return { height, placed }
}

const isStraight = ({ shape }: SolidPart): boolean => shape === 'cylinder' || shape === 'cone'

export const halfWidth = (part: SolidPart): number => (part.shape === 'cuboid' ? part.length / 2 : part.radius)

const slope = (part: SolidPart): XY =>
  part.shape === 'cuboid' ? [part.breadth * depth[0], part.breadth * depth[1]] : [0, 0]

function rise(part: SolidPart): number {
  if (part.shape === 'hemisphere') return part.radius
  if (part.shape === 'sphere') return 2 * part.radius
  return part.height
}
