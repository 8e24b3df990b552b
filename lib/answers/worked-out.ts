import { floorRoot } from '../maths/sum-root'
import { workItOut as workItOutNote } from '../reading/values/calculation'
import type { Node } from '../reading/tree/node'
import type { Outcome } from './kind'

/** What is said of "5 + 3" or "HCF(12, 18)" in place of a value: it is no attempt at the question. */
export const workItOut: Outcome = { correct: false, unread: true, unclear: true, note: workItOutNote }

/** Whether all that was typed is worked out, or the key is not either. */
export const isAllWorkedOut = (key: readonly Node[], typed: readonly Node[]): boolean =>
  typed.every(isWorkedOut) || !key.every(isWorkedOut)

/**
 * Whether a value is worked out as far as the exam asks: 8/62, 12/√3, (3 + √5)/2 and 20√3 − 20 are; 5 + 3, 7 × 7 × π, 2³, √(9 + 16)
 * and sin 30° are not. At most one rational number may stand in a sum, above a line and below it.
 */
export function isWorkedOut(node: Node): boolean {
  switch (node.kind) {
    case 'number':
    case 'letter':
      return true
    case 'trig':
      return false
    case 'binary':
      if (node.operation === '^') return rootIndex(node.right) !== undefined && isWorkedOut(node.left)
      return node.operation === '*' || node.operation === '/' ? isOneProduct(factorsOf(node)) : isOneSum(termsOf(node))
    default:
      return isWorkedOut(node.of)
  }
}

const isOneSum = (terms: readonly Node[]): boolean => hasOneRational(terms) && terms.every(isWorkedOut)

const isOneProduct = ({ above, below }: Factors): boolean =>
  [above, below].every((factors) => hasOneRational(factors) && factors.filter(isSum).length < 2) &&
  [...above, ...below].every(isWorkedOut)

const hasOneRational = (nodes: readonly Node[]): boolean => nodes.filter(isRational).length < 2

const unwrapped = (node: Node): Node => (node.kind === 'bracket' ? unwrapped(node.of) : node)
const unsigned = (node: Node): Node => {
  const plain = unwrapped(node)
  return plain.kind === 'sign' ? unsigned(plain.of) : plain
}

/** The terms of a sum, brackets opened. */
function termsOf(node: Node): readonly Node[] {
  const plain = unsigned(node)
  return isSum(plain) ? [...termsOf(plain.left), ...termsOf(plain.right)] : [plain]
}

type Sum = Extract<Node, { readonly kind: 'binary' }>

function isSum(node: Node): node is Sum {
  const plain = unsigned(node)
  return plain.kind === 'binary' && !['*', '/', '^'].includes(plain.operation)
}

interface Factors {
  readonly above: readonly Node[]
  readonly below: readonly Node[]
}

/** The factors above and below the line of one fraction: (2/3)√5 has 2 and √5 above, 3 below. */
function factorsOf(node: Node): Factors {
  const plain = unsigned(node)
  if (plain.kind !== 'binary' || !(plain.operation === '*' || plain.operation === '/'))
    return { above: [plain], below: [] }
  const [left, right] = [factorsOf(plain.left), factorsOf(plain.right)]
  return plain.operation === '*'
    ? { above: [...left.above, ...right.above], below: [...left.below, ...right.below] }
    : { above: [...left.above, ...right.below], below: [...left.below, ...right.above] }
}

/** Which root a power is, written otherwise: 50^(1/2) is √50. */
function rootIndex(exponent: Node): 2 | 3 | undefined {
  const plain = unwrapped(exponent)
  if (plain.kind === 'number' && plain.value.n === 1n) return indexOf(plain.value.d)
  const isUnit = plain.kind === 'binary' && plain.operation === '/' && wholeOf(plain.left) === 1n
  return isUnit ? indexOf(wholeOf(plain.right)) : undefined
}

const indexOf = (value: bigint | undefined) => (value === 2n ? 2 : value === 3n ? 3 : undefined)

const wholeOf = (node: Node): bigint | undefined =>
  node.kind === 'number' && node.value.d === 1n ? node.value.n : undefined

/** Whether it is a rational number as it stands, √25 as well. */
function isRational(node: Node): boolean {
  switch (node.kind) {
    case 'number':
      return true
    case 'letter':
    case 'trig':
      return false
    case 'binary': {
      const index = node.operation === '^' ? rootIndex(node.right) : undefined
      return index === undefined ? isRational(node.left) && isRational(node.right) : isPower(node.left, index)
    }
    case 'root':
      return isPower(node.of, node.index)
    default:
      return isRational(node.of)
  }
}

/** Whether the root of a number comes out. */
function isPower(node: Node, index: 2 | 3): boolean {
  const plain = unwrapped(node)
  if (plain.kind !== 'number') return false
  return [plain.value.n, plain.value.d].every((part) => part >= 0n && floorRoot(part, index) ** BigInt(index) === part)
}
