import {
  absolute,
  divide,
  equals,
  fraction,
  multiply,
  negate,
  sign,
  subtract,
  toNumber,
  type Fraction,
} from '../../maths/fraction'
import * as quotients from '../../maths/quotient'
import type { Budget } from '../../maths/sum'
import { exactOrNull } from '../tree/exact'
import type { Node } from '../tree/node'
import type { Amount } from './amount'
import { nearlyEqual, numericValue } from '../tree/numeric'
import { Unreadable } from '../unreadable'

/** One number: exact where it has an exact form, and always in floating point. */
export interface Value {
  readonly exact: quotients.Quotient | null
  readonly rational: Fraction | null
  readonly approximate: number
}

/** The value of an expression without letters, with + (or, when `upper` is false, −) for every ±. Throws Unreadable. */
export function valueOf(node: Node, budget: Budget, upper = true): Value {
  const plain = plainRational(node)
  if (plain) return { exact: quotients.constant(plain), rational: plain, approximate: toNumber(plain) }
  const exact = exactOrNull(node, budget, upper)
  const approximate = numericValue(node, () => NaN, upper)
  if (!exact && !Number.isFinite(approximate)) throw new Unreadable('That has no value, or one too large to work out.')
  return { exact, rational: exact && quotients.rationalOf(exact), approximate }
}

/** The value of a number, a fraction or a product of two, the common case; null for anything more. */
function plainRational(node: Node): Fraction | null {
  if (node.kind === 'number') return node.value
  if (node.kind === 'sign' && node.operation === '-') {
    const value = plainRational(node.of)
    return value && negate(value)
  }
  if (node.kind !== 'binary' || !(node.operation === '/' || node.operation === '*')) return null
  const [left, right] = [plainRational(node.left), plainRational(node.right)]
  if (!left || !right) return null
  if (node.operation === '*') return multiply(left, right)
  return sign(right) === 0 ? null : divide(left, right)
}

export function sameValue(a: Value, b: Value, budget: Budget): boolean {
  if (a.rational && b.rational) return equals(a.rational, b.rational)
  if (a.exact && b.exact) return quotients.equals(a.exact, b.exact, budget)
  return Number.isFinite(a.approximate) && nearlyEqual(a.approximate, b.approximate)
}

/** Whether a value that was found right is the key itself, and not only near it. */
export const isExactly = (typed: Value, key: Value): boolean =>
  typed.rational
    ? key.rational !== null && equals(typed.rational, key.rational)
    : nearlyEqual(typed.approximate, key.approximate)

/** The size of the difference, from exact values when there are some. */
export const distance = (a: Value, b: Value): number =>
  a.rational && b.rational
    ? toNumber(absolute(subtract(a.rational, b.rational)))
    : Math.abs(a.approximate - b.approximate)

/** A hundredth part of a value, without changing which numbers it is made of. */
export const perHundred = (node: Node): Node => ({
  kind: 'binary',
  operation: '/',
  left: node,
  right: { kind: 'number', value: fraction(100), decimal: false, tex: '100' },
})

/** A typed amount with what it is worth. */
export interface Valued {
  readonly amount: Amount
  readonly value: Value
  /** Of a percentage: as a part of one. */
  readonly share?: Value
  /** Of "3/2π" read as 3/(2π). */
  readonly other?: { readonly value: Value; readonly share?: Value }
}

/** What an amount is worth. Throws Unreadable where it has no value. */
export function valued(amount: Amount, budget: Budget, upper = true): Valued {
  const { node, other, percent } = amount
  const value = valueOf(node, budget, upper)
  if (!percent && !other) return { amount, value }
  return { amount, ...worth(amount, node, budget), ...(other && { other: worth(amount, other, budget) }) }
}

const worth = ({ percent }: Amount, node: Node, budget: Budget) => ({
  value: valueOf(node, budget),
  ...(percent && { share: valueOf(perHundred(node), budget) }),
})
