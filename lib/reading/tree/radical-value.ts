import { isInteger, toNumber, type Fraction } from '../../maths/fraction'
import * as fractions from '../../maths/radical-quotient'
import type { RadicalQuotient } from '../../maths/radical-quotient'
import { rootOf, sizeOf, type Radical } from '../../maths/radical'
import type { Quotient } from '../../maths/quotient'
import { TooLarge, type Budget } from '../../maths/sum'
import { dividing, exactValue, isMinus } from './exact'
import type { Node, Operation } from './node'
import { rationalIn } from './rational'

type Value = RadicalQuotient | null

/** The exact value with square roots of polynomials, and |x| as √(x²); null when there is no such form, or it would be too large. */
export function radicalValue(node: Node, budget: Budget): Value {
  try {
    return valueOf(node, budget)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

function valueOf(node: Node, budget: Budget): Value {
  switch (node.kind) {
    case 'number':
    case 'letter':
    case 'trig':
      return wrapped(exactValue(node, budget))
    case 'bracket':
      return valueOf(node.of, budget)
    case 'sign': {
      const value = valueOf(node.of, budget)
      return value && isMinus(node.operation, true) ? fractions.negate(value) : value
    }
    case 'root':
      return node.index === 2 ? lifted(valueOf(node.of, budget), rootOf, budget) : wrapped(exactValue(node, budget))
    case 'size':
      return lifted(valueOf(node.of, budget), sizeOf, budget)
    case 'binary':
      return combined(node, budget)
    default:
      return node satisfies never
  }
}

const wrapped = (value: Quotient | null): Value => value && fractions.plain(value)

/** What is done to a value without roots of polynomials. */
function lifted(value: Value, work: (of: Quotient, budget: Budget) => Radical | null, budget: Budget): Value {
  const of = value && fractions.plainOf(value, budget)
  const top = of && work(of, budget)
  return top && fractions.whole(top)
}

function combined({ operation, left, right }: Extract<Node, { kind: 'binary' }>, budget: Budget): Value {
  const base = valueOf(left, budget)
  if (operation === '^') {
    const by = rationalIn(right)
    return base && by && raised(base, by, budget)
  }
  const other = base && valueOf(right, budget)
  return base && other && joined(operation, base, other, budget)
}

function joined(operation: Operation, a: RadicalQuotient, b: RadicalQuotient, budget: Budget): RadicalQuotient {
  if (operation === '*') return fractions.multiply(a, b, budget)
  if (operation === '/') return dividing(() => fractions.divide(a, b, budget))
  return fractions.add(a, isMinus(operation, true) ? fractions.negate(b) : b, budget)
}

/** A whole power, or a power of the square root. */
function raised(base: RadicalQuotient, by: Fraction, budget: Budget): Value {
  if (isInteger(by)) return dividing(() => fractions.power(base, toNumber(by), budget))
  const root = by.d === 2n ? lifted(base, rootOf, budget) : null
  return root && dividing(() => fractions.power(root, Number(by.n), budget))
}
