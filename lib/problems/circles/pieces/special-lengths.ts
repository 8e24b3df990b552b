import type { WrongRoot } from './wrong-roots'
import { fraction, surd, type Surd } from '../../../maths'

/** A length of the figure of two tangents from P. */
type SpecialLength = 'PA' | 'OP' | 'AB'

/** An angle between the tangents, and a length that it fixes. */
export interface SpecialAngle {
  readonly angle: 60 | 90 | 120
  readonly length: SpecialLength
  /** The length is (times/over) × radius × √root. */
  readonly root: 1 | 2 | 3
  readonly times: number
  readonly over: number
}

/** All of them. */
export const lengthNames: readonly SpecialLength[] = ['PA', 'OP', 'AB']

/** Every length of the figure for each angle between the tangents. */
export const lengthAt: Readonly<Record<60 | 90 | 120, Readonly<Record<SpecialLength, (r: number) => Surd>>>> = {
  60: { PA: (r) => surd(r, 3), OP: (r) => surd(2 * r, 1), AB: (r) => surd(r, 3) },
  90: { PA: (r) => surd(r, 1), OP: (r) => surd(r, 2), AB: (r) => surd(r, 2) },
  120: { PA: (r) => surd(fraction(r, 3), 3), OP: (r) => surd(fraction(2 * r, 3), 3), AB: (r) => surd(r, 1) },
}

/** The length that is asked for, exactly. */
export const specialLength = ({ root, times, over }: SpecialAngle, r: number): Surd =>
  surd(fraction(times * r, over), root)

/** Wrong values that come from the angle, not from another length of the figure. */
export function confusions({ angle, length }: SpecialAngle, r: number): readonly WrongRoot[] {
  if (angle === 90)
    return [
      [surd(2 * r, 1), 'In the right triangle the squares of the lengths are added, not the lengths.', 'ratio'],
      [surd(2 * r * r, 1), 'That is the square of the length: take its square root.', 'last'],
    ]
  if (angle === 120)
    return [
      [
        surd(r, 3),
        'Look at the ratio again: which side is opposite to the angle at P, and which is adjacent?',
        'ratio',
      ],
    ]
  return [
    [
      surd(fraction(length === 'OP' ? 2 * r : r, 3), 3),
      'OP bisects the angle between the tangents: only half of it is an angle of triangle OAP.',
      'figure',
    ],
  ]
}
