import { bigGcd, isSquareFree } from '../maths/integer'
import { childrenOf, some, type Node } from '../reading/tree/node'
import type { Form } from './rule'

/** A word on the form when a right value is not in the form that the question asks for; it is right all the same. */
export function formNote(form: Form | undefined, node: Node): string | undefined {
  if (form === undefined) return undefined
  if (form === 'lowest terms') return inLowestTerms(node) ? undefined : 'Right. The question asks for lowest terms.'
  if (form === 'simplest surd')
    return isSimplestSurd(node)
      ? undefined
      : 'Right. The question asks for the simplest form: no square factor under the root, no root below the line.'
  if (form === 'factorised') return isProduct(node) ? undefined : 'Right. The question asks for the factors.'
  return placesOf(node) === form.places
    ? undefined
    : `Right. The question asks for ${form.places} decimal ${form.places === 1 ? 'place' : 'places'}.`
}

const unwrapped = (node: Node): Node =>
  node.kind === 'bracket' || (node.kind === 'sign' && node.operation === '-') ? unwrapped(node.of) : node

/** 3/4, 5, 0.75; not 6/8. */
function inLowestTerms(node: Node): boolean {
  const plain = unwrapped(node)
  if (plain.kind !== 'binary' || plain.operation !== '/') return true
  const { left, right } = plain
  if (left.kind !== 'number' || right.kind !== 'number') return true
  return bigGcd(left.value.n, right.value.n) === 1n && right.value.n !== 1n
}

/** 5√2, (√6 - 1)/2; not √50, 1/√2. */
const isSimplestSurd = (node: Node): boolean =>
  !some(node, (part) => part.kind === 'root' && !hasSimpleRadicand(part.of)) &&
  !some(node, (part) => part.kind === 'binary' && part.operation === '/' && hasRoot(part.right)) &&
  !some(node, (part) => part.kind === 'binary' && part.operation === '*' && hasRoot(part.left) && hasRoot(part.right))

const hasRoot = (node: Node): boolean => some(node, ({ kind }) => kind === 'root')

function hasSimpleRadicand(of: Node): boolean {
  const plain = unwrapped(of)
  return (
    plain.kind === 'number' && plain.value.d === 1n && plain.value.n < 1_000_000n && isSquareFree(Number(plain.value.n))
  )
}

/** (x - 2)(x - 3), 2(x + 1)^2; not x^2 - 5x + 6. */
function isProduct(node: Node): boolean {
  const plain = unwrapped(node)
  if (plain.kind !== 'binary') return false
  if (plain.operation === '^') return unwrapped(plain.left).kind === 'binary'
  return plain.operation === '*' && childrenOf(plain).some((child) => isFactor(child))
}

/** A bracket, a power of one, or a product that holds one. */
const isFactor = (node: Node): boolean => {
  const plain = unwrapped(node)
  return plain.kind === 'binary' && (plain.operation !== '*' || isProduct(plain))
}

/** The decimal places of a typed decimal; 0 for a whole number, −1 for anything else. */
function placesOf(node: Node): number {
  const plain = unwrapped(node)
  if (plain.kind !== 'number') return -1
  return plain.decimal ? (plain.tex.split('.')[1]?.length ?? 0) : plain.value.d === 1n ? 0 : -1
}
