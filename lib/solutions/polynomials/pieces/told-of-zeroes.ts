import { alpha, beta, putIn, quotientTex, swapped, symmetric, symmetricQuotient } from './in-sum-and-product'
import {
  compare,
  divide,
  equals,
  fraction,
  multiply,
  negate,
  sign,
  subtract,
  zero,
  type Fraction,
} from '../../../maths'
import * as quotients from '../../../maths/quotient'
import type { Quotient } from '../../../maths/quotient'
import * as sums from '../../../maths/sum'
import type { Budget, Sum } from '../../../maths/sum'
import { exactRoot } from '../../../maths/sum-root'
import { exactOrNull } from '../../../reading/tree/exact'
import type { Node } from '../../../reading/tree/node'
import { Unreadable } from '../../../reading/unreadable'

/** What is told of the zeroes α and β: "α² + β² = 20", "α = 2β". Which of the two is α is told nowhere. */
export interface Told {
  readonly left: Node
  readonly right: Node
}

/** The exact value of an expression, null where it has none. */
export function valueOf(node: Node, budget: Budget): Quotient | null {
  try {
    return exactOrNull(node, budget)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

const minus = (left: Node, right: Node): Node => ({ kind: 'binary', operation: '-', left, right })

/** How one thing that is told can be used. */
export type Way =
  /** Both sides are alike in α and β. */
  | { readonly kind: 'sides'; readonly left: Quotient; readonly right: Quotient }
  /** What is 0 is alike in them. */
  | { readonly kind: 'zero'; readonly of: Sum }
  /** α is that. */
  | { readonly kind: 'known'; readonly value: Fraction }
  /** α = mβ + n, m neither 1 nor −1. */
  | { readonly kind: 'linear'; readonly m: Fraction; readonly n: Fraction }
  /** α − β = n */
  | { readonly kind: 'difference'; readonly n: Fraction }
  /** Either this or the same with α and β changed is 0. */
  | { readonly kind: 'either'; readonly of: Sum; readonly product: Sum }

const termAt = (sum: Sum, name: string | null): Fraction =>
  [...sum.values()].find(({ powers }) =>
    name === null ? powers.length === 0 : powers.length === 1 && powers[0]?.[0] === name && powers[0][1] === 1,
  )?.coefficient ?? zero

/** α = mβ + n of what is 0, or null. */
function linear(top: Sum): Way | null {
  const [a, b, c] = [termAt(top, alpha), termAt(top, beta), termAt(top, null)]
  const known = [a, b, c].filter((one) => sign(one) !== 0).length
  if (known !== top.size || !sums.isRational(top)) return null
  if (sign(a) !== 0 && sign(b) === 0) return { kind: 'known', value: divide(negate(c), a) }
  if (sign(a) === 0) return sign(b) === 0 ? null : { kind: 'known', value: divide(negate(c), b) }
  const [m, n] = [divide(negate(b), a), divide(negate(c), a)]
  if (equals(m, fraction(1))) return { kind: 'difference', n }
  return { kind: 'linear', m, n }
}

export function wayOf({ left, right }: Told, budget: Budget): Way | null {
  const [one, other, both] = [left, right, minus(left, right)].map((node) => valueOf(node, budget))
  if (!one || !other || !both) return null
  const [first, second] = [symmetricQuotient(one, budget), symmetricQuotient(other, budget)]
  if (first && second) return { kind: 'sides', left: first, right: second }
  const { top } = quotients.polynomials(both, budget)
  const alike = symmetric(top, budget)
  if (alike) return { kind: 'zero', of: alike }
  const product = symmetric(sums.multiply(top, swapped(top, budget), budget), budget)
  return linear(top) ?? (product && { kind: 'either', of: top, product })
}

/** What is 0, in α + β and αβ. */
export function zeroOf({ left, right }: Told, budget: Budget): Quotient | null {
  const value = valueOf(minus(left, right), budget)
  const alike = value && symmetricQuotient(value, budget)
  if (alike) return alike
  if (!value) return null
  const { top, bottom } = quotients.polynomials(value, budget)
  const withOther = (sum: Sum): Sum | null => symmetric(sums.multiply(sum, swapped(sum, budget), budget), budget)
  const [above, below] = [symmetric(top, budget) ?? withOther(top), withOther(bottom)]
  return above && below && { top: above, bottom: below }
}

/** `zeroes`: in TeX, where both are known as well. */
export interface SumAndProduct {
  readonly sum: Fraction
  readonly product: Fraction
  readonly zeroes?: readonly [string, string]
}

/** Values of the sum and the product that follow from what is told alone, null where they do not. */
export function sumAndProductTold(told: readonly Told[], budget: Budget): SumAndProduct | null {
  const [one, two, ...more] = told
  if (!one || !two || more.length > 0) return null
  const single = knownZero(told, budget)
  if (single) {
    const [first, second] = single
    const [sum, product] = [quotients.add(first, second, budget), quotients.multiply(first, second, budget)]
    const [s, p] = [quotients.rationalOf(sum), quotients.rationalOf(product)]
    return s && p ? { sum: s, product: p, zeroes: [quotientTex(first), quotientTex(second)] } : null
  }
  for (const [first, second] of [
    [one, two],
    [two, one],
  ] as const) {
    const [a, b] = [zeroOf(first, budget), zeroOf(second, budget)]
    const found = a && b && fromTwo(a.top, b.top, budget)
    if (found) return found
  }
  return null
}

/** Both zeroes where each is told by itself, or one and their sum or product. */
function knownZero(told: readonly Told[], budget: Budget): readonly [Quotient, Quotient] | null {
  const values: Record<string, Quotient> = {}
  for (const { left, right } of told) {
    const value = valueOf(right, budget)
    if (left.kind !== 'letter' || !value || sums.lettersOf(value.top).size > 0 || values[left.name]) continue
    values[left.name] = value
  }
  const [first, second] = [values[alpha], values[beta]]
  if (first && second) return [first, second]
  const known = first ?? second
  const rest = told.find(({ left }) => left.kind !== 'letter')
  const value = rest && valueOf(minus(rest.left, rest.right), budget)
  const alike = value && symmetricQuotient(value, budget)
  if (!known || !alike) return null
  // the other one, y, from what is 0, where that is of the first degree in y
  const y = quotients.whole(sums.letter(beta))
  const sum = putIn(value.top, { [alpha]: known, [beta]: y }, budget).top
  const terms = [...sum.values()]
  if (terms.some(({ powers }) => powers.some(([name, power]) => name !== beta || power !== 1))) return null
  const [slope, constant] = [true, false].map((isY) =>
    sums.collect(
      terms.filter(({ powers }) => powers.length > 0 === isY).map((term) => ({ ...term, powers: [] })),
      budget,
    ),
  )
  if (!slope || !constant || sums.isZero(slope)) return null
  // 1 over 2 + √3 is 2 − √3
  const turned = sums.collect(
    [...slope.values()].map((term) =>
      term.radicand === 1n ? term : { ...term, coefficient: negate(term.coefficient) },
    ),
    budget,
  )
  const [above, below] = [sums.negate(constant), slope].map((one) => sums.multiply(one, turned, budget))
  return above && below ? [known, quotients.over(above, below, budget)] : null
}

/** s and p of two sums that are 0, the first with one of them alone, to the first power. */
function fromTwo(first: Sum, second: Sum, budget: Budget): SumAndProduct | null {
  const [name, ...others] = sums.lettersOf(first)
  if (name === undefined || others.length > 0) return null
  const value = rootsOf(first, name)?.filter((_, __, all) => all.length === 1)[0]
  const rest = value && putIn(second, { [name]: quotients.constant(value) }, budget).top
  const [unknown, ...more] = rest ? sums.lettersOf(rest) : []
  const other = rest && unknown !== undefined && more.length === 0 ? rootsOf(rest, unknown) : null
  const [only, ...most] = other ?? []
  if (!value || !only || most.length > 0) return null
  return name < (unknown ?? '') ? { sum: only, product: value } : { sum: value, product: only }
}

/** The rational roots of what is 0, in falling order, where it has no other real ones; null where that cannot be told. */
export function rootsOf(sum: Sum, name: string): readonly Fraction[] | null {
  const terms = [...sum.values()]
  if (sum.size === 0 || terms.some(({ radicand, powers }) => radicand !== 1n || powers.some(([one]) => one !== name)))
    return null
  const at = (power: number): Fraction =>
    terms.find(({ powers }) => (powers[0]?.[1] ?? 0) === power)?.coefficient ?? zero
  const all = terms.map(({ powers }) => powers[0]?.[1] ?? 0)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const own = least > 0 ? [zero] : []
  const degree = most - least
  const even = degree === 4 && sign(at(least + 1)) === 0 && sign(at(least + 3)) === 0
  const found =
    degree === 0
      ? []
      : degree === 1
        ? [divide(negate(at(least)), at(most))]
        : degree === 2
          ? ofQuadratic(at(most), at(least + 1), at(least))
          : even
            ? ofSquares(ofQuadratic(at(most), at(least + 2), at(least)))
            : null
  return found && [...found, ...own].toSorted((one, other) => compare(other, one))
}

function ofQuadratic(a: Fraction, b: Fraction, c: Fraction): readonly Fraction[] | null {
  const D = subtract(multiply(b, b), multiply(fraction(4), multiply(a, c)))
  if (sign(D) < 0) return []
  const root = exactRoot(D, 2)
  if (!root) return null
  const by = multiply(fraction(2), a)
  const both = [subtract(root, b), subtract(negate(root), b)].map((top) => divide(top, by))
  return sign(D) === 0 ? both.slice(0, 1) : both
}

function ofSquares(squares: readonly Fraction[] | null): readonly Fraction[] | null {
  const roots = squares?.filter((one) => sign(one) >= 0).map((one) => exactRoot(one, 2)) ?? null
  if (!roots || roots.includes(null)) return null
  return roots.flatMap((root) => (root === null ? [] : sign(root) === 0 ? [root] : [root, negate(root)]))
}
