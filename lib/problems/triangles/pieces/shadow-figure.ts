import type { SketchFigure } from '../../../figures/figure'

/** The pole inside the triangle of a tall object and its shadow, which is `scale` times the shadow of the pole. */
export function figureOf(stick: number, stickShadow: number, scale: number): SketchFigure {
  return {
    kind: 'sketch',
    points: { A: [0, 6], B: [0, 0], C: [8, 0], D: [5.3333, 2], E: [5.3333, 0] },
    segments: [
      { from: 'A', to: 'B', label: 'h', tone: 2 },
      { from: 'D', to: 'E', label: `${stick} m`, tone: 2 },
      { from: 'B', to: 'E' },
      { from: 'E', to: 'C', label: `${stickShadow} m` },
      { from: 'A', to: 'C', dashed: true },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      { at: 'E', from: 'D', to: 'C', right: true },
    ],
    description: `Right triangle ABC with the tall object AB of height h and its shadow BC of ${stickShadow * scale} m; inside it the smaller right triangle DEC with the pole DE of ${stick} m and its shadow EC of ${stickShadow} m. Not to scale.`,
    caption: `Not to scale. $BC = ${stickShadow * scale}$ m is the whole shadow of $AB$.`,
  }
}
