import { toNumber } from '../../maths/fraction'
import type { Node, TrigName } from './node'
import { rationalIn } from './rational'

const radians = Math.PI / 180

/** The value in floating point; the angle of a trigonometric ratio is in degrees, with π for 180°. NaN when there is none. */
export function numericValue(node: Node, valueOf: (letter: string) => number, upper = true, pi = Math.PI): number {
  switch (node.kind) {
    case 'number':
      return toNumber(node.value)
    case 'letter':
      return node.name === 'π' ? pi : valueOf(node.name)
    case 'trig':
      return trigRatio(node.name, numericValue(node.of, valueOf, upper, 180) * radians)
    case 'binary': {
      const left = numericValue(node.left, valueOf, upper, pi)
      const right = numericValue(node.right, valueOf, upper, pi)
      return node.operation === '^' ? power(left, right, node.right) : combine(node.operation, left, right, upper)
    }
    default: {
      const of = numericValue(node.of, valueOf, upper, pi)
      if (node.kind === 'bracket') return of
      if (node.kind === 'size') return Math.abs(of)
      if (node.kind === 'root') return node.index === 2 ? Math.sqrt(of) : Math.cbrt(of)
      return node.operation === '-' || node.operation === (upper ? '∓' : '±') ? -of : of
    }
  }
}

function trigRatio(name: TrigName, angle: number): number {
  switch (name) {
    case 'sin':
      return Math.sin(angle)
    case 'cos':
      return Math.cos(angle)
    case 'tan':
      return Math.tan(angle)
    case 'cosec':
      return 1 / Math.sin(angle)
    case 'sec':
      return 1 / Math.cos(angle)
    case 'cot':
      return 1 / Math.tan(angle)
    default:
      return name satisfies never
  }
}

/** A negative number has a fifth root, and so the power 2/5. */
function power(base: number, by: number, exponent: Node): number {
  if (base >= 0 || Number.isInteger(by)) return base ** by
  const fraction = rationalIn(exponent)
  if (!fraction || fraction.d % 2n === 0n) return NaN
  return fraction.n % 2n === 0n ? (-base) ** by : -((-base) ** by)
}

function combine(operation: string, left: number, right: number, upper: boolean): number {
  switch (operation) {
    case '*':
      return left * right
    case '/':
      return left / right
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
  a === b || Math.abs(a - b) <= 2e-9 * Math.max(Math.abs(a), Math.abs(b), 1e-3)
