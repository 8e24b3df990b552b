import { formOf } from './form'
import { some, type Node } from './node'
import { nearlyEqual, numericValue } from './numeric'
import { rationalIn } from './rational'
import { anglePoints, anyPoints, halfPoints, type Point } from './samples'

/** The values of two expressions at one point; either may be NaN. */
type Pair = readonly [number, number]

const isShared = ([left, right]: Pair): boolean => Number.isFinite(left) && Number.isFinite(right)
const isApart = ([left, right]: Pair): boolean => Number.isFinite(left) !== Number.isFinite(right)

/** The values of both at the points where they are compared. */
function valuePairs(a: Node, b: Node): readonly Pair[] {
  if (formOf(a).hasAngle || formOf(b).hasAngle) return pairsAt(a, b, anglePoints)
  const pairs = pairsAt(a, b, anyPoints)
  return hasLetterPower(a) || hasLetterPower(b) ? [...pairs, ...pairsAt(a, b, halfPoints).filter(isShared)] : pairs
}

/** 2ⁿ. */
const hasLetterPower = (node: Node): boolean =>
  some(node, (part) => part.kind === 'binary' && part.operation === '^' && !rationalIn(part.right))

function pairsAt(a: Node, b: Node, points: readonly Point[]): readonly Pair[] {
  const [left, right] = [formOf(a).valuesAt(points), formOf(b).valuesAt(points)]
  return points.flatMap((point, index) => {
    const pair = [left[index] ?? NaN, right[index] ?? NaN] as const
    return isApart(pair) && (isOutside(a, point) || isOutside(b, point)) ? [] : [pair]
  })
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
export const sameDomain = (a: Node, b: Node): boolean => !valuePairs(a, b).some(isApart)

/** Whether they agree at every point, and have a value at some. */
export function agreeAtPoints(a: Node, b: Node): boolean {
  const pairs = valuePairs(a, b)
  return pairs.some(isShared) && pairs.every((pair) => (isShared(pair) ? nearlyEqual(...pair) : !isApart(pair)))
}

/** The number k with b = k·a at every point; null where there is none. */
export function factorAtPoints(a: Node, b: Node): number | null {
  const pairs = valuePairs(a, b)
  const first = pairs.find((pair) => isShared(pair) && Math.abs(pair[0]) > 1e-6)
  const factor = first && first[1] / first[0]
  if (!factor || Math.abs(factor) < 1e-9 || pairs.filter(isShared).length < 2) return null
  const isSame = (pair: Pair) => (isShared(pair) ? nearlyEqual(pair[0] * factor, pair[1]) : !isApart(pair))
  return pairs.every(isSame) ? factor : null
}
