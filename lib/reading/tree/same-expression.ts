import * as quotients from '../../maths/quotient'
import { fraction, sign } from '../../maths/fraction'
import * as sums from '../../maths/sum'
import { newBudget, type Budget, type Sum } from '../../maths/sum'
import { exactOrNull, keyExact, type Point } from './exact'
import { lettersOf, some, type Node } from './node'
import { agreeAtPoints } from './numeric'
import { Unreadable } from '../unreadable'

/** Whether two expressions, the key first, are equal for every value of their letters; at fixed points where no exact form exists. */
export function sameExpression(a: Node, b: Node, budget: Budget): boolean {
  const [left, right] = [keyExact(a), exactOrNull(b, budget)]
  const exactly = left && right && safely(() => quotients.equals(left, right, budget))
  if (exactly !== null) return exactly
  const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])].sort()
  const atPoints = equalAtPoints(a, b, letters)
  if (atPoints !== null) return atPoints
  return isRationalIn(a) && isRationalIn(b) ? false : agreeAtPoints(a, b, letters)
}

const primes = [7, 3, 11, 5, 13, 2, 17, 19, 23, 29] as const

/**
 * Whether two expressions too large to multiply out are exactly equal at points of small primes, wherever both have a value
 * there; null when they have none at any.
 */
function equalAtPoints(a: Node, b: Node, letters: readonly string[]): boolean | null {
  const outcomes = [0, 1, 4].map((shift) => {
    const at: Point = new Map(
      letters.map((letter, index) => [letter, fraction(primes[(index + shift) % primes.length] ?? 2)]),
    )
    const [left, right] = [a, b].map((node) => valueAt(node, at))
    return left && right ? safely(() => quotients.equals(left, right, newBudget())) : null
  })
  if (outcomes.includes(false)) return false
  return outcomes.includes(true) ? true : null
}

/** Whether it is made by the four operations and powers alone, so that its values are exact. */
const isRationalIn = (node: Node): boolean => !some(node, ({ kind }) => kind === 'trig' || kind === 'root')

/** The exact value at a point; null where there is none. */
function valueAt(node: Node, at: Point) {
  try {
    return exactOrNull(node, newBudget(), true, at)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** The value of a comparison, or null when working it out would take too long. */
function safely<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof sums.TooLarge) return null
    throw error
  }
}

type Sides = readonly [left: Node, right: Node]

const minus = (left: Node, right: Node): Node => ({ kind: 'binary', operation: '-', left, right })

/** Left minus right over a common denominator, as the top of a fraction without letters below. */
function difference([left, right]: Sides, budget: Budget): Sum | null {
  const exact = exactOrNull(minus(left, right), budget)
  return exact && safely(() => cleared(exact.top, budget))
}

/** Without negative powers, e.g. x + 1/x − 2 becomes x² + 1 − 2x. */
function cleared(sum: Sum, budget: Budget): Sum {
  let result = sum
  for (const name of sums.lettersOf(sum)) {
    const lowest = Math.min(0, ...[...sum.values()].map(({ powers }) => new Map(powers).get(name) ?? 0))
    for (let power = lowest; power < 0; power++) result = sums.multiply(result, sums.letter(name), budget)
  }
  return result
}

const letterKey = (powers: sums.Powers): string => powers.filter(([name]) => name !== 'π').join(' ')

/** The coefficient, surds and π included, of one combination of letters. */
function coefficient(sum: Sum, key: string, budget: Budget): Sum {
  let total: Sum = new Map()
  for (const { powers, ...term } of sum.values()) {
    if (letterKey(powers) !== key) continue
    const pi = powers.filter(([name]) => name === 'π')
    total = sums.add(total, new Map([['', { ...term, powers: pi }]]), budget)
  }
  return total
}

/**
 * The factor k with b = k·a, as its sign (0 when it is no rational number of known sign, such as √2 − π); null when there is
 * none.
 */
function factorSign(a: Sum, b: Sum, budget: Budget): number | null {
  const [first] = a.values()
  if (!first || sums.isZero(b)) return null
  const ratio = sums.proportion(a, b)
  if (ratio) return sign(ratio)
  if (sums.isPlain(a) && sums.isPlain(b)) return null
  const key = letterKey(first.powers)
  const [inA, inB] = [coefficient(a, key, budget), coefficient(b, key, budget)]
  if (sums.isZero(inB) || !sums.equals(sums.multiply(a, inB, budget), sums.multiply(b, inA, budget))) return null
  const size = (sum: Sum) => sums.approximate(sum, () => Math.PI)
  return Math.sign(size(inB) / size(inA))
}

/** Whether one, the key first, is a non-zero number times the other. */
export function sameUpToFactor(a: Node, b: Node, budget: Budget): boolean {
  const [first, second] = [keyExact(a), exactOrNull(b, budget)]
  if (!first || !second) return sameExpression(a, b, budget)
  const cross = safely(
    () => [sums.multiply(first.top, second.bottom, budget), sums.multiply(second.top, first.bottom, budget)] as const,
  )
  return cross !== null && (safely(() => factorSign(...cross, budget)) ?? null) !== null
}

/** Whether two equations say the same up to exchanging sides and a non-zero factor. */
export function sameEquation(a: Sides, b: Sides, budget: Budget): boolean {
  const [first, second] = [difference(a, budget), difference(b, budget)]
  if (first && second) return (safely(() => factorSign(first, second, budget)) ?? null) !== null
  const same = (x: Sides, y: Sides) => sameExpression(x[0], y[0], budget) && sameExpression(x[1], y[1], budget)
  return same(a, b) || same(a, [b[1], b[0]])
}

/** Whether left > right says the same in both, up to a positive factor. */
export function sameInequality(a: Sides, b: Sides, budget: Budget): boolean {
  const [first, second] = [difference(a, budget), difference(b, budget)]
  return !!first && !!second && safely(() => factorSign(first, second, budget)) === 1
}
