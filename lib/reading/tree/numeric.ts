import { toNumber } from '../../maths/fraction'
import type { Node } from './node'

const radians = Math.PI / 180

/** The value in floating point; the angle of a trigonometric ratio is in degrees, with π for 180°. NaN when there is none. */
export function numericValue(node: Node, valueOf: (letter: string) => number, upper = true, pi = Math.PI): number {
  const value = (part: Node, halfTurn = pi) => numericValue(part, valueOf, upper, halfTurn)
  switch (node.kind) {
    case 'number':
      return toNumber(node.value)
    case 'letter':
      return node.name === 'π' ? pi : valueOf(node.name)
    case 'bracket':
      return value(node.of)
    case 'sign':
      return node.operation === '-' || node.operation === (upper ? '∓' : '±') ? -value(node.of) : value(node.of)
    case 'root':
      return node.index === 2 ? Math.sqrt(value(node.of)) : Math.cbrt(value(node.of))
    case 'trig': {
      const angle = value(node.of, 180) * radians
      const ratios = {
        sin: Math.sin(angle),
        cos: Math.cos(angle),
        tan: Math.tan(angle),
        cosec: 1 / Math.sin(angle),
        sec: 1 / Math.cos(angle),
        cot: 1 / Math.tan(angle),
      }
      return ratios[node.name]
    }
    case 'binary':
      return combine(node.operation, value(node.left), value(node.right), upper)
  }
}

function combine(operation: string, left: number, right: number, upper: boolean): number {
  switch (operation) {
    case '*':
      return left * right
    case '/':
      return left / right
    case '^':
      return left ** right
    case '-':
      return left - right
    case '±':
      return upper ? left + right : left - right
    case '∓':
      return upper ? left - right : left + right
    default:
      return left + right
  }
}

/** Equal but for the rounding of floating point. */
export const nearlyEqual = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= 1e-10 * Math.max(Math.abs(a), Math.abs(b), 1e-3)

const points = 8

/** Fixed values between 5° and 85° for the letters, different at each point and for each letter. */
export const samplePoint =
  (letters: readonly string[], point: number) =>
  (letter: string): number =>
    5 + 80 * ((0.1234567 + 0.618033988 * (letters.indexOf(letter) + 1) * (point + 1) + 0.29 * point) % 1)

/** Whether two expressions agree at every sample point where both have a value, and have one at most of the points. */
export function agreeAtPoints(a: Node, b: Node, letters: readonly string[], upper = true): boolean {
  let shared = 0
  for (let point = 0; point < points; point++) {
    const valueOf = samplePoint(letters, point)
    const [left, right] = [numericValue(a, valueOf, upper), numericValue(b, valueOf, upper)]
    if (Number.isFinite(left) !== Number.isFinite(right)) return false
    if (!Number.isFinite(left)) continue
    if (!nearlyEqual(left, right)) return false
    shared++
  }
  return shared >= points / 2
}
