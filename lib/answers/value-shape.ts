import { floorRoot } from '../maths/sum-root'
import type { Node } from '../reading/tree/node'

const unwrapped = (node: Node): Node => (node.kind === 'bracket' ? unwrapped(node.of) : node)
export const unsigned = (node: Node): Node => {
  const plain = unwrapped(node)
  return plain.kind === 'sign' ? unsigned(plain.of) : plain
}

/** The terms of a sum, brackets opened. */
export function termsOf(node: Node): readonly Node[] {
  const plain = unsigned(node)
  return isSum(plain) ? [...termsOf(plain.left), ...termsOf(plain.right)] : [plain]
}

type Sum = Extract<Node, { readonly kind: 'binary' }>

export function isSum(node: Node): node is Sum {
  const plain = unsigned(node)
  return plain.kind === 'binary' && !['*', '/', '^'].includes(plain.operation)
}

export interface Factors {
  readonly above: readonly Node[]
  readonly below: readonly Node[]
}

/** The factors above and below the line of one fraction: (2/3)√5 has 2 and √5 above, 3 below. */
export function factorsOf(node: Node): Factors {
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

export const wholeOf = (node: Node): bigint | undefined =>
  node.kind === 'number' && node.value.d === 1n ? node.value.n : undefined

/** Whether it is a rational number as it stands, √25 as well. */
export function isRational(node: Node): boolean {
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
export function isPower(node: Node, index: 2 | 3): boolean {
  const plain = unwrapped(node)
  if (plain.kind !== 'number') return false
  return [plain.value.n, plain.value.d].every((part) => part >= 0n && floorRoot(part, index) ** BigInt(index) === part)
}

/** The whole number under a root; 1 where there is none. */
export const radicandOf = (root: Node): bigint =>
  (root.kind === 'root' ? wholeOf(unwrapped(root.of)) : root.kind === 'binary' ? wholeOf(unwrapped(root.left)) : 1n) ??
  1n

export const isRoot = (node: Node): boolean =>
  node.kind === 'root' || (node.kind === 'binary' && node.operation === '^' && rootIndex(node.right) !== undefined)
