import type { TowerThing } from './tower-words'
import { anglesOf, type TowerAngles } from './tower-lines'
import { tanOf } from './heights'
import type { SketchFigure } from '../../../figures/figure'

/** A part AB on top of a part BC, seen from P on the ground. */
export function towerFigure(
  angles: TowerAngles,
  labels: { base?: string; top?: string },
  { top, lower }: TowerThing,
): SketchFigure {
  const [low, high] = anglesOf(angles)
  return {
    kind: 'sketch',
    points: { A: [0, 10 * tanOf(high)], B: [0, 10 * tanOf(low)], C: [0, 0], P: [-10, 0] },
    segments: [
      { from: 'C', to: 'B', ...(labels.base && { label: labels.base }) },
      { from: 'B', to: 'A', ...(labels.top && { label: labels.top }) },
      { from: 'P', to: 'C' },
      { from: 'P', to: 'B' },
      { from: 'P', to: 'A' },
    ],
    angles: [
      { at: 'C', from: 'A', to: 'P', right: true },
      { at: 'P', from: 'C', to: 'B', label: `${low}°` },
      { at: 'P', from: 'C', to: 'A', label: `${high}°` },
    ],
    description: `${lower.replace(/^a/, 'A')} BC${labels.base ? ` of height ${labels.base}` : ''} with ${top} AB${labels.top ? ` of height ${labels.top}` : ''} on its top, seen from P on the ground: the angle of elevation of B is ${low}° and that of A is ${high}°.`,
  }
}
