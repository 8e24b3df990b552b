import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { divide, multiply, one, type Fraction } from '../../../maths/fraction'

interface Term {
  readonly k: Fraction
  readonly power: 0 | 1 | 2
}

const joined = (a: Term, b: Term): Term | null => {
  const power = a.power + b.power
  return power === 0 || power === 1 || power === 2 ? { k: multiply(a.k, b.k), power } : null
}

/** "15", "5n/9", "n²/81" as one term in n. */
export function asPolynomial(node: Node, letter: string): Term | null {
  const value = rational(node)
  if (value) return { k: value, power: 0 }
  if (node.kind === 'letter') return node.name === letter ? { k: one, power: 1 } : null
  if (node.kind === 'bracket') return asPolynomial(node.of, letter)
  if (node.kind !== 'binary') return null
  if (node.operation === '^') {
    const base = asPolynomial(node.left, letter)
    const exponent = rational(node.right)
    return base && exponent && exponent.n === 2n && exponent.d === 1n ? joined(base, base) : null
  }
  const [left, right] = [asPolynomial(node.left, letter), asPolynomial(node.right, letter)]
  if (!left || !right) return null
  if (node.operation === '*') return joined(left, right)
  return node.operation === '/' && right.power === 0 && right.k.n !== 0n
    ? { k: divide(left.k, right.k), power: left.power }
    : null
}
