import { tupleTex } from './point'
import type { Fraction } from '../../../maths'

/** A point one of whose coordinates is a letter. */
export interface HalfKnown {
  readonly name: string
  readonly letter: string
  /** Which coordinate the letter stands for. */
  readonly unknown: 'x' | 'y'
  /** The other one. */
  readonly known: Fraction
}

/** "Q(10, y)" */
export const halfKnownTex = ({ name, letter, unknown, known }: HalfKnown): string =>
  `${name}${unknown === 'x' ? tupleTex(letter, known) : tupleTex(known, letter)}`

/** Two squares in the order of the coordinates, the x first. */
export const inOrder = (unknown: 'x' | 'y', moving: string, fixed: string): string =>
  unknown === 'x' ? `${moving} + ${fixed}` : `${fixed} + ${moving}`
