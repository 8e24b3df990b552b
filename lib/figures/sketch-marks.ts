import { path, type Shape } from './drawing'
import type { SketchAngle, SketchSegment, XY } from './figure'
import { arcPath, arrowhead, linePath } from './path'
import { add, between, length, normal, subtract, times, unit } from './vector'

/** Strokes across a segment that mark equal lengths. */
export function tickShapes(from: XY, to: XY, { ticks, arrows }: SketchSegment): readonly Shape[] {
  if (!ticks) return []
  const along = unit(subtract(to, from))
  const across = times(normal(along), 6)
  const centre = between(from, to, arrows ? 0.36 : 0.5)
  return spread(ticks).map((shift) => {
    const at = add(centre, times(along, shift * 5))
    return path(linePath([add(at, across), subtract(at, across)]), 'figure-line')
  })
}

/** Arrows that mark parallel lines, and the arrowhead of a ray. */
export function arrowShapes(from: XY, to: XY, { arrows, ray }: SketchSegment): readonly Shape[] {
  const along = unit(subtract(to, from))
  const centre = between(from, to, 0.5)
  const parallel = arrows
    ? spread(arrows).map((shift) => arrowhead(add(centre, times(along, shift * 9 + 5)), along, 10))
    : []
  return [...parallel, ...(ray ? [arrowhead(to, along, 10)] : [])].map((d) => path(d, 'figure-dot'))
}

/** So many places about 0, one apart. */
const spread = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i - (count - 1) / 2)

/** An angle's arms on the screen, and how its mark lies between them. */
export interface AngleView {
  readonly at: XY
  readonly radius: number
  /** Degrees anticlockwise, the short way round: 0 < turn <= 180. */
  readonly start: number
  readonly turn: number
}

const direction = ([x, y]: XY): number => (Math.atan2(-y, x) * 180) / Math.PI + 0

/** `nest` tells how many angles at the same corner are marked already: each goes round the one before. */
export function angleView(at: XY, from: XY, to: XY, nest: number): AngleView {
  const [first, second] = [direction(subtract(from, at)), direction(subtract(to, at))]
  const turn = (((second - first) % 360) + 360) % 360
  const arm = Math.min(length(subtract(from, at)), length(subtract(to, at)))
  const short = turn > 180 ? 360 - turn : turn
  const radius = Math.min(arm * 0.45, (short < 35 ? 30 : 20) + 6 * nest)
  return { at, radius, start: turn > 180 ? second : first, turn: short }
}

export function angleShape(view: AngleView, { right }: SketchAngle): Shape {
  const { at, radius, start, turn } = view
  if (!right) return path(arcPath(at, radius, start, start + turn), 'figure-line figure-mark')
  const side = Math.min(12, radius)
  const arm = (degrees: number): XY => {
    const angle = (degrees * Math.PI) / 180
    return [side * Math.cos(angle), -side * Math.sin(angle)]
  }
  const [one, other] = [arm(start), arm(start + turn)]
  return path(linePath([add(at, one), add(add(at, one), other), add(at, other)]), 'figure-line figure-mark')
}
