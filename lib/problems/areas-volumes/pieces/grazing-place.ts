import { fraction, subtract, type Fraction } from '../../../maths'
import { product, tenths, type Pi } from './pi'

/** An animal tied to the corner of a field. */
export interface GrazingPlace {
  readonly pi: Pi
  readonly animal: string
  readonly field: 'square' | 'rectangular' | 'equilateral triangular'
  readonly side: number
  /** Rope and longer rope, in tenths of a metre. */
  readonly rope: number
  readonly longer: number
  readonly ask: 'area' | 'increase' | 'left'
}

/** The angle at the corner, in degrees. */
export const cornerAngle = ({ field }: GrazingPlace): number => (field === 'equilateral triangular' ? 60 : 90)

/** How long the rope may be, in tenths: to the next corner, or across a triangle to its third side (height = √3/2 of the side). */
export const ropeReach = ({ field, side }: GrazingPlace): number =>
  (field === 'equilateral triangular' ? 8.6 : 10) * side

/** The sector within a rope. */
export const grazed = (draw: GrazingPlace, rope: number): Fraction =>
  product(fraction(cornerAngle(draw), 360), draw.pi.value, tenths(rope), tenths(rope))

/** The area that is asked for. */
export function grazingKey(draw: GrazingPlace): Fraction {
  if (draw.ask === 'area') return grazed(draw, draw.rope)
  if (draw.ask === 'increase') return subtract(grazed(draw, draw.longer), grazed(draw, draw.rope))
  return subtract(fraction(draw.side * draw.side), grazed(draw, draw.rope))
}
