import {
  add as addFractions,
  compare,
  divide,
  fraction,
  multiply,
  negate,
  sign,
  subtract,
  type Fraction,
} from '../../maths'
import { add, letter, constant, lettersOf, multiply as product, newBudget, type Sum } from '../../maths/sum'

/** The coefficients of a sum that is linear in the letters, and what stands alone; null where it is not. */
export function linearIn(sum: Sum, letters: readonly string[]): ReadonlyMap<string, Fraction> | null {
  const found = new Map<string, Fraction>()
  for (const { coefficient, powers, radicand } of sum.values()) {
    const [power, ...more] = powers
    if (radicand !== 1n || more.length > 0) return null
    if (power && (power[1] !== 1 || !letters.includes(power[0]))) return null
    found.set(power?.[0] ?? '', coefficient)
  }
  return found
}

/** One letter of a linear sum that is zero, by the others. */
export function isolated(sum: Sum, of: string): Sum | null {
  const terms = linearIn(sum, [...lettersOf(sum)])
  const own = terms?.get(of)
  if (!terms || !own) return null
  const budget = newBudget()
  let rest: Sum = constant(fraction(0))
  for (const [name, coefficient] of terms) {
    if (name === of) continue
    const factor = constant(negate(divide(coefficient, own)))
    rest = add(rest, name === '' ? factor : product(factor, letter(name), budget), budget)
  }
  return rest
}

/** A sum with another one in the place of a letter. */
export function substituted(sum: Sum, of: string, by: Sum): Sum {
  const budget = newBudget()
  let total: Sum = constant(fraction(0))
  for (const { coefficient, powers } of sum.values()) {
    let term: Sum = constant(coefficient)
    for (const [name, power] of powers)
      for (let i = 0; i < power; i++) term = product(term, name === of ? by : letter(name), budget)
    total = add(total, term, budget)
  }
  return total
}

/** The coefficients of x², x and 1; null where it has another letter or power. */
export function quadraticIn(sum: Sum, x: string): readonly [Fraction, Fraction, Fraction] | null {
  const found = [fraction(0), fraction(0), fraction(0)]
  for (const { coefficient, powers } of sum.values()) {
    const [power, ...more] = powers
    if (more.length > 0 || (power && power[0] !== x)) return null
    const at = power?.[1] ?? 0
    if (at < 0 || at > 2) return null
    found[2 - at] = coefficient
  }
  const [a, b, c] = found
  return a && b && c ? [a, b, c] : null
}

const rootOf = (n: bigint): bigint | null => {
  if (n < 0n || n > 10n ** 14n) return null
  const root = BigInt(Math.round(Math.sqrt(Number(n))))
  return root * root === n ? root : null
}

/** The rational roots of ax² + bx + c, the greater one first; null where they are none or irrational. */
export function rationalRoots([a, b, c]: readonly [Fraction, Fraction, Fraction]): readonly Fraction[] | null {
  if (sign(a) === 0) return sign(b) === 0 ? null : [negate(divide(c, b))]
  const D = subtract(multiply(b, b), multiply(fraction(4), multiply(a, c)))
  const [top, bottom] = [rootOf(D.n), rootOf(D.d)]
  if (top === null || bottom === null) return null
  const [size, double] = [fraction(top, bottom), multiply(fraction(2), a)]
  const roots = [size, negate(size)].map((one) => divide(addFractions(negate(b), one), double))
  return top === 0n ? roots.slice(0, 1) : roots.toSorted((one, other) => compare(other, one))
}
