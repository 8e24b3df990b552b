import type { SolidFigure } from '../../../figures/figure'
import type { Block } from './block'
import { lengthText } from './pi'

/** A cube with a hemisphere on its top, or cut out of it. */
export function blockFigure({ edge, r, kind }: Block): SolidFigure {
  const cube = { shape: 'cuboid', length: edge, breadth: edge, height: edge, labels: { length: `${edge} cm` } } as const
  const ball = { shape: 'hemisphere', radius: r / 10 } as const
  return {
    kind: 'solid',
    description: `A cube of edge ${edge} cm with a hemisphere of diameter ${lengthText(2 * r)} cm ${kind === 'mounted' ? 'on its top' : 'hollowed out of its top face, dashed'}.`,
    parts: kind === 'mounted' ? [cube, ball] : [{ ...cube, cavities: [{ ...ball, end: 'top' }] }],
  }
}
