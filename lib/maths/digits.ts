import { divide, fraction, fromDecimal, multiply, one, sign, zero, add, type Fraction } from './fraction'
import type { Quotient } from './quotient'
import type { Sum, SumTerm } from './sum'
import { floorRoot } from './sum-root'

/** How many places of roots and of π stand for them: far more than anybody types, or than a question tells apart. */
const places = 45
const scale = 10n ** BigInt(places)
const pi = fromDecimal('3.1415926535897932384626433832795028841')

/** √n cut to 45 places. */
const root = (n: bigint): Fraction => fraction(floorRoot(n * scale * scale, 2), scale)

/** √n as tables give it, rounded to three places: 1.732 for √3. */
const tableRoot = (n: bigint): Fraction => fraction((floorRoot(n * 4_000_000n, 2) + 1n) / 2n, 1000)

/** A fraction within 10⁻³⁵ of a value that holds roots and π; null when it holds letters. */
export const digitsOf = (value: Quotient): Fraction | null => worth(value, root, pi)

/** What comes out when the value is worked with roots to three places; null for a value with π or letters. */
export const withTableRoots = (value: Quotient): Fraction | null => worth(value, tableRoot, null)

type Root = (n: bigint) => Fraction

function worth({ top, bottom }: Quotient, rootOf: Root, ofPi: Fraction | null): Fraction | null {
  const [above, below] = [sumWorth(top, rootOf, ofPi), sumWorth(bottom, rootOf, ofPi)]
  return above && below && sign(below) !== 0 ? divide(above, below) : null
}

function sumWorth(sum: Sum, rootOf: Root, ofPi: Fraction | null): Fraction | null {
  let total = zero
  for (const term of sum.values()) {
    const value = termWorth(term, rootOf, ofPi)
    if (!value) return null
    total = add(total, value)
  }
  return total
}

function termWorth({ coefficient, radicand, powers }: SumTerm, rootOf: Root, ofPi: Fraction | null): Fraction | null {
  let value = radicand === 1n ? coefficient : multiply(coefficient, rootOf(radicand))
  for (const [name, power] of powers) {
    if (name !== 'π' || !ofPi) return null
    for (let times = 0; times < Math.abs(power); times++) value = multiply(value, power > 0 ? ofPi : divide(one, ofPi))
  }
  return value
}
