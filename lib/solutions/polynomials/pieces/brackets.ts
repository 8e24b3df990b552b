import { bracketed, toTex, type Fraction } from '../../../maths'

/** A value after an operation sign: "5", "\left(-\frac{3}{2}\right)". */
export const inBrackets = (value: Fraction): string => (value.n < 0n ? `\\left(${toTex(value)}\\right)` : toTex(value))

/** "5^2", "\left(-\frac{3}{2}\right)^2". */
export const powerTex = (value: Fraction, exponent: number): string =>
  value.n < 0n || value.d !== 1n ? `\\left(${toTex(value)}\\right)^${exponent}` : `${toTex(value)}^${exponent}`

/** " \div (-5)"; nothing for 1. */
export const dividedBy = (value: Fraction): string =>
  value.n === value.d ? '' : ` \\div ${value.d === 1n ? inBrackets(value) : `\\left(${toTex(value)}\\right)`}`

/** A sum, or what begins with a minus, in brackets. */
export const sumInBrackets = (tex: string): string => (/^-|[+]| - /.test(tex) ? `\\left(${tex}\\right)` : tex)

/** A value after an operation sign, a whole number in plain brackets: "5", "(-5)", "\left(-\frac{3}{2}\right)". */
export const inRoundBrackets = (value: Fraction): string => (value.d === 1n ? bracketed(value) : inBrackets(value))
