import { constant, type Linear, type LinearPoint } from '../../../solutions/coordinate-geometry/mid-point-unknowns'
import type { FactOf } from '../../question/fact'
import { linearIn, rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'

/** 3t - 1 of a coordinate; a number has no letter. */
function linear(node: Node): Linear | null {
  const value = rational(node)
  if (value) return constant(value)
  const found = linearIn({ kind: 'formula', node, name: '' })
  return found && { a: found.a, b: found.b, letter: found.letter }
}

/** A point whose coordinates are numbers or linear in a letter each. */
export function linearPoint({ x, y }: FactOf<'point'>): LinearPoint | null {
  const [first, second] = [linear(x), linear(y)]
  return first && second && [first, second]
}

export const lettersIn = (points: readonly LinearPoint[], at?: 0 | 1): readonly string[] => [
  ...new Set(points.flatMap((point) => (at === undefined ? point : [point[at]])).flatMap(({ letter }) => letter ?? [])),
]
