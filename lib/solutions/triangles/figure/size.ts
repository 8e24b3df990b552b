import { numeral, numeralText, product } from '../../measure'
import {
  add,
  divide,
  equals,
  fraction,
  negate,
  polynomialTex,
  sign,
  surd,
  surdTex,
  surdText,
  toNumber,
  zero,
  type Fraction,
} from '../../../maths'

/** A length or a ratio: plain + slope × the letter, or plain × √radicand, where the slope is 0. */
export interface Size {
  readonly plain: Fraction
  readonly slope: Fraction
  readonly radicand: number
}

export const plainSize = (plain: Fraction | number, radicand = 1): Size => {
  const { coefficient, radicand: under } = surd(plain, radicand)
  return { plain: coefficient, slope: zero, radicand: under }
}
export const linearSize = (slope: Fraction, plain: Fraction): Size => ({ plain, slope, radicand: 1 })

export const isNumber = ({ slope }: Size): boolean => sign(slope) === 0
export const sameSize = (a: Size, b: Size): boolean =>
  equals(a.plain, b.plain) && equals(a.slope, b.slope) && a.radicand === b.radicand

/** Null where the sum is none of a number and its root. */
export function addSizes(a: Size, b: Size): Size | null {
  if (a.radicand !== b.radicand) return null
  return { plain: add(a.plain, b.plain), slope: add(a.slope, b.slope), radicand: a.radicand }
}
export const minusSize = (a: Size): Size => ({ ...a, plain: negate(a.plain), slope: negate(a.slope) })
export const takeSize = (a: Size, b: Size): Size | null => addSizes(a, minusSize(b))

/** Null where a letter would be squared, or stand beside a root. */
export function timesSize(a: Size, b: Size): Size | null {
  if (!isNumber(a)) return isNumber(b) ? timesSize(b, a) : null
  if (!isNumber(b) && a.radicand !== 1) return null
  if (!isNumber(b)) return linearSize(product(a.plain, b.slope), product(a.plain, b.plain))
  return plainSize(product(a.plain, b.plain), a.radicand * b.radicand)
}
/** Null where a letter would stand in the denominator; b is not 0. */
export function overSize(a: Size, b: Size): Size | null {
  if (!isNumber(b) || sign(b.plain) === 0) return null
  return timesSize(plainSize(divide(fraction(1), product(b.plain, b.radicand)), b.radicand), a)
}
/** Of a number. */
export const squareOf = ({ plain, radicand }: Size): Fraction => product(plain, plain, radicand)

export const sizeNumber = ({ plain, slope, radicand }: Size, letter = 0): number =>
  toNumber(plain) * Math.sqrt(radicand) + toNumber(slope) * letter

export const sizeTex = (size: Size, letter = 'x'): string =>
  isNumber(size)
    ? size.radicand === 1
      ? numeral(size.plain)
      : surdTex({ coefficient: size.plain, radicand: size.radicand })
    : polynomialTex([size.slope, size.plain], letter)

export const sizeText = ({ plain, radicand }: Size): string =>
  radicand === 1 ? numeralText(plain) : surdText({ coefficient: plain, radicand })

/** "(x + 3)": as a factor. */
export const factorTex = (size: Size, letter = 'x'): string =>
  !isNumber(size) && sign(size.plain) !== 0 ? `(${sizeTex(size, letter)})` : sizeTex(size, letter)
