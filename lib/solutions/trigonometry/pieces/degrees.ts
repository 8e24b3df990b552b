import { terminates, toDecimal, toTex, toText, type Fraction } from '../../../maths'

/** "22.5"; a fraction where the decimal would not end. */
export const degreesText = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toText(value))

/** "22.5^\circ" */
export const degreesTex = (value: Fraction): string => `${terminates(value) ? toDecimal(value) : toTex(value)}^\\circ`
