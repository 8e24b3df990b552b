import type { Fact } from './fact'
import { expanded, termsOf } from './polynomial'
import { zero, type Fraction } from '../../maths/fraction'

/** A coefficient that may hold a letter: `k` times it, and a constant. */
export interface LinearCoefficient {
  readonly k: Fraction
  readonly constant: Fraction
}

/** The coefficients of x², x and 1, each linear in a letter that occurs at least once; null for any other equation. */
export function linearCoefficients(
  fact: Fact,
  x: string,
  k: string,
): Readonly<Record<'a' | 'b' | 'c', LinearCoefficient>> | null {
  const terms = termsOf(expanded(fact))
  const known = ['', k].flatMap((letter) => ['', x, `${x}^2`].map((power) => monomial(letter, power)))
  if (!terms || [...terms.keys()].some((name) => !known.includes(name))) return null
  if (![...terms.keys()].some((name) => name.includes(k))) return null
  const at = (power: string): LinearCoefficient => ({
    k: terms.get(monomial(k, power)) ?? zero,
    constant: terms.get(power) ?? zero,
  })
  const [a, b, c] = [at(`${x}^2`), at(x), at('')]
  return a.k.n === 0n && a.constant.n === 0n ? null : { a, b, c }
}

/** Letters in a monomial stand in the order of the alphabet. */
const monomial = (letter: string, power: string): string =>
  letter === '' || power === '' ? `${letter}${power}` : letter < power ? `${letter}${power}` : `${power}${letter}`

/** The coefficients of x², x and 1, just one of which is the letter and given as null. */
export function coefficientsWith(fact: Fact, x: string, k: string): readonly (Fraction | null)[] | null {
  const found = linearCoefficients(fact, x, k)
  if (!found) return null
  const all = [found.a, found.b, found.c]
  const unknown = all.filter((value) => value.k.n !== 0n)
  const [only, ...more] = unknown
  if (!only || more.length > 0 || only.constant.n !== 0n || only.k.n !== 1n || only.k.d !== 1n) return null
  return all.map((value) => (value === only ? null : value.constant))
}

/** ax + by = c where just one of a, b and c is a letter, given as null. */
export function lineWith(fact: Fact, k: string): Readonly<Record<'a' | 'b' | 'c', Fraction | null>> | null {
  const terms = fact.kind === 'equation' ? termsOf(expanded(fact)) : null
  const places = ['x', 'y', '']
  const known = places.flatMap((power) => [power, monomial(k, power)])
  if (!terms || [...terms.keys()].some((name) => !known.includes(name))) return null
  const [a, b, c] = places.map((power, index) => {
    const [constant, factor] = [terms.get(power) ?? zero, terms.get(monomial(k, power))]
    const sign = index === 2 ? -1n : 1n
    if (!factor) return { value: { n: constant.n * sign, d: constant.d }, holds: false, fits: true }
    return { value: null, holds: true, fits: constant.n === 0n && factor.d === 1n && factor.n === sign }
  })
  if (!a || !b || !c || ![a, b, c].every(({ fits }) => fits)) return null
  return [a, b, c].filter(({ holds }) => holds).length === 1 ? { a: a.value, b: b.value, c: c.value } : null
}
