import { add, divide, fraction, isInteger, multiply, subtract, toNumber, type Fraction } from '../../maths/fraction'
import * as quotients from '../../maths/quotient'
import { whole, type Quotient } from '../../maths/quotient'
import { constant, floorRoot, letter, squareRoot, newBudget, TooLarge, type Budget } from '../../maths/sum'
import type { Node, TrigName } from './node'
import { Unreadable } from '../unreadable'

const rational = (value: Fraction): Quotient => whole(constant(value))

/** sin² of the angles whose ratios are learnt by heart. */
const sineSquares: ReadonlyMap<number, Fraction> = new Map([
  [0, fraction(0)],
  [30, fraction(1, 4)],
  [45, fraction(1, 2)],
  [60, fraction(3, 4)],
  [90, fraction(1)],
])

/** Values for letters. */
export type Point = ReadonlyMap<string, Fraction>

const nowhere: Point = new Map()

/**
 * The exact value, with + (or, when `upper` is false, −) for every ±. Null when the value has no exact form here, such as
 * sin A or √(x + 1). Letters take their values from `at`, where it has one. Throws Unreadable when there is no value at all, TooLarge when it would be absurdly large.
 */
export function exactValue(node: Node, budget: Budget, upper = true, at: Point = nowhere): Quotient | null {
  switch (node.kind) {
    case 'number':
      return rational(node.value)
    case 'letter': {
      const value = at.get(node.name)
      return value ? rational(value) : whole(letter(node.name))
    }
    case 'bracket':
      return exactValue(node.of, budget, upper, at)
    case 'sign': {
      const value = exactValue(node.of, budget, upper, at)
      return value && isMinus(node.operation, upper) ? quotients.negate(value) : value
    }
    case 'root':
      return rootValue(exactValue(node.of, budget, upper, at), node.index, budget)
    case 'trig':
      return trigValue(node.name, exactValue(node.of, budget, upper, at), budget)
    case 'binary': {
      const [left, right] = [exactValue(node.left, budget, upper, at), exactValue(node.right, budget, upper, at)]
      return left && right && combine(node.operation, left, right, upper, budget)
    }
  }
}

const isMinus = (operation: string, upper: boolean): boolean => operation === '-' || operation === (upper ? '∓' : '±')

function combine(operation: string, left: Quotient, right: Quotient, upper: boolean, budget: Budget): Quotient | null {
  const [x, y] = [quotients.rationalOf(left), quotients.rationalOf(right)]
  const plain = x && y && combineRationals(operation, x, y, upper)
  if (plain) return rational(plain)
  switch (operation) {
    case '*':
      return quotients.multiply(left, right, budget)
    case '/':
      return dividing(() => quotients.divide(left, right, budget))
    case '^':
      return raise(left, right, budget)
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

function dividing(work: () => Quotient): Quotient {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('That divides by zero.')
    throw error
  }
}

function raise(base: Quotient, exponent: Quotient, budget: Budget): Quotient | null {
  const by = quotients.rationalOf(exponent)
  if (!by) return null
  if (by.d === 2n || by.d === 3n) {
    const root = rootValue(base, by.d === 2n ? 2 : 3, budget)
    return root && dividing(() => quotients.power(root, Number(by.n), budget))
  }
  if (!isInteger(by)) return null
  return dividing(() => quotients.power(base, toNumber(by), budget))
}

function rootValue(of: Quotient | null, index: 2 | 3, budget: Budget): Quotient | null {
  const value = of && quotients.rationalOf(of)
  if (!value) return null
  if (index === 3) return cubeRoot(value)
  if (value.n < 0n) throw new Unreadable('A negative number has no real square root.')
  return whole(squareRoot(value, budget))
}

function cubeRoot({ n, d }: Fraction): Quotient | null {
  const size = n < 0n ? -n : n
  const [top, bottom] = [floorRoot(size, 3), floorRoot(d, 3)]
  return top ** 3n === size && bottom ** 3n === d ? rational(fraction(n < 0n ? -top : top, bottom)) : null
}

function trigValue(name: TrigName, angle: Quotient | null, budget: Budget): Quotient | null {
  const degrees = angle && quotients.rationalOf(angle)
  const sineSquare = degrees && isInteger(degrees) ? sineSquares.get(toNumber(degrees)) : undefined
  if (!sineSquare) return null
  const sine = whole(squareRoot(sineSquare, budget))
  const cosine = whole(squareRoot(fraction(sineSquare.d - sineSquare.n, sineSquare.d), budget))
  const one = rational(fraction(1))
  const parts = {
    sin: [sine, one],
    cos: [cosine, one],
    tan: [sine, cosine],
    cosec: [one, sine],
    sec: [one, cosine],
    cot: [cosine, sine],
  } as const
  const [top, bottom] = parts[name]
  return dividing(() => quotients.divide(top, bottom, budget))
}

const known = new WeakMap<Node, Quotient | null>()

/** The same for a node that is met again and again, such as a key: worked out once, with a budget of its own. */
export function keyExact(node: Node): Quotient | null {
  const before = known.get(node)
  if (before !== undefined) return before
  const value = exactOrNull(node, newBudget())
  known.set(node, value)
  return value
}

/** The same, but null also when the value would be too large to work out. */
export function exactOrNull(node: Node, budget: Budget, upper = true, at: Point = nowhere): Quotient | null {
  try {
    return exactValue(node, budget, upper, at)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}
