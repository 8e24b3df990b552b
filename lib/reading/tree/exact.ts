import { absolute, add, divide, isInteger, multiply, subtract, toNumber, type Fraction } from '../../maths/fraction'
import * as quotients from '../../maths/quotient'
import { whole, type Quotient } from '../../maths/quotient'
import { approximate, constant, letter, lettersOf, TooLarge, type Budget } from '../../maths/sum'
import { exactRoot, oddRoot, squareRoot } from '../../maths/sum-root'
import { Unreadable } from '../unreadable'
import { ratioOf } from './known-angles'
import type { Node, Operation } from './node'

const rational = (value: Fraction): Quotient => whole(constant(value))

/**
 * The exact value, with + (or, when `upper` is false, −) for every ±. Null when the value has no exact form here, such as
 * sin A or √(x + 1). Every letter stands for so many-th powers as `scale` says: x as t³ makes ∛x exact. Throws Unreadable when there is
 * no value at all, TooLarge when it would be absurdly large.
 */
export function exactValue(node: Node, budget: Budget, upper = true, scale = 1): Quotient | null {
  switch (node.kind) {
    case 'number':
      return rational(node.value)
    case 'letter':
      return whole(letter(node.name, node.name === 'π' ? 1 : scale))
    case 'bracket':
      return exactValue(node.of, budget, upper, scale)
    case 'sign': {
      const value = exactValue(node.of, budget, upper, scale)
      return value && isMinus(node.operation, upper) ? quotients.negate(value) : value
    }
    case 'root':
      return rootValue(exactValue(node.of, budget, upper, scale), node.index, budget)
    case 'size':
      return sizeValue(exactValue(node.of, budget, upper, scale))
    case 'trig': {
      const angle = exactValue(node.of, budget, upper, scale)
      return angle && dividing(() => ratioOf(node.name, angle, budget))
    }
    case 'binary': {
      const left = exactValue(node.left, budget, upper, scale)
      const right = left && exactValue(node.right, budget, upper, scale)
      return left && right && combine(node.operation, left, right, upper, budget)
    }
    default:
      return node satisfies never
  }
}

export const isMinus = (operation: string, upper: boolean): boolean =>
  operation === '-' || operation === (upper ? '∓' : '±')

function combine(
  operation: Operation,
  left: Quotient,
  right: Quotient,
  upper: boolean,
  budget: Budget,
): Quotient | null {
  const [x, y] = [quotients.rationalOf(left), quotients.rationalOf(right)]
  const plain = x && y && combineRationals(operation, x, y, upper)
  if (plain) return rational(plain)
  switch (operation) {
    case '*':
      return quotients.multiply(left, right, budget)
    case '/':
      return dividing(() => quotients.divide(left, right, budget))
    case '^':
      return y && raise(left, y, budget)
    default:
      return quotients.add(left, isMinus(operation, upper) ? quotients.negate(right) : right, budget)
  }
}

/** The common case: numbers alone. Null for a power, and for a division by zero. */
function combineRationals(operation: string, x: Fraction, y: Fraction, upper: boolean): Fraction | null {
  if (operation === '*') return multiply(x, y)
  if (operation === '/') return y.n === 0n ? null : divide(x, y)
  if (operation === '^') return null
  return isMinus(operation, upper) ? subtract(x, y) : add(x, y)
}

/** What is worked out, with a word to the student when that divides by zero. */
export function dividing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('That divides by zero.')
    throw error
  }
}

const largestIndex = 60

function raise(base: Quotient, by: Fraction, budget: Budget): Quotient | null {
  if (by.d > largestIndex) return null
  const root = isInteger(by) ? base : rootValue(base, Number(by.d), budget)
  return root && dividing(() => quotients.power(root, toNumber(by) * Number(by.d), budget))
}

function rootValue(of: Quotient | null, index: number, budget: Budget): Quotient | null {
  const value = of && quotients.rationalOf(of)
  if (value && index % 2 === 0 && value.n < 0n) throw new Unreadable('A negative number has no real square root.')
  if (value && index === 2) return whole(squareRoot(value, budget))
  const root = value && exactRoot(value, index)
  if (root) return rational(root)
  const top = of && !value && index % 2 === 1 && of.bottom.size === 1 ? oddRoot(of.top, index) : null
  return top && whole(top)
}

/** The size of a number; of a sum of roots only where it is clear which side of zero it is on. */
function sizeValue(of: Quotient | null): Quotient | null {
  const value = of && quotients.rationalOf(of)
  if (value) return rational(absolute(value))
  if (!of || [of.top, of.bottom].some((sum) => [...lettersOf(sum)].some((name) => name !== 'π'))) return null
  const [top, bottom] = [of.top, of.bottom].map((sum) => approximate(sum, () => Math.PI))
  const size = (top ?? 0) / (bottom ?? 1)
  return Math.abs(size) < 1e-6 ? null : size < 0 ? quotients.negate(of) : of
}

/** The same, but null also when the value would be too large to work out. */
export function exactOrNull(node: Node, budget: Budget, upper = true, scale = 1): Quotient | null {
  try {
    return exactValue(node, budget, upper, scale)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}
