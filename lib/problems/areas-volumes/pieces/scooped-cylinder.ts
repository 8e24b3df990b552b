import { fraction, type Fraction } from '../../../maths'
import { product, tenths, twentyTwoBySeven } from './pi'

/** A cylinder out of which a cone or two hemispheres are cut. */
export interface Scooped {
  readonly cut: 'cone' | 'hemispheres'
  readonly ask: 'total surface area' | 'volume'
  /** In tenths of a centimetre; l is the slant height of the cone, 0 for hemispheres. */
  readonly r: number
  readonly h: number
  readonly l: number
}

/** The value of π that fits its radii. */
export const scoopedPi = twentyTwoBySeven

/** The surface or the volume of what is left. */
export function scoopedAnswer({ cut, ask, r, h, l }: Scooped): Fraction {
  const radius = tenths(r)
  if (cut === 'cone')
    return ask === 'volume'
      ? product(fraction(2, 3), scoopedPi.value, radius, radius, tenths(h))
      : product(scoopedPi.value, radius, tenths(2 * h + l + r))
  return ask === 'volume'
    ? product(scoopedPi.value, radius, radius, fraction(3 * h - 4 * r, 30))
    : product(2, scoopedPi.value, radius, tenths(h + 2 * r))
}
