import {
  absolute,
  compare,
  fraction,
  multiply,
  roundedText,
  sign,
  subtract,
  toNumber,
  type Fraction,
} from '../maths/fraction'
import type { Value } from '../reading/values/value'

/** Whether a decimal is near enough to a key, where a rule says no more of decimals. */
export type Near = (typed: Fraction, key: Value) => boolean

const hundredth = fraction(1, 100)

/** For a number: less than 0.01 away. */
export const nearNumber: Near = (typed, { rational, approximate }) =>
  rational
    ? compare(absolute(subtract(typed, rational)), hundredth) < 0
    : Math.abs(toNumber(typed) - approximate) < 0.01

/** For a root or a coordinate: at most 0.1 away. */
export const nearRoot: Near = (typed, { rational, approximate }) =>
  rational
    ? compare(absolute(subtract(typed, rational)), fraction(1, 10)) <= 0
    : Math.abs(toNumber(typed) - approximate) <= 0.1

/** For a fraction: within 0.01 both in difference and in proportion, or the key itself rounded to two or more figures. */
export const nearFraction: Near = (typed, { rational: key }) =>
  key !== null &&
  compare(absolute(subtract(typed, key)), hundredth) <= 0 &&
  sign(typed) === sign(key) &&
  isRoundedOf(typed, key)

/** For a ratio: within a hundredth in proportion. */
export const nearRatio: Near = (typed, { rational, approximate }) =>
  rational
    ? compare(absolute(subtract(typed, rational)), multiply(hundredth, absolute(rational))) <= 0
    : Math.abs(toNumber(typed) / approximate - 1) <= 0.01

function isRoundedOf(typed: Fraction, key: Fraction): boolean {
  const off = absolute(subtract(typed, key))
  if (compare(off, multiply(hundredth, absolute(key))) <= 0) return true
  return [1, 2, 3, 4, 5, 6].some((places) => {
    const figures = roundedText(absolute(key), places)
      .replace(/^[0.]+/, '')
      .replace('.', '').length
    const isShort = 10n ** BigInt(places) % typed.d === 0n
    return figures >= 2 && isShort && roundedText(typed, places) === roundedText(key, places)
  })
}
