import { add, fraction, zero, type Fraction } from '../../../maths'
import { product, tenths, twentyTwoBySeven } from './pi'

/** Parts of joined solids of one radius; lengths in tenths. */
export type RoundPart =
  | { readonly shape: 'cylinder'; readonly h: number }
  | { readonly shape: 'cone'; readonly h: number; readonly l: number }
  | { readonly shape: 'hemisphere' }

const pi = twentyTwoBySeven.value

/** Curved surface of one part. */
export function curvedOf(r: number, part: RoundPart): Fraction {
  if (part.shape === 'cylinder') return product(2, pi, tenths(r), tenths(part.h))
  if (part.shape === 'cone') return product(pi, tenths(r), tenths(part.l))
  return product(2, pi, tenths(r), tenths(r))
}

export function volumeOf(r: number, part: RoundPart): Fraction {
  const base = product(pi, tenths(r), tenths(r))
  if (part.shape === 'cylinder') return product(base, tenths(part.h))
  if (part.shape === 'cone') return product(fraction(1, 3), base, tenths(part.h))
  return product(fraction(2, 3), base, tenths(r))
}

export const total = (values: readonly Fraction[]): Fraction => values.reduce(add, zero)
