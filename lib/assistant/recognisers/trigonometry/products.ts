import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { fraction, isInteger, multiply, negate, toNumber, type Fraction } from '../../../maths/fraction'
import { tableAngles, type TableAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { Factor, Product } from '../../../solutions/trigonometry/pieces/products'

const angleOf = (node: Node): TableAngle | null => {
  const degrees = rational(node)
  const size = degrees && isInteger(degrees) ? toNumber(degrees) : null
  return tableAngles.find((angle) => angle === size) ?? null
}

/** A sum of products of ratios of table angles, or null for anything else. */
export function productsOf(node: Node): readonly Product[] | null {
  if (node.kind === 'bracket') return productsOf(node.of)
  if (node.kind === 'binary' && (node.operation === '+' || node.operation === '-')) {
    const [left, right] = [productsOf(node.left), productsOf(node.right)]
    return left && right && [...left, ...(node.operation === '-' ? right.map(negated) : right)]
  }
  const one = productOf(node)
  return one && [one]
}

const negated = (product: Product): Product => ({ ...product, times: negate(product.times) })
const plain = (times: Fraction): Product => ({ times, factors: [] })

function productOf(node: Node): Product | null {
  switch (node.kind) {
    case 'number':
      return plain(node.value)
    case 'bracket':
      return productOf(node.of)
    case 'sign': {
      const of = node.operation === '-' ? productOf(node.of) : null
      return of && negated(of)
    }
    case 'trig': {
      const angle = angleOf(node.of)
      return angle === null ? null : { times: fraction(1), factors: [{ name: node.name, angle }] }
    }
    case 'binary':
      return combined(node)
    default:
      return null
  }
}

function combined(node: Extract<Node, { kind: 'binary' }>): Product | null {
  const left = productOf(node.left)
  if (node.operation === '*') {
    const right = productOf(node.right)
    return left && right && { times: multiply(left.times, right.times), factors: [...left.factors, ...right.factors] }
  }
  const power = node.operation === '^' ? rational(node.right) : null
  const exponent = power && isInteger(power) ? toNumber(power) : 0
  const [factor, ...more] = left?.factors ?? []
  if (!left || !factor || more.length > 0 || left.times.n !== left.times.d || exponent < 1 || exponent > 4) return null
  return { times: left.times, factors: Array.from({ length: exponent }, (): Factor => factor) }
}
