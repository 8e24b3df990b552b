import { tanOf } from './heights'
import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { SketchFigure } from '../../../figures/figure'

/** A plane flies level from A to B; C and D are below them, O is where it is watched. */
export function planeFigure(height: string, from: StandardAngle, to: StandardAngle): SketchFigure {
  const up = 5 * Math.sqrt(3)
  const [first, second] = [up / tanOf(from), up / tanOf(to)]
  const [farTop, farFoot] = first > second ? ['A', 'C'] : ['B', 'D']
  const [nearTop, nearFoot] = first > second ? ['B', 'D'] : ['A', 'C']
  return {
    kind: 'sketch',
    points: { O: [0, 0], A: [first, up], B: [second, up], C: [first, 0], D: [second, 0] },
    segments: [
      { from: 'O', to: farFoot },
      { from: nearTop, to: nearFoot, dashed: true },
      { from: farTop, to: farFoot, label: height, dashed: true },
      { from: 'O', to: 'A' },
      { from: 'O', to: 'B' },
      { from: 'A', to: 'B', ray: true },
    ],
    angles: [
      { at: 'C', from: 'A', to: first > second ? 'O' : 'D', right: true },
      { at: 'D', from: 'B', to: first > second ? 'C' : 'O', right: true },
      { at: 'O', from: nearFoot, to: farTop, label: `${Math.min(from, to)}°` },
      { at: 'O', from: nearFoot, to: nearTop, label: `${Math.max(from, to)}°` },
    ],
    description: `An aeroplane flies along the horizontal line from A to B; from O on the ground the angle of elevation is ${from}° at A and ${to}° at B.`,
  }
}
