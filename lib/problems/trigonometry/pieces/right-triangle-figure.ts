import type { RightTriangle } from './right-triangle'
import type { Side } from '../../../solutions/trigonometry/pieces/ratio'
import type { SketchFigure } from '../../../figures/figure'

/** The triangle with the lengths of all its sides but the hidden one. */
export function rightTriangleFigure(
  { corners, base, height, hypotenuse }: RightTriangle,
  hidden: Side,
  given: string,
): SketchFigure {
  const [p, q, r] = corners
  const label = (side: Side, length: number) => (side === hidden ? {} : { label: `${length} cm` })
  return {
    kind: 'sketch',
    points: { [p]: [0, 0], [q]: [base, 0], [r]: [base, height] },
    segments: [
      { from: p, to: q, ...label('adjacent', base) },
      { from: q, to: r, ...label('opposite', height) },
      { from: p, to: r, ...label('hypotenuse', hypotenuse) },
    ],
    angles: [{ at: q, from: p, to: r, right: true }],
    description: `A triangle ${corners.join('')} with a right angle at ${q}; ${given.replaceAll('$', '')}.`,
  }
}
