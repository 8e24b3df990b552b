import { capacity, lastCost, lastSurface, siloPi, type Silo } from './silo'
import { toDecimal } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'
import { lengthText, product, tenths } from './pi'

/** Wrong answers to the three parts. */
export function siloSlips(draw: Silo): readonly Slip[] {
  const [r, h, l] = draw.cone
  const wrong =
    draw.last === 'roof'
      ? {
          response: toDecimal(product(siloPi.value, tenths(r), tenths(h), draw.rate)),
          note: 'The sheet needs the slant height of the roof, not its height.',
          step: 'surface',
        }
      : {
          response: toDecimal(product(capacity(draw), draw.rate)),
          note: 'That takes the volume. Paint covers the curved surface, 2πrh.',
          step: 'wall',
        }
  return [
    ...distinctSlips(lengthText(l), [
      {
        part: '(i)',
        response: lengthText(r + h),
        note: 'The slant height is the hypotenuse, not the sum of the sides.',
        step: 'slant height',
      },
    ]),
    ...distinctSlips(toDecimal(capacity(draw)), [
      {
        part: '(ii)',
        response: toDecimal(product(2, siloPi.value, tenths(r), draw.wall)),
        note: 'That is the curved surface, 2πrh; wheat fills the volume.',
        step: 'volume',
      },
    ]),
    ...distinctSlips(toDecimal(lastCost(draw)), [
      { part: '(iii)', ...wrong },
      {
        part: '(iii)',
        response: toDecimal(lastSurface(draw)),
        note: 'That is the area. The cost is asked: multiply by the rate.',
        step: 'cost',
      },
    ]),
  ]
}
