import { sign, terminates, toDecimal, toTex, toText, type Fraction } from '../../../maths'

/** "2.4", and a fraction where the decimal would not end. */
export const lengthTex = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toTex(value))

/** The same in the grammar of answers. */
export const lengthText = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toText(value))

/** What is said of lengths that are not positive. */
export const lengthObjection = (lengths: readonly Fraction[]): string | null =>
  lengths.some((length) => sign(length) <= 0) ? 'A length is more than zero.' : null

/** As a sentence shows it: a decimal as it is, a fraction as TeX. */
export const lengthShown = (value: Fraction): string => (terminates(value) ? toDecimal(value) : `$${toTex(value)}$`)
