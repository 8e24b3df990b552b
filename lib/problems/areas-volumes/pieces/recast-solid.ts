import { volumeWithoutPi, type RoundSolid } from '../../../solutions/areas-volumes/recast'
import type { Fraction } from '../../../maths'
import { lengthText, tenths } from './pi'

/** A solid by its lengths in tenths of a centimetre; h is 0 for a sphere. */
export interface Solid {
  readonly shape: 'sphere' | 'cone' | 'cylinder'
  readonly r: number
  readonly h: number
}

/** With its lengths in centimetres. */
export const solid = ({ shape, r, h }: Solid): RoundSolid =>
  shape === 'sphere' ? { shape, radius: tenths(r) } : { shape, radius: tenths(r), height: tenths(h) }

/** Without π. */
export const recastVolume = (of: Solid): Fraction => volumeWithoutPi(solid(of))

/** Its lengths, in words. */
export const sizes = ({ shape, r, h }: Solid): string =>
  shape === 'sphere' ? `radius $${lengthText(r)}$ cm` : `radius $${lengthText(r)}$ cm and height $${lengthText(h)}$ cm`
