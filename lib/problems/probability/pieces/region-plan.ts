import type { RegionScene } from './region-scenes'
import type { SketchFigure } from '../../../figures/figure'

/** A story with its lengths. */
export interface RegionDraw {
  readonly scene: RegionScene
  /** Length and breadth of the whole and of the part. */
  readonly outer: readonly [number, number]
  readonly inner: readonly [number, number]
  readonly inside: boolean
}

/** The smaller rectangle, shaded, in the middle of the larger one. */
export function regionPlan({ scene, outer: [l, b], inner: [p, q] }: RegionDraw): SketchFigure {
  const [x, y] = [(l - p) / 2, (b - q) / 2]
  return {
    kind: 'sketch',
    description: `A rectangle ${l} ${scene.unit} long and ${b} ${scene.unit} broad, the ${scene.whole}, with a shaded rectangle ${p} ${scene.unit} long and ${q} ${scene.unit} broad, the ${scene.part}, inside it.`,
    points: { A: [0, 0], B: [l, 0], C: [l, b], D: [0, b], P: [x, y], Q: [x + p, y], R: [x + p, y + q], S: [x, y + q] },
    unnamed: ['A', 'B', 'C', 'D', 'P', 'Q', 'R', 'S'],
    segments: [
      { from: 'A', to: 'B', label: `${l} ${scene.unit}` },
      { from: 'B', to: 'C', label: `${b} ${scene.unit}` },
      { from: 'C', to: 'D' },
      { from: 'D', to: 'A' },
      { from: 'P', to: 'Q', label: `${p} ${scene.unit}` },
      { from: 'Q', to: 'R', label: `${q} ${scene.unit}` },
      { from: 'R', to: 'S' },
      { from: 'S', to: 'P' },
    ],
    regions: [['P', 'Q', 'R', 'S']],
  }
}
