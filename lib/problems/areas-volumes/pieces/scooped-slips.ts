import { scoopedAnswer, scoopedPi, type Scooped } from './scooped-cylinder'
import { fraction } from '../../../maths'
import type { Slip } from '../../template'
import { wrongValues } from '../../slips/wrong-values'
import { product, tenths } from './pi'

/** Wrong values: what was forgotten, or counted twice. */
export function scoopedSlips(draw: Scooped): readonly Slip[] {
  const { cut, ask, r, h, l } = draw
  const radius = tenths(r)
  const key = scoopedAnswer(draw)
  if (ask === 'volume')
    return wrongValues(key, [
      [
        product(scoopedPi.value, radius, radius, tenths(h)),
        'That is the whole cylinder: subtract what was taken out.',
        'formula',
      ],
      cut === 'cone'
        ? [
            product(fraction(1, 3), scoopedPi.value, radius, radius, tenths(h)),
            'That is the cone that was taken out; what is left is asked.',
            'formula',
          ]
        : [
            product(scoopedPi.value, radius, radius, fraction(3 * h - 2 * r, 30)),
            'Two hemispheres were taken out, not one.',
            'formula',
          ],
      ...(cut === 'cone'
        ? [[product(4, key), 'Halve the diameter to get the radius.', 'radius'] as const]
        : 3 * h > 8 * r
          ? [
              [
                product(scoopedPi.value, radius, radius, fraction(3 * h - 8 * r, 30)),
                'Each cavity is half of a sphere, not a whole one.',
                'formula',
              ] as const,
            ]
          : []),
    ])
  return wrongValues(
    key,
    cut === 'cone'
      ? [
          [product(scoopedPi.value, radius, tenths(2 * h + 2 * r + l)), 'Only one flat base is left.', 'surfaces'],
          [
            product(scoopedPi.value, radius, tenths(2 * h + r + h)),
            'Use the slant height l for the cavity, not the height.',
            'slant height',
          ],
          [product(scoopedPi.value, radius, tenths(2 * h + l)), 'One flat base is still there: add it.', 'surfaces'],
        ]
      : [
          [product(2, scoopedPi.value, radius, tenths(h + 3 * r)), 'No flat base is left at either end.', 'surfaces'],
          [product(2, scoopedPi.value, radius, tenths(h + r)), 'There are two hemispherical cavities.', 'surfaces'],
          [product(2, scoopedPi.value, radius, tenths(h)), 'The cavities add their curved surfaces.', 'surfaces'],
        ],
  )
}
