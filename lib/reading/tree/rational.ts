import { add, divide, multiply, negate, subtract, type Fraction } from '../../maths/fraction'
import type { Node } from './node'

/** The value of numbers joined by the four operations, as in an exponent: 2/3, −0.2; null for anything else. */
export function rationalIn(node: Node): Fraction | null {
  if (node.kind === 'number') return node.value
  if (node.kind === 'bracket') return rationalIn(node.of)
  if (node.kind === 'sign') {
    const value = rationalIn(node.of)
    return value && node.operation === '-' ? negate(value) : null
  }
  if (node.kind !== 'binary') return null
  const [left, right] = [rationalIn(node.left), rationalIn(node.right)]
  if (!left || !right) return null
  switch (node.operation) {
    case '+':
      return add(left, right)
    case '-':
      return subtract(left, right)
    case '*':
      return multiply(left, right)
    case '/':
      return right.n === 0n ? null : divide(left, right)
    default:
      return null
  }
}
