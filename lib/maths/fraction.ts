import { bigGcd } from './integer'

/** Exact rational numbers on BigInt, always in lowest terms with a positive denominator. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

type Whole = number | bigint

/** n/d in lowest terms. Throws when d is zero or a number is not an integer. */
export function fraction(n: Whole, d: Whole = 1n): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)]
  if (bottom === 1n) return { n: top, d: bottom }
  if (bottom === 0n) throw new Error(`fraction(${n}, ${d}): the denominator must not be zero`)
  const common = bigGcd(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { n: top / common, d: bottom / common }
}

export const zero = fraction(0)
export const one = fraction(1)

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const squared = (a: Fraction): Fraction => multiply(a, a)
/** Throws when b is zero. */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const negate = (a: Fraction): Fraction => ({ n: -a.n, d: a.d })
export const absolute = (a: Fraction): Fraction => ({ n: a.n < 0n ? -a.n : a.n, d: a.d })
export const equals = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d
/** Negative, zero or positive as a is less than, equal to or greater than b. */
export const compare = (a: Fraction, b: Fraction): number => Number(sign(subtract(a, b)))
export const sign = (a: Fraction): -1 | 0 | 1 => (a.n > 0n ? 1 : a.n < 0n ? -1 : 0)
export const isInteger = (a: Fraction): boolean => a.d === 1n
export const toNumber = (a: Fraction): number => Number(a.n) / Number(a.d)

/** "3", "-3/4": plain text in the grammar of answers. */
export const toText = (a: Fraction): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`)

/** "3", "-\frac{3}{4}". */
export function toTex(a: Fraction): string {
  if (a.d === 1n) return `${a.n}`
  return `${a.n < 0n ? '-' : ''}\\frac{${a.n < 0n ? -a.n : a.n}}{${a.d}}`
}

/** Whether the decimal expansion ends, and so can be printed in full. */
export function terminates(a: Fraction): boolean {
  let rest = a.d
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
  return rest === 1n
}

/** The exact decimal, e.g. 27/8 -> "3.375". Throws when the expansion does not end: use `roundedText`. */
export function toDecimal(a: Fraction): string {
  if (!terminates(a)) throw new Error(`toDecimal(${toText(a)}): the expansion does not terminate`)
  let places = 0
  let scale = 1n
  while ((a.n * scale) % a.d !== 0n) {
    scale *= 10n
    places++
  }
  return placePoint((a.n * scale) / a.d, places)
}

/** "17.50" for "17.5": money has two places, or none. */
export const rupees = (decimal: string): string => (/^-?\d+\.\d$/.test(decimal) ? `${decimal}0` : decimal)

/** Rounded half away from zero to so many places, e.g. (2/3, 2) -> "0.67". */
export function roundedText(a: Fraction, places: number): string {
  const scaled = absolute(a).n * 10n ** BigInt(places) * 2n
  const rounded = (scaled + a.d) / (2n * a.d)
  return placePoint(a.n < 0n ? -rounded : rounded, places)
}

function placePoint(digits: bigint, places: number): string {
  if (places === 0) return `${digits}`
  const bare = `${digits < 0n ? -digits : digits}`.padStart(places + 1, '0')
  return `${digits < 0n ? '-' : ''}${bare.slice(0, -places)}.${bare.slice(-places)}`
}

/** Reads a plain decimal such as "27.6" exactly. Throws on anything else. */
export function fromDecimal(text: string): Fraction {
  const match = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text)
  if (!match) throw new Error(`fromDecimal("${text}"): give a plain decimal such as 27.6`)
  const places = match[3] ?? ''
  const digits = BigInt(`${match[1]}${match[2]}${places}`)
  return places === '' ? { n: digits, d: 1n } : fraction(digits, 10n ** BigInt(places.length))
}
