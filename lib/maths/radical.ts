import { TooLarge, type Budget } from './budget'
import { contentOf } from './common-factor'
import { divide as divideFractions, one } from './fraction'
import { polynomialRoot } from './polynomial-division'
import * as quotients from './quotient'
import type { Quotient } from './quotient'
import * as sums from './sum'
import type { Sum } from './sum'
import { squareRoot } from './sum-root'

/** factor × √under: under a polynomial with whole coefficients that have no common factor, such as p² − 4pb; 1 where there is no root. */
interface Part {
  readonly factor: Quotient
  readonly under: Sum
}

/** An exact sum of roots of polynomials. Each root may be written in several ways; `kindsOf` finds which belong together. */
export type Radical = readonly Part[]

const mostParts = 12

export const plain = (factor: Quotient): Radical => (quotients.isZero(factor) ? [] : [{ factor, under: sums.unity }])

/** The value without roots of polynomials, when it has none. */
export function plainOf(radical: Radical): Quotient | null {
  const [part, ...others] = radical
  if (!part) return quotients.whole(new Map())
  return others.length === 0 && part.under === sums.unity ? part.factor : null
}

export function add(a: Radical, b: Radical, budget: Budget): Radical {
  const parts: Part[] = []
  for (const part of [...a, ...b]) {
    const at = parts.findIndex(({ under }) => sums.equals(under, part.under))
    const before = parts[at]
    if (!before) parts.push(part)
    else parts.splice(at, 1, { ...part, factor: quotients.add(before.factor, part.factor, budget) })
  }
  if (parts.length > mostParts) throw new TooLarge()
  return parts.filter(({ factor }) => !quotients.isZero(factor))
}

export const negate = (a: Radical): Radical =>
  a.map(({ factor, under }) => ({ factor: quotients.negate(factor), under }))

export const multiply = (a: Radical, b: Radical, budget: Budget): Radical =>
  a.reduce<Radical>(
    (total, left) => b.reduce((sum, right) => add(sum, [product(left, right, budget)], budget), total),
    [],
  )

/** √P × √P is P, and √P × √Q is √(PQ), where both have a value. */
function product(a: Part, b: Part, budget: Budget): Part {
  const factor = quotients.multiply(a.factor, b.factor, budget)
  if (a.under === sums.unity) return { factor, under: b.under }
  if (b.under === sums.unity) return { factor, under: a.under }
  return sums.equals(a.under, b.under)
    ? { factor: quotients.multiply(factor, quotients.whole(a.under), budget), under: sums.unity }
    : { factor, under: sums.multiply(a.under, b.under, budget) }
}

/** √(N/D) is √(ND³)/D²: no sign is lost. Null for a root under the root. */
export function rootOf(value: Quotient, budget: Budget): Radical | null {
  const { top, bottom } = quotients.polynomials(value, budget)
  if (!sums.isRational(top) || !sums.isRational(bottom)) return null
  const square = sums.multiply(bottom, bottom, budget)
  const whole = sums.multiply(sums.multiply(top, bottom, budget), square, budget)
  if (sums.isZero(whole)) return []
  const content = contentOf(whole)
  const under = sums.multiply(whole, sums.constant(divideFractions(one, content)), budget)
  const factor = quotients.over(squareRoot(content, budget), square, budget)
  return [{ factor, under: sums.equals(under, sums.unity) ? sums.unity : under }]
}

/** |x| as √(x²). */
export const sizeOf = (value: Quotient, budget: Budget): Radical | null =>
  rootOf(quotients.multiply(value, value, budget), budget)

/** The roots that are multiples of each other by something whose sign is known, gathered; and whether others differ in a sign only. */
function kindsOf(radical: Radical, budget: Budget): { readonly kinds: Radical; readonly isOpen: boolean } {
  const kinds: Part[] = []
  let isOpen = false
  for (const part of radical) {
    const multiples = kinds.map((kind) => multipleOf(part, kind, budget))
    const at = multiples.findIndex((multiple) => multiple !== null && multiple !== 'open')
    const [kind, multiple] = [kinds[at], multiples[at]]
    if (multiples.includes('open')) isOpen = true
    if (!kind || !multiple || multiple === 'open') kinds.push(part)
    else kinds.splice(at, 1, { ...kind, factor: quotients.add(kind.factor, multiple, budget) })
  }
  return { kinds: kinds.filter(({ factor }) => !quotients.isZero(factor)), isOpen }
}

/**
 * The factor of √kind that is the part: 2√P for √(4P), x² for √x⁴. Null where the two roots are independent; 'open' for √x² and x,
 * which are the same or opposite.
 */
function multipleOf({ factor, under }: Part, kind: Part, budget: Budget): Quotient | null | 'open' {
  if (sums.equals(under, kind.under)) return factor
  const root = polynomialRoot(sums.multiply(under, kind.under, budget), budget)
  if (!root) return null
  const ratio = sums.multiply(root, kind.under, budget)
  const size = [ratio, sums.negate(ratio)].find((one) => polynomialRoot(one, budget))
  if (!size) return 'open'
  const square = sums.multiply(kind.under, kind.under, budget)
  return quotients.multiply(factor, quotients.over(size, square, budget), budget)
}

/** Whether it is zero wherever it has a value; null where that turns on a sign. */
export function isZero(radical: Radical, budget: Budget): boolean | null {
  const { kinds, isOpen } = kindsOf(radical, budget)
  return kinds.length === 0 ? true : isOpen ? null : false
}
