import { fraction } from '../../../maths'
import { wrongValues } from '../../slips/wrong-values'
import type { Slip } from '../../template'

export type KiteAsked = 'radius' | 'part' | 'side'

/** Tangent lengths from A and D; from B it is the radius, since the angle there is a right angle. */
export interface Kite {
  readonly fromA: number
  readonly fromD: number
  readonly radius: number
}

/** The tangent length from C that closes the figure; not positive where there is none. */
export function fromC({ fromA, fromD, radius }: Kite): number {
  const rest = (3 * Math.PI) / 4 - Math.atan(fromA / radius) - Math.atan(fromD / radius)
  return rest > 0 && rest < Math.PI / 2 ? radius * Math.tan(rest) : -1
}

/** The wrong lengths that students find. */
export function kiteSlips({ fromA, fromD, radius }: Kite, asked: KiteAsked): readonly Slip[] {
  const [ad, ab] = [fromA + fromD, fromA + radius]
  if (asked === 'radius')
    return wrongValues(fraction(radius), [
      [fraction(fromA), 'That is the tangent from the first vertex; the rest of the side is needed.', 'rest'],
      [
        fraction(ab - fromD),
        'Use equal tangents at each vertex in turn, not the given piece at another vertex.',
        'tangents',
      ],
      ...(Math.abs(ab - ad) > 0
        ? [[fraction(Math.abs(ab - ad)), 'The difference of the two sides is not a tangent.', 'tangents'] as const]
        : []),
    ])
  if (asked === 'side')
    return wrongValues(fraction(ab), [
      [fraction(fromA), 'That is only one part of the side; add the other tangent.', 'last'],
      [fraction(ad + radius), 'Only a part of the first side is a tangent from the common vertex.', 'tangents'],
      [fraction(fromD + radius), 'The piece at the other vertex is not a part of this side.', 'tangents'],
    ])
  return wrongValues(fraction(fromD), [
    [fraction(fromA), 'That is the part at the other end of the side.', 'last'],
    [fraction(Math.abs(ad - radius)), 'The radius is a part of the side at the right angle, not of this one.', 'rest'],
  ])
}
