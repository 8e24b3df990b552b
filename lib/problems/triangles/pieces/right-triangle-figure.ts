import type { RightTriangle } from './right-triangle-draw'
import type { SketchFigure } from '../../../figures/figure'

/** The wall with the ladder, the two poles, or the rectangle with its diagonal; to scale. */
export function rightTriangleFigure(draw: RightTriangle): SketchFigure {
  switch (draw.kind) {
    case 'ladder': {
      const { foot, wall, ladder, ask } = draw
      const label = (side: typeof ask, length: number) => (side === ask ? {} : { label: `${length} m` })
      return {
        kind: 'sketch',
        points: { A: [0, wall], B: [0, 0], C: [foot, 0] },
        segments: [
          { from: 'A', to: 'B', ...label('wall', wall) },
          { from: 'B', to: 'C', ...label('foot', foot) },
          { from: 'A', to: 'C', tone: 2, ...label('ladder', ladder) },
        ],
        angles: [{ at: 'B', from: 'A', to: 'C', right: true }],
        description: 'A ladder AC leans against an upright wall AB; BC is the distance of its foot from the wall.',
      }
    }
    case 'poles': {
      const { low, rise, apart } = draw
      return {
        kind: 'sketch',
        points: { A: [0, low + rise], B: [0, 0], C: [apart, 0], D: [apart, low] },
        segments: [
          { from: 'A', to: 'B', label: `${low + rise} m` },
          { from: 'B', to: 'C', label: `${apart} m` },
          { from: 'C', to: 'D', label: `${low} m` },
          { from: 'A', to: 'D', tone: 2 },
        ],
        angles: [
          { at: 'B', from: 'A', to: 'C', right: true },
          { at: 'C', from: 'B', to: 'D', right: true },
        ],
        description: `AB of ${low + rise} m and DC of ${low} m stand upright on level ground, ${apart} m apart; the tops A and D are joined.`,
      }
    }
    case 'diagonal': {
      const { length, breadth } = draw
      return {
        kind: 'sketch',
        points: { A: [0, 0], B: [length, 0], C: [length, breadth], D: [0, breadth] },
        segments: [
          { from: 'A', to: 'B', label: `${length} cm` },
          { from: 'B', to: 'C', label: `${breadth} cm` },
          { from: 'C', to: 'D' },
          { from: 'D', to: 'A' },
          { from: 'A', to: 'C', tone: 2 },
        ],
        angles: [{ at: 'B', from: 'A', to: 'C', right: true }],
        description: `A rectangle ABCD of ${length} cm by ${breadth} cm with its diagonal AC.`,
      }
    }
    default:
      return draw satisfies never
  }
}
