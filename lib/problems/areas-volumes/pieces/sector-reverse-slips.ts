import { sectorFacts, sectorPi, wanted, type KnownSector } from './known-sector'
import { add, fraction } from '../../../maths'
import type { Slip } from '../../template'
import { wrongValues } from '../../slips/wrong-values'
import { product, tenths } from './pi'

/** Wrong values of what is asked. */
export function sectorReverseSlips(draw: KnownSector): readonly Slip[] {
  const { ask, r, angle } = draw
  const { arc, area } = sectorFacts(draw)
  const { key } = wanted(draw)
  if (ask.startsWith('area')) {
    return wrongValues(key, [
      [product(2, area), 'The area is half of the product of arc and radius.', 'formula'],
      ask === 'area from perimeter'
        ? [
            add(area, product(tenths(r), tenths(r))),
            'The perimeter has two radii besides the arc: take them away first.',
            'arc',
          ]
        : [product(4, area), 'Take half of the product of arc and radius, not the arc times the diameter.', 'formula'],
      [
        product(sectorPi.value, tenths(r), tenths(r)),
        'That is the whole circle; the arc bounds only a part of it.',
        'formula',
      ],
      ...(ask === 'area from perimeter'
        ? [[arc, 'That is the length of the arc; the area is asked.', 'arc'] as const]
        : []),
    ])
  }
  if (ask === 'radius from arc')
    return wrongValues(key, [
      [fraction(2 * r, 10), 'The circumference is 2πr: the radius is asked, not the diameter.', 'formula'],
      [product(tenths(r), fraction(1, 2)), 'Do not halve once more: 2πr has the radius in it already.', 'radius'],
      [
        fraction(r * angle, 3600),
        'The arc is only a part of the circumference: write the fraction θ/360° too.',
        'formula',
      ],
    ])
  return wrongValues(key, [
    ask === 'angle from arc'
      ? [fraction(2 * angle), 'The circumference is 2πr, not πr.', 'formula']
      : [fraction(angle, 4), 'Take the radius, not the diameter.', 'substituted'],
    [fraction(360 - angle), 'That is the angle of the other (major) sector.', 'last'],
    [fraction(angle, 360), 'That is the part of the circle; multiply it by 360°.', 'angle'],
  ])
}
