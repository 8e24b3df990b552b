import type { Fraction } from '../../maths/fraction'
import type { Node } from './node'
import { rationalIn } from './rational'

/** A prime, 2⁶¹ − 1: what is equal stays equal when only the rest of a division by it is kept. */
const prime = 2_305_843_009_213_693_951n

/** top/bottom, each as the rest of a division by the prime. */
interface Residue {
  readonly top: bigint
  readonly bottom: bigint
}

const restOf = (n: bigint): bigint => ((n % prime) + prime) % prime
const residueOf = ({ n, d }: Fraction): Residue => ({ top: restOf(n), bottom: restOf(d) })

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

/** A number for a letter, another at each point. */
function letterAt(name: string, point: number): bigint {
  const seed = [...name].reduce((sum, character) => sum * 1009n + BigInt(character.codePointAt(0) ?? 0), 1n)
  return restOf((seed * 7_919n + BigInt(point + 3) * 104_729n) ** 7n)
}

const mostPower = 10n ** 9n

/** What made of numbers, letters, the four operations and whole powers is worth at a point; null for anything else. */
function residue(node: Node, point: number): Residue | null {
  switch (node.kind) {
    case 'number':
      return residueOf(node.value)
    case 'letter':
      return { top: letterAt(node.name, point), bottom: 1n }
    case 'bracket':
      return residue(node.of, point)
    case 'sign': {
      const of = node.operation === '-' ? residue(node.of, point) : null
      return of && { ...of, top: restOf(-of.top) }
    }
    case 'binary': {
      const left = residue(node.left, point)
      if (node.operation === '^') return left && raised(left, rationalIn(node.right))
      const right = left && residue(node.right, point)
      return left && right && joined(node.operation, left, right)
    }
    default:
      return null
  }
}

function raised({ top, bottom }: Residue, by: Fraction | null): Residue | null {
  if (!by || by.d !== 1n || by.n > mostPower || by.n < -mostPower) return null
  const size = by.n < 0n ? -by.n : by.n
  const [above, below] = [power(top, size), power(bottom, size)]
  return by.n < 0n ? { top: below, bottom: above } : { top: above, bottom: below }
}

function joined(operation: string, a: Residue, b: Residue): Residue | null {
  if (operation === '*') return { top: (a.top * b.top) % prime, bottom: (a.bottom * b.bottom) % prime }
  if (operation === '/') return { top: (a.top * b.bottom) % prime, bottom: (a.bottom * b.top) % prime }
  if (operation !== '+' && operation !== '-') return null
  const right = b.top * a.bottom
  return {
    top: restOf(a.top * b.bottom + (operation === '-' ? -right : right)),
    bottom: (a.bottom * b.bottom) % prime,
  }
}

const points = [0, 1, 2, 3]

/** What two expressions are worth at the points where both have a value; null when they are not made of the four operations and whole powers. */
function residuePairs(a: Node, b: Node): readonly (readonly [Residue, Residue])[] | null {
  const pairs = []
  for (const point of points) {
    const left = residue(a, point)
    const right = left && residue(b, point)
    if (!right) return null
    if (left.bottom !== 0n && right.bottom !== 0n) pairs.push([left, right] as const)
  }
  return pairs.length > 1 ? pairs : null
}

/** b/a as a residue. */
const ratio = ([a, b]: readonly [Residue, Residue]): Residue => ({
  top: (b.top * a.bottom) % prime,
  bottom: (b.bottom * a.top) % prime,
})

const isSame = (a: Residue, b: Residue): boolean => (a.top * b.bottom - b.top * a.bottom) % prime === 0n

/**
 * Whether two expressions too large to multiply out, such as (x − a)⁶⁰⁰⁰ and (a − x)⁶⁰⁰⁰, leave the same rests at every point: those
 * that differ differ at all but a few of 2⁶¹ values. Null when they are not made of the four operations and whole powers.
 */
export function sameResidues(a: Node, b: Node): boolean | null {
  return residuePairs(a, b)?.every(([left, right]) => isSame(left, right)) ?? null
}

/** Whether one is a number, but not zero, times the other, in the same sense. */
export function proportionalResidues(a: Node, b: Node): boolean | null {
  const pairs = residuePairs(a, b)
  if (!pairs) return null
  const ratios = pairs.map(ratio)
  const [first] = ratios
  return first !== undefined && ratios.every((one) => one.top !== 0n && one.bottom !== 0n && isSame(one, first))
}
