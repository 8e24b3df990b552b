import {
  absolute,
  compare,
  divide,
  fraction,
  fromDecimal,
  isInteger,
  multiply,
  sign,
  subtract,
  toNumber,
  toText,
  type Fraction,
} from '../maths/fraction'
import { digitsOf, withTableRoots } from '../maths/digits'
import type { Decimal } from '../reading/values/decimal'
import type { Value } from '../reading/values/value'
import type { Near } from './near'
import type { Decimals } from './rule'

/** Whether a typed decimal that is not the key itself is taken for it. */
export function isTaken(decimals: Decimals | undefined, typed: Decimal, key: Value, near: Near): boolean {
  if (decimals === undefined || decimals === 'near') return near(typed.value, key)
  return isRounding(typed, key) || (decimals !== 'rounded' && isWithin(typed.value, decimals))
}

/**
 * Whether a decimal is the key rounded or cut to the places typed. A key that ends within three places has no rounding: it can be
 * typed in full.
 */
export function isRounding(typed: Decimal, key: Value): boolean {
  if (key.rational) return !endsSoon(key.rational) && isRoundingOf(typed, key.rational)
  if (!key.exact || isFar(typed, key, 0.01 + Math.abs(key.approximate) / 200)) return false
  const digits = digitsOf(key.exact)
  if (!digits) return false
  if (isRoundingOf(typed, digits)) return true
  // 42√3 worked out with 1.732 is 72.744; such a root gives no more places than it has
  const worked = typed.places <= 3 ? withTableRoots(key.exact) : null
  return worked !== null && isRoundingOf(typed, worked)
}

/** Whether it is plain without many digits that the decimal cannot be the key rounded. */
const isFar = ({ value }: Decimal, { approximate }: Value, by: number): boolean =>
  Math.abs(toNumber(value) - approximate) > by

/** A word beside a decimal that is taken for a key, in TeX. */
export const exactly = (tex: string): string => `Exactly: $${tex}$.`

/** A word when a decimal is the key rounded, but too far, where a rule wants more. */
export const tooFarNote = (decimals: Decimals | undefined, typed: Decimal | null, key: Value): string | undefined => {
  if (!typed || typed.places === 0 || decimals === undefined || decimals === 'near') return undefined
  if (isFar(typed, key, 0.2)) return undefined
  const digits = key.rational ?? (key.exact && digitsOf(key.exact))
  return digits && isCutOrRounded(typed, digits) ? 'That is rounded too far. Give the exact value.' : undefined
}

/** Whether a decimal is the value rounded or cut, however far: 0.3 for 1/3. */
export const isCutOrRounded = (typed: Decimal, value: Fraction): boolean => {
  const off = multiply(subtract(absolute(value), absolute(typed.value)), fraction(10n ** BigInt(typed.places)))
  // cut: less than one in the last place below the value; rounded up: at most half of one above
  return sign(typed.value) === sign(value) && compare(off, fraction(1)) < 0 && compare(off, fraction(-1, 2)) >= 0
}

const isRoundingOf = (typed: Decimal, value: Fraction): boolean =>
  !isInteger(typed.value) && isFineEnough(typed, value) && isCutOrRounded(typed, value)

const tenth = fraction(1, 10)

/** Two places, or three figures where the first place would be 0. */
function isFineEnough({ value, places }: Decimal, key: Fraction): boolean {
  if (compare(absolute(key), tenth) >= 0) return places >= 2
  const figures = absolute(multiply(value, fraction(10n ** BigInt(places))))
  return toText(figures).length >= 3
}

const endsSoon = ({ d }: Fraction): boolean => 1000n % d === 0n

function isWithin(value: Fraction, { from, to }: Exclude<Decimals, string>): boolean {
  const [least, most] = [plain(from), plain(to)]
  return compare(value, least) >= 0 && compare(value, most) <= 0
}

/** An end of an interval: "14.6", "293/20". Throws for anything else: that is a mistake of the template. */
function plain(text: string): Fraction {
  const [top = '', bottom = '1'] = text.split('/')
  return divide(fromDecimal(top), fromDecimal(bottom))
}
