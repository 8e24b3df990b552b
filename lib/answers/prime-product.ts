import { isPrime } from '../maths/integer'
import type { Node } from '../reading/tree/node'

/** Whether it is made of primes and their powers alone, and of more than one number: 2^3 × 5. */
export const isFactorisation = (node: Node): boolean => node.kind !== 'number' && isPrimeProduct(node)

const isPlainNumber = (node: Node): boolean =>
  node.kind === 'number' || (node.kind === 'bracket' && isPlainNumber(node.of))

function isPrimeProduct(node: Node): boolean {
  switch (node.kind) {
    case 'number':
      return node.value.d === 1n && node.value.n < 1000000n && isPrime(Number(node.value.n))
    case 'bracket':
      return isPrimeProduct(node.of)
    case 'binary':
      return node.operation === '*'
        ? isPrimeProduct(node.left) && isPrimeProduct(node.right)
        : node.operation === '^' && isPrimeProduct(node.left) && isPlainNumber(node.right)
    default:
      return false
  }
}
