import { fraction } from '../../../maths'
import { placeLines } from '../../../solutions/arithmetic-progressions/pieces/place-of-value'
import { progression } from '../../../solutions/arithmetic-progressions/pieces/progression'

/** The two sides of "a_n = value" with the AP put in, and n from it: lines that the caller gives their marks. */
export const placeOfValue = (a: number, d: number, value: number) => placeLines(progression(a, d), fraction(value))
