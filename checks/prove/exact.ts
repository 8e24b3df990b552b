import Fraction from 'fraction.js'
import type { Node } from './node'

/** The exact value of a tree of numbers, worked out by fraction.js; null where a root, a letter or a sine stands in it. */
export function exact(node: Node): Fraction | null {
  switch (node.kind) {
    case 'number':
      return /^\d+(\.\d+)?$/.test(node.text) ? new Fraction(node.text) : null
    case 'minus':
      return exact(node.of)?.neg() ?? null
    case 'binary': {
      const left = exact(node.left)
      const right = exact(node.right)
      if (!left || !right) return null
      switch (node.operator) {
        case '+':
          return left.add(right)
        case '-':
          return left.sub(right)
        case '*':
          return left.mul(right)
        case '/':
          return right.equals(0) ? null : left.div(right)
        case '^':
          return right.d === 1n && Math.abs(Number(right)) < 40 ? power(left, Number(right)) : null
        default:
          return null
      }
    }
    default:
      return null
  }
}

/** By repeated multiplication; null for nothing to a negative power. */
function power(base: Fraction, exponent: number): Fraction | null {
  const whole = Array.from({ length: Math.abs(exponent) }).reduce<Fraction>(
    (product) => product.mul(base),
    new Fraction(1),
  )
  if (exponent >= 0) return whole
  return whole.equals(0) ? null : whole.inverse()
}
