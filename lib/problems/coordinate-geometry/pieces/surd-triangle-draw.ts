import type { SurdTriangleKind } from './surd-triangle-words'
import type { Random } from '../../../random'
import { drawOrder } from '../../kinds-of-question/lettered'

/** A(a√s, ±a√s), B opposite to it through the origin, and C with two multiples of √t. */
export interface SurdTriangle {
  readonly kind: SurdTriangleKind
  readonly a: number
  readonly slant: 1 | -1
  readonly s: number
  /** The multiples of √t. */
  readonly c: readonly [number, number]
  readonly t: number
  readonly order: readonly number[]
  readonly stem: number
}

type Shape = Pick<SurdTriangle, 'a' | 's' | 't'> & { readonly q: number }

const roots = [3, 3, 3, 2, 5] as const

/** C is q√t from each axis, at right angles to AB: q²t against a²s decides. */
function symmetric(random: Random, kind: SurdTriangleKind): Shape {
  const a = random.integer(1, 5)
  const k = random.pick(roots)
  if (kind === 'equilateral')
    return random.pick([
      { a, s: 1, t: 3, q: a },
      { a, s: 3, t: 1, q: 3 * a },
    ])
  if (kind === 'right isosceles') return { a, s: k, t: k, q: a }
  const [s, t] = random.pick([[1, 3] as const, [3, 1] as const, [k, k] as const])
  const q = random.until(
    (source) => source.integer(1, 9),
    (drawn) => drawn ** 2 * t !== a ** 2 * s && drawn ** 2 * t !== 3 * a ** 2 * s,
  )
  return { a, s, t, q }
}

/** All coordinates are multiples of one root, no two sides are equal, and no angle is a right angle. */
function scalene(random: Random, slant: 1 | -1): Pick<SurdTriangle, 'a' | 's' | 'c' | 't'> {
  const k = random.pick(roots)
  const [a, u, v] = random.until(
    (source) => [source.integer(1, 5), source.integer(-7, 7), source.integer(-7, 7)] as const,
    ([p, x, y]) => {
      const ca = (x - p) ** 2 + (y - slant * p) ** 2
      const bc = (x + p) ** 2 + (y + slant * p) ** 2
      const squares = [ca, bc, 8 * p * p]
      const isRight = squares.some((square) => 2 * square === ca + bc + 8 * p * p)
      return x * y !== 0 && y !== slant * x && new Set(squares).size === 3 && !isRight
    },
  )
  return { a, s: k, c: [u, v], t: k }
}

export function drawSurdTriangle(random: Random, kind: SurdTriangleKind, stems: number): SurdTriangle {
  const slant = random.pick([1, -1] as const)
  const rest = { kind, slant, order: drawOrder(random, 4), stem: random.integer(0, stems - 1) }
  if (kind === 'scalene') return { ...rest, ...scalene(random, slant) }
  const { q, ...shape } = symmetric(random, kind)
  const side = random.pick([1, -1])
  return { ...rest, ...shape, c: [-side * slant * q, side * q] }
}
