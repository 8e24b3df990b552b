import {
  absolute,
  fraction,
  isInteger,
  multiply,
  roundedText,
  sign,
  terminates,
  toDecimal,
  toTex,
  toText,
  type Fraction,
} from '../maths'
import { goesOn, isValue, says, type Said, type SetClaim } from './claim'

/** "3.5"; "\frac{550}{7}" where the decimal does not end. */
export const numeral = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toTex(value))

/** The same in the grammar of answers: "3.5", "550/7". */
export const numeralText = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toText(value))

/** "14^2", "(10.5)^2": brackets only where the dot or the bar would be misread. */
export const squaredTex = (value: Fraction): string =>
  isInteger(value)
    ? `${numeral(value)}^2`
    : terminates(value)
      ? `(${numeral(value)})^2`
      : `\\left(${numeral(value)}\\right)^2`

/** "4 \times 4", "1^2": a power written out, but never as a row of ones. */
export const powerTex = (value: Fraction, power: 2 | 3): string =>
  isOne(value) ? `1^${power}` : Array.from({ length: power }, () => numeral(value)).join(' \\times ')

export const isOne = ({ n, d }: Fraction): boolean => n === d

export const product = (...factors: readonly (Fraction | number)[]): Fraction =>
  factors.reduce<Fraction>(
    (so, factor) => multiply(so, typeof factor === 'number' ? fraction(factor) : factor),
    fraction(1),
  )

/** `$= 2 \times 7 = 14$`: the next line of a chain that began with words. */
export const continued = (of: string, ...sides: readonly string[]): SetClaim => goesOn(of, sides)

/** "Hence, the area is $154$ cm²."; a value whose decimal does not end is told rounded too. */
export const hence = (of: string, value: Fraction, unit: string): Said =>
  terminates(value)
    ? says`Hence, ${isValue(of, toDecimal(value), unit)}.`
    : says`Hence, ${isValue(of, toTex(value), unit)}, that is, about $${roundedText(value, 2)}$ ${unit}.`

/** "Curved surface area" from "curved surface area". */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What keeps the first of such lengths from being one, in a word to the student; null when all are lengths. */
export function lengthObjection(lengths: Readonly<Record<string, Fraction>>): string | null {
  for (const [name, value] of Object.entries(lengths)) {
    if (sign(value) <= 0) return `The ${name} must be more than $0$. Check the number that you typed.`
    if (absolute(value).n > 10n ** 9n || value.d > 10n ** 6n)
      return `The ${name} is too large or too fine a number to be worked by hand. Check the number that you typed.`
  }
  return null
}

/** What keeps a number from being a value of π that a question may prescribe. */
export const piObjection = ({ n, d }: Fraction): string | null =>
  n * 10n > d * 31n && n * 10n < d * 32n ? null : 'Take $\\pi = \\frac{22}{7}$ or $\\pi = 3.14$.'
