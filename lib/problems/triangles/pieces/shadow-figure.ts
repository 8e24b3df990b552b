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

/** A pole and a tower with their shadows, in metres. */
export interface PoleAndTower {
  readonly pole: number
  readonly poleShadow: number
  readonly towerShadow: number
  readonly ask: 'height' | 'shadow'
}

/** Two right triangles on one ground line: the pole's, then the tower's. */
export function poleAndTower({ pole, poleShadow, towerShadow, ask }: PoleAndTower, tall: number): SketchFigure {
  const known = ask === 'height' ? '?' : `${tall} m`
  const shade = ask === 'height' ? `${towerShadow} m` : '?'
  return {
    kind: 'sketch',
    points: { A: [0, 3], B: [0, 0], C: [2, 0], P: [4, 6], Q: [4, 0], R: [8, 0] },
    segments: [
      { from: 'A', to: 'B', label: `${pole} m`, tone: 2 },
      { from: 'B', to: 'C', label: `${poleShadow} m` },
      { from: 'A', to: 'C', dashed: true },
      { from: 'P', to: 'Q', label: known, tone: 2 },
      { from: 'Q', to: 'R', label: shade },
      { from: 'P', to: 'R', dashed: true },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      { at: 'Q', from: 'P', to: 'R', right: true },
    ],
    description: `Two right triangles, not to scale: pole AB of ${pole} m with shadow BC of ${poleShadow} m, and tower PQ ${ask === 'height' ? 'of unknown height' : `of ${tall} m`} with shadow QR ${ask === 'height' ? `of ${towerShadow} m` : 'of unknown length'}. The rays AC and PR are parallel.`,
    caption: 'Not to scale.',
  }
}
