import {
  add as addFractions,
  divide as divideFractions,
  equals as equalFractions,
  fraction,
  multiply as multiplyFractions,
  negate as negateFraction,
  one,
  sign,
  toNumber,
} from './fraction'
import type { Fraction } from './fraction'
import { bigGcd, simplifyRoot } from './integer'

/** The powers of letters in a term, sorted by letter; π counts as a letter. Powers may be negative. */
export type Powers = readonly (readonly [letter: string, power: number])[]

/** coefficient × √radicand × letters, with a square-free radicand. */
export interface SumTerm {
  readonly coefficient: Fraction
  readonly radicand: bigint
  readonly powers: Powers
}

/**
 * An exact sum of such terms, like ones collected and none zero. Two sums are equal exactly when they hold the same terms,
 * because square roots of different square-free numbers and π are independent over the rationals.
 */
export type Sum = ReadonlyMap<string, SumTerm>

/** Thrown when a value would grow past what a school answer needs; keeps every operation to a moment. */
export class TooLarge extends Error {}

const most = { terms: 100, products: 400, power: 80, digits: 10n ** 120n, radicand: 10n ** 9n, product: 10n ** 60n }

/** What is left for one piece of work, in operations on terms: handed down to all that it takes. The same work always costs the same. */
export interface Budget {
  left: number
}

/** As much as a school answer can need. */
export const newBudget = (): Budget => ({ left: 1500 })

function spend(budget: Budget, cost: number): void {
  budget.left -= cost
  if (budget.left < 0) throw new TooLarge()
}

const large = 10n ** 18n

const isHuge = ({ n, d }: Fraction): boolean => n > most.digits || n < -most.digits || d > most.digits

const keyOf = (radicand: bigint, powers: Powers): string =>
  `${radicand}|${powers.map((pair) => pair.join('^')).join(' ')}`

function collect(terms: Iterable<SumTerm>, budget: Budget): Sum {
  const sum = new Map<string, SumTerm>()
  for (const term of terms) {
    spend(budget, term.coefficient.d > large || term.coefficient.n > large || term.coefficient.n < -large ? 3 : 1)
    const key = keyOf(term.radicand, term.powers)
    const before = sum.get(key)
    const coefficient = before ? addFractions(before.coefficient, term.coefficient) : term.coefficient
    if (isHuge(coefficient)) throw new TooLarge()
    if (sign(coefficient) === 0) sum.delete(key)
    else sum.set(key, { ...term, coefficient })
  }
  if (sum.size > most.terms) throw new TooLarge()
  return sum
}

const single = (term: SumTerm): Sum => new Map([[keyOf(term.radicand, term.powers), term]])
const nothing: Sum = new Map()

/** Throws TooLarge for a number of more than 120 digits. */
export function constant(value: Fraction): Sum {
  if (isHuge(value)) throw new TooLarge()
  return sign(value) === 0 ? nothing : single({ coefficient: value, radicand: 1n, powers: [] })
}

export const letter = (name: string): Sum => single({ coefficient: one, radicand: 1n, powers: [[name, 1]] })
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

/** The square root of a rational: √(3/4) is (1/2)√3. Throws for a negative. */
export function squareRoot({ n, d }: Fraction, budget: Budget): Sum {
  if (n < 0n) throw new RangeError('squareRoot: a negative number has no real square root')
  if (n === 0n) return new Map()
  if (n * d > most.radicand) return wholeRoot(n, d, budget)
  spend(budget, 1 + Math.round(Math.sqrt(Number(n * d)) / 50))
  const { outside, inside } = simplifyRoot(Number(n * d))
  return collect([{ coefficient: fraction(BigInt(outside), d), radicand: BigInt(inside), powers: [] }], budget)
}

/** A number too large to factorise may still be a perfect square. */
function wholeRoot(n: bigint, d: bigint, budget: Budget): Sum {
  spend(budget, 100)
  const [top, bottom] = [floorRoot(n, 2), floorRoot(d, 2)]
  if (top * top !== n || bottom * bottom !== d) throw new TooLarge()
  return constant(fraction(top, bottom))
}

/** The greatest whole number whose power does not exceed n, by halving. */
export function floorRoot(n: bigint, index: 2 | 3): bigint {
  let [low, high] = [0n, 1n << BigInt(Math.ceil(n.toString(2).length / index) + 1)]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** BigInt(index) <= n) low = middle
    else high = middle
  }
  return low
}

/** The product of two monomials' letters, or with `direction` −1 their quotient. */
function joinPowers(a: Powers, b: Powers, direction: 1 | -1): Powers {
  if (b.length === 0) return a
  const powers = new Map(a)
  for (const [name, power] of b) powers.set(name, (powers.get(name) ?? 0) + direction * power)
  const joined = [...powers].filter(([, power]) => power !== 0).sort(([x], [y]) => (x < y ? -1 : 1))
  if (joined.some(([, power]) => Math.abs(power) > most.power)) throw new TooLarge()
  return joined
}

function multiplyTerms(a: SumTerm, b: SumTerm): SumTerm {
  const common = bigGcd(a.radicand, b.radicand)
  const radicand = (a.radicand / common) * (b.radicand / common)
  if (radicand > most.product) throw new TooLarge()
  const coefficient = multiplyFractions(multiplyFractions(a.coefficient, b.coefficient), fraction(common))
  return { coefficient, radicand, powers: joinPowers(a.powers, b.powers, 1) }
}

export function multiply(a: Sum, b: Sum, budget: Budget): Sum {
  if (a === unity) return b
  if (b === unity) return a
  if (a.size * b.size > most.products) throw new TooLarge()
  spend(budget, a.size * b.size)
  return collect(
    [...a.values()].flatMap((left) => [...b.values()].map((right) => multiplyTerms(left, right))),
    budget,
  )
}

/** a ÷ b for a single term b: 1/(2√3·x) is (1/6)√3·x⁻¹. Null when b is not a single term. */
export function divideByTerm(a: Sum, b: Sum, budget: Budget): Sum | null {
  const [term, ...others] = b.values()
  if (!term || others.length > 0) return null
  const { n, d } = multiplyFractions(term.coefficient, fraction(term.radicand))
  const inverse: SumTerm = {
    coefficient: fraction(d, n),
    radicand: term.radicand,
    powers: joinPowers([], term.powers, -1),
  }
  return multiply(a, collect([inverse], budget), budget)
}

/** The rational k with b = k·a, when term by term there is one; null when there is none. */
export function proportion(a: Sum, b: Sum): Fraction | null {
  if (a.size !== b.size) return null
  let ratio: Fraction | null = null
  for (const [key, { coefficient }] of a) {
    const other = b.get(key)
    if (!other) return null
    const here = divideFractions(other.coefficient, coefficient)
    if (ratio && !equalFractions(ratio, here)) return null
    ratio = here
  }
  return ratio
}

/** Whether it holds rational numbers and letters alone, no root and no π. */
export const isPlain = (sum: Sum): boolean =>
  [...sum.values()].every(({ radicand, powers }) => radicand === 1n && powers.every(([name]) => name !== 'π'))

export const lettersOf = (sum: Sum): ReadonlySet<string> =>
  new Set([...sum.values()].flatMap(({ powers }) => powers.map(([name]) => name)))

/** The value as a rational, when it is one. */
export function rationalOf(sum: Sum): Fraction | null {
  if (sum.size === 0) return fraction(0)
  const [term, ...others] = sum.values()
  return term && others.length === 0 && term.radicand === 1n && term.powers.length === 0 ? term.coefficient : null
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
