import { divide, fraction, type Fraction } from '../../../maths'
import { product, tenths } from './pi'
import type { Ask } from './water-questions'

/** A vessel of water, and the balls that are dropped into it. */
export interface Vessel {
  readonly ask: Ask
  /** Vessel and ball, in tenths of a centimetre. */
  readonly R: number
  readonly H: number
  readonly r: number
  /** The part of the water that flows out of the cone is 1/share; number of balls for the rise. */
  readonly share: number
  readonly n: number
}

/** Volumes without π. */
const ball = (r: number): Fraction => product(fraction(4, 3), tenths(r), tenths(r), tenths(r))

const coneful = ({ R, H }: Vessel): Fraction => product(fraction(1, 3), tenths(R), tenths(R), tenths(H))

/** What is asked: a number of balls, or by how much the water rises. */
export function vesselAnswer(draw: Vessel): Fraction {
  const { ask, R, H, r, share, n } = draw
  if (ask === 'shots in a cone') return divide(coneful(draw), product(share, ball(r)))
  const disc = product(tenths(R), tenths(R))
  return ask === 'rise in a cylinder' ? divide(product(n, ball(r)), disc) : divide(product(disc, tenths(H)), ball(r))
}
