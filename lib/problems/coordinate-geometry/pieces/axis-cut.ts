import { drawPoint, pointText, type Point } from './point'
import { meetingPoint, zeroOn, type Axis, type CutByAxis } from '../../../solutions/coordinate-geometry/pieces/axis'
import { exactText, named } from '../../../solutions/coordinate-geometry/pieces/point'
import { toNumber } from '../../../maths'
import type { PlaneFigure } from '../../../figures/figure'
import type { Random } from '../../../random'
import { planeWindow } from '../../plane-window'

/** Two points on different sides of an axis. */
export interface AxisCut {
  readonly axis: Axis
  readonly pair: readonly [Point, Point]
}

export const cutOf = ({ axis, pair: [a, b] }: AxisCut): CutByAxis => ({ a: named('A', a), b: named('B', b), axis })

/** They are not equally far from the axis, and the point of the axis is no corner of the grid. */
export function drawAxisCut(random: Random): AxisCut {
  const axis = random.pick(['x', 'y'] as const)
  const pair = random.until(
    (source): readonly [Point, Point] => [drawPoint(source, 8), drawPoint(source, 8)],
    ([a, b]) => {
      const [first, second] = [a[zeroOn(axis)], b[zeroOn(axis)]]
      if (first * second >= 0 || first + second === 0 || a[0] === b[0] || a[1] === b[1]) return false
      const place = meetingPoint(cutOf({ axis, pair: [a, b] }))[axis === 'x' ? 0 : 1]
      return place.d <= 6n && place.n !== 0n
    },
  )
  return { axis, pair }
}

export function axisDrawing(cut: AxisCut): PlaneFigure {
  const { axis, pair } = cut
  const [a, b] = pair
  const point = meetingPoint(cutOf(cut))
  return {
    kind: 'plane',
    ...planeWindow([a, b]),
    segments: [{ from: a, to: b }],
    points: [
      { at: a, label: `A${pointText(a)}` },
      { at: b, label: `B${pointText(b)}` },
      { at: [toNumber(point[0]), toNumber(point[1])], label: 'P', tone: 2 },
    ],
    description: `The segment from A${pointText(a)} to B${pointText(b)} crosses the ${axis}-axis at P${exactText(point)}.`,
  }
}

/** The hints and the last word of both questions. */
export const axisWords = (axis: Axis) => ({
  hints: [
    `What do you know about the ${axis === 'x' ? '$y$' : '$x$'}-coordinate of every point on the $${axis}$-axis?`,
    'Let the ratio be $k : 1$ and put that coordinate from the section formula equal to zero.',
  ],
  explanation: `$A$ and $B$ lie on opposite sides of the $${axis}$-axis, so the axis cuts the segment between them, and the two parts are as the distances of $A$ and $B$ from the axis.`,
})
