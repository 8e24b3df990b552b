import { add, divide, equal, fraction, multiply, subtract, type Fraction, isFraction } from 'mathjs'
import type { Node } from './node'

/** The exact value of a tree of numbers, worked out by mathjs; null where a root, a letter or a sine stands in it. */
export function exact(node: Node): Fraction | null {
  switch (node.kind) {
    case 'number':
      return /^\d+(\.\d+)?$/.test(node.text) ? fraction(node.text) : null
    case 'minus': {
      const value = exact(node.of)
      return value && fractionOr(multiply(value, fraction(-1)))
    }
    case 'binary': {
      const left = exact(node.left)
      const right = exact(node.right)
      if (!left || !right) return null
      switch (node.operator) {
        case '+':
          return fractionOr(add(left, right))
        case '-':
          return fractionOr(subtract(left, right))
        case '*':
          return fractionOr(multiply(left, right))
        case '/':
          return equal(right, 0) === true ? null : fractionOr(divide(left, right))
        case '^':
          return Number(right) === Math.trunc(Number(right)) && Math.abs(Number(right)) < 40
            ? power(left, Number(right))
            : null
        default:
          return null
      }
    }
    default:
      return null
  }
}

/** By repeated multiplication: mathjs turns a power of a fraction into a decimal. */
function power(base: Fraction, exponent: number): Fraction | null {
  const steps = Array.from({ length: Math.abs(exponent) })
  const whole = steps.reduce<Fraction | null>((product) => product && fractionOr(multiply(product, base)), fraction(1))
  return exponent >= 0 || !whole || equal(whole, 0) === true ? whole : fractionOr(divide(fraction(1), whole))
}

const fractionOr = (value: unknown): Fraction | null => (isFraction(value) ? value : null)
