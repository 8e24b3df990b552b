import { fraction, isInteger, multiply, toDecimal, type Fraction } from '../../../maths'

/** "1 hour", "2 hours", "30 minutes". */
export const duration = (hours: Fraction): string =>
  isInteger(hours)
    ? `${hours.n} hour${hours.n === 1n ? '' : 's'}`
    : `${toDecimal(multiply(hours, fraction(60)))} minutes`
