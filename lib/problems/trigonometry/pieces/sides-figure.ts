import { tanOf } from './heights'
import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { SketchFigure } from '../../../figures/figure'

/** The angles of elevation from the two sides. */
export interface Sides {
  readonly left: StandardAngle
  readonly right: StandardAngle
}

/** A vertical line between two points of the ground; angles of depression are marked at its top. */
export function sidesFigure({ left, right }: Sides, height: number, isDepression: boolean): SketchFigure {
  return {
    kind: 'sketch',
    points: {
      A: [0, 10],
      B: [0, 0],
      C: [-10 / tanOf(left), 0],
      D: [10 / tanOf(right), 0],
      ...(isDepression && { X: [-10 / tanOf(left), 10], Y: [10 / tanOf(right), 10] }),
    },
    segments: [
      { from: 'B', to: 'A', label: `${height} m` },
      { from: 'C', to: 'B' },
      { from: 'B', to: 'D' },
      { from: 'C', to: 'A' },
      { from: 'D', to: 'A' },
      ...(isDepression
        ? [
            { from: 'X', to: 'A', dashed: true },
            { from: 'A', to: 'Y', dashed: true },
          ]
        : []),
    ],
    angles: [
      { at: 'B', from: 'A', to: 'D', right: true },
      isDepression
        ? { at: 'A', from: 'X', to: 'C', label: `${left}°` }
        : { at: 'C', from: 'B', to: 'A', label: `${left}°` },
      isDepression
        ? { at: 'A', from: 'D', to: 'Y', label: `${right}°` }
        : { at: 'D', from: 'A', to: 'B', label: `${right}°` },
    ],
    description: `A vertical line AB of height ${height} m; on opposite sides of B the points C and D ${isDepression ? 'are seen from A at angles of depression of' : 'see A at'} ${left}° and ${right}°.`,
  }
}
