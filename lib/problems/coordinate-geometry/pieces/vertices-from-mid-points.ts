import type { Random } from '../../../random'
import { drawPoint, type Point } from './point'

export interface MidPoints {
  readonly corners: readonly [Point, Point, Point]
  readonly stem: 0 | 1 | 2
}

/** Whole mid-points: the corners agree in what is even. */
export const drawCorners = (random: Random): MidPoints => ({
  ...random.until(
    (source) => {
      const a = drawPoint(source, 8)
      const [u, v] = [drawPoint(source, 6), drawPoint(source, 6)]
      return { corners: [a, [a[0] + 2 * u[0], a[1] + 2 * u[1]], [a[0] + 2 * v[0], a[1] + 2 * v[1]]] as const, u, v }
    },
    ({ corners, u, v }) =>
      Math.abs(u[0] * v[1] - u[1] * v[0]) >= 4 &&
      corners.flat().every((value) => Math.abs(value) <= 9) &&
      corners.every(([x, y]) => x !== y) &&
      // a sum of zero need not be halved
      [0, 1].every((at) => corners.reduce((sum, corner) => sum + (corner[at] ?? 0), 0) !== 0) &&
      new Set(corners.map(([x]) => x)).size === 3 &&
      new Set(corners.map(([, y]) => y)).size === 3 &&
      corners.some(([x, y]) => x !== 0 && y !== 0),
  ),
  stem: random.pick([0, 1, 2] as const),
})
