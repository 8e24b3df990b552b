import { polar } from './drawing'
import type { SketchFigure } from '../../../figures/figure'

/** K and L: ends of the diameter; M: on the circle with angle MKL = 30°; N: where the tangent at M meets KL produced. */
export type DiameterNames = readonly [k: string, l: string, m: string, n: string]

/** Drawn to measure: the centre angle of LM is 60°. */
export function diameterAngleFigure([K, L, M, N]: DiameterNames, radius?: string): SketchFigure {
  return {
    kind: 'sketch',
    points: { O: [0, 0], [K]: [-4, 0], [L]: [4, 0], [M]: polar(4, 60), [N]: [8, 0] },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 4 }],
    segments: [
      { from: K, to: 'O', ...(radius !== undefined && { label: radius }) },
      { from: 'O', to: N },
      { from: K, to: M },
      { from: L, to: M },
      { from: 'O', to: M },
      { from: M, to: N, tone: 2 },
    ],
    angles: [{ at: K, from: L, to: M, label: '30°' }],
    description: `A circle with centre O and the diameter ${K}${L}; ${M} lies on the circle and angle ${M}${K}${L} is 30°. The tangent at ${M} meets ${K}${L} produced at ${N}.`,
  }
}
