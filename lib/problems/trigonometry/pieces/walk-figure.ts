import type { Sights } from './walk-lines'
import { tanOf } from './heights'
import type { SketchFigure } from '../../../figures/figure'

/** A vertical line AB, seen from D and from the nearer point C. */
export function walkFigure([far, near]: Sights, walk: number): SketchFigure {
  const [c, d] = [10 / tanOf(near), 10 / tanOf(far)]
  return {
    kind: 'sketch',
    points: { A: [0, 10], B: [0, 0], C: [-c, 0], D: [-d, 0] },
    segments: [
      { from: 'B', to: 'A', label: 'h' },
      { from: 'C', to: 'B' },
      { from: 'D', to: 'C', label: `${walk} m` },
      { from: 'C', to: 'A' },
      { from: 'D', to: 'A' },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      { at: 'C', from: 'B', to: 'A', label: `${near}°` },
      { at: 'D', from: 'C', to: 'A', label: `${far}°` },
    ],
    description: `A vertical line AB; from D the angle of elevation of A is ${far}°, and from C, ${walk} m nearer to B on the same line, it is ${near}°.`,
  }
}
