import { divide, fraction, type Fraction } from '../../../maths/fraction'

/** A time in hours, from its unit: 30 minutes is 1/2; null for any other unit. */
export function hours(value: Fraction, unit: string): Fraction | null {
  if (unit === 'hour') return value
  return unit === 'minute' ? divide(value, fraction(60)) : null
}
