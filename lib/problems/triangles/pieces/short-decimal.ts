import type { Fraction } from '../../../maths'

/** Whether a length can be printed in full with at most two decimal places. */
export const isShort = (value: Fraction): boolean => 100n % value.d === 0n
