import type { SolidFigure } from '../../../figures/figure'
import { lengthText } from './pi'
import type { Cone } from './triples'

/** A cone on a hemisphere. */
export function toyFigure([r, h]: Cone): SolidFigure {
  return {
    kind: 'solid',
    description: `A cone standing on a hemisphere of the same radius, ${lengthText(r)} cm; the whole solid is ${lengthText(h + r)} cm high.`,
    parts: [
      { shape: 'hemisphere', radius: r / 10, domeDown: true, labels: { radius: `${lengthText(r)} cm` } },
      { shape: 'cone', radius: r / 10, height: h / 10 },
    ],
    whole: { height: `${lengthText(h + r)} cm` },
  }
}
