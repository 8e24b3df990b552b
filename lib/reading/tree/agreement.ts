import { formOf } from './form'
import { some, type Node } from './node'
import { nearlyEqual, numericValue } from './numeric'
import { rationalIn } from './rational'
import { anglePoints, anyPoints, halfPoints, type Point } from './samples'

/** The values of two expressions at one point; either may be NaN. */
type Pair = readonly [number, number]

const isShared = ([left, right]: Pair): boolean => Number.isFinite(left) && Number.isFinite(right)
const isApart = ([left, right]: Pair): boolean => Number.isFinite(left) !== Number.isFinite(right)

/** The values of both at the points where they are compared, one by one as they are asked for. */
function* valuePairs(a: Node, b: Node): Generator<Pair> {
  if (formOf(a).hasAngle || formOf(b).hasAngle) return yield* pairsAt(a, b, anglePoints)
  yield* pairsAt(a, b, anyPoints)
  if (!hasLetterPower(a) && !hasLetterPower(b)) return
  for (const pair of pairsAt(a, b, halfPoints)) if (isShared(pair)) yield pair
}

/** 2ⁿ. */
const hasLetterPower = (node: Node): boolean =>
  some(node, (part) => part.kind === 'binary' && part.operation === '^' && !rationalIn(part.right))

function* pairsAt(a: Node, b: Node, points: readonly Point[]): Generator<Pair> {
  for (const point of points) {
    const pair: Pair = [formOf(a).valueAt(point), formOf(b).valueAt(point)]
    if (!isApart(pair) || (!isOutside(a, point) && !isOutside(b, point))) yield pair
  }
}

/** Whether the square root of a single term is asked for where that is negative: a letter alone under a root is taken to be positive. */
const isOutside = (node: Node, point: Point): boolean =>
  some(node, (part) => {
    const of = radicandOf(part)
    return of !== null && isTerm(of) && numericValue(of, point) < 0
  })

function radicandOf(node: Node): Node | null {
  if (node.kind === 'root') return node.index === 2 ? node.of : null
  if (node.kind !== 'binary' || node.operation !== '^') return null
  const by = rationalIn(node.right)
  return by && by.d % 2n === 0n ? node.left : null
}

/** k/m, 4x, −x: no sum. */
const isTerm = (node: Node): boolean =>
  !some(node, (part) => part.kind === 'binary' && ['+', '-', '±', '∓'].includes(part.operation))

/** Whether both have a value at the same points: √(x − 3)√(x − 5) has none where √((x − 3)(x − 5)) has. */
export function sameDomain(a: Node, b: Node): boolean {
  for (const pair of valuePairs(a, b)) if (isApart(pair)) return false
  return true
}

/** Whether they agree at every point, and have a value at some. */
export function agreeAtPoints(a: Node, b: Node): boolean {
  let shared = 0
  for (const pair of valuePairs(a, b)) {
    if (isShared(pair) ? !nearlyEqual(...pair) : isApart(pair)) return false
    if (isShared(pair)) shared++
  }
  return shared > 0
}

/** Whether they are so far apart at the first points that no rounding can be the reason. */
export function farApart(a: Node, b: Node): boolean {
  let far = 0
  for (const pair of valuePairs(a, b)) {
    if (!isShared(pair)) continue
    const [left, right] = pair
    if (Math.abs(left - right) <= 0.01 * Math.max(Math.abs(left), Math.abs(right), 1e-6)) return false
    if (++far === farPoints) return true
  }
  return false
}

const farPoints = 3

/** The number k with b = k·a at every point; null where there is none. */
export function factorAtPoints(a: Node, b: Node): number | null {
  let factor: number | null = null
  let shared = 0
  for (const pair of valuePairs(a, b)) {
    if (isApart(pair)) return null
    if (!isShared(pair)) continue
    shared++
    if (factor === null && Math.abs(pair[0]) > 1e-6) factor = pair[1] / pair[0]
    if (factor !== null && (Math.abs(factor) < 1e-9 || !nearlyEqual(pair[0] * factor, pair[1]))) return null
  }
  return shared > 1 ? factor : null
}
