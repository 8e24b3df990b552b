import { spend, TooLarge, type Budget } from './budget'
import {
  add as addFractions,
  equals as equalFractions,
  fraction,
  negate as negateFraction,
  one,
  sign,
} from './fraction'
import { toNumber, type Fraction } from './fraction'
import { inverseTerm, keyOf, multiplyTerms, type SumTerm } from './sum-term'

export { newBudget, TooLarge, type Budget } from './budget'
export type { Powers, SumTerm } from './sum-term'

/**
 * An exact sum of terms, like ones collected and none zero. Two sums are equal exactly when they hold the same terms,
 * because square roots of different square-free numbers and π are independent over the rationals.
 */
export type Sum = ReadonlyMap<string, SumTerm>

const most = { terms: 100, products: 400, digits: 10n ** 120n }
const large = 10n ** 18n

const isHuge = ({ n, d }: Fraction): boolean => n > most.digits || n < -most.digits || d > most.digits

export function collect(terms: Iterable<SumTerm>, budget: Budget): Sum {
  const sum = new Map<string, SumTerm>()
  for (const term of terms) {
    spend(budget, term.coefficient.d > large || term.coefficient.n > large || term.coefficient.n < -large ? 3 : 1)
    const key = keyOf(term)
    const before = sum.get(key)
    const coefficient = before ? addFractions(before.coefficient, term.coefficient) : term.coefficient
    if (isHuge(coefficient)) throw new TooLarge()
    if (sign(coefficient) === 0) sum.delete(key)
    else sum.set(key, before ? { ...term, coefficient } : term)
  }
  if (sum.size > most.terms) throw new TooLarge()
  return sum
}

export const single = (term: SumTerm): Sum => new Map([[keyOf(term), term]])
const nothing: Sum = new Map()

/** Throws TooLarge for a number of more than 120 digits. */
export function constant(value: Fraction): Sum {
  if (isHuge(value)) throw new TooLarge()
  return sign(value) === 0 ? nothing : single({ coefficient: value, radicand: 1n, powers: [] })
}

export const letter = (name: string, power = 1): Sum =>
  single({ coefficient: one, radicand: 1n, powers: [[name, power]] })
export const unity = constant(one)
export const isZero = (sum: Sum): boolean => sum.size === 0
export const add = (a: Sum, b: Sum, budget: Budget): Sum => collect([...a.values(), ...b.values()], budget)
export const negate = (a: Sum): Sum =>
  new Map([...a].map(([key, term]) => [key, { ...term, coefficient: negateFraction(term.coefficient) }]))
export const subtract = (a: Sum, b: Sum, budget: Budget): Sum => add(a, negate(b), budget)
export const equals = (a: Sum, b: Sum): boolean =>
  a === b ||
  (a.size === b.size &&
    [...a].every(([key, { coefficient }]) => {
      const other = b.get(key)
      return other !== undefined && equalFractions(coefficient, other.coefficient)
    }))

export function multiply(a: Sum, b: Sum, budget: Budget): Sum {
  if (a === unity) return b
  if (b === unity) return a
  if (a.size * b.size > most.products) throw new TooLarge()
  spend(budget, a.size * b.size)
  const products: SumTerm[] = []
  for (const left of a.values()) for (const right of b.values()) products.push(multiplyTerms(left, right))
  return collect(products, budget)
}

/** The only term; null for none or several. */
export function onlyTerm(sum: Sum): SumTerm | null {
  const [term] = sum.values()
  return term && sum.size === 1 ? term : null
}

/** a ÷ b for a single term b: 1/(2√3·x) is (1/6)√3·x⁻¹. Null when b is not a single term. */
export function divideByTerm(a: Sum, b: Sum, budget: Budget): Sum | null {
  const term = onlyTerm(b)
  return term && multiply(a, collect([inverseTerm(term)], budget), budget)
}

/** Whether it holds rational numbers and letters alone, no root and no π. */
export const isPlain = (sum: Sum): boolean =>
  [...sum.values()].every(({ radicand, powers }) => radicand === 1n && powers.every(([name]) => name !== 'π'))

/** Whether no root of a number is in it; π counts as a letter. */
export const isRational = (sum: Sum): boolean => [...sum.values()].every(({ radicand }) => radicand === 1n)

export const lettersOf = (sum: Sum): ReadonlySet<string> =>
  new Set([...sum.values()].flatMap(({ powers }) => powers.map(([name]) => name)))

/** The value as a rational, when it is one. */
export function rationalOf(sum: Sum): Fraction | null {
  if (sum.size === 0) return fraction(0)
  const term = onlyTerm(sum)
  return term && term.radicand === 1n && term.powers.length === 0 ? term.coefficient : null
}

/** The value in floating point, for comparison with a rounded answer. */
export function approximate(sum: Sum, valueOf: (letter: string) => number): number {
  let total = 0
  for (const { coefficient, radicand, powers } of sum.values()) {
    const letters = powers.reduce((product, [name, power]) => product * valueOf(name) ** power, 1)
    total += toNumber(coefficient) * Math.sqrt(Number(radicand)) * letters
  }
  return total
}
