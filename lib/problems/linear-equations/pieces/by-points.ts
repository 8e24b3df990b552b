import type { Pair } from '../../../solutions/linear-equations/pieces/line'
import type { Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'

/** By two points of the first line: the second line holds both, neither at the same distance, or something between. */
export function byPoints([[a1, b1, c1], [a2, b2, c2]]: Pair): Outcome {
  // b1² times the value of a2x + b2y − c2 at (0, c1/b1) and at (b1, c1/b1 − a1)
  const offset = (x: number) => a2 * x * b1 + b2 * (c1 - a1 * x) - c2 * b1
  const [first, second] = [offset(0), offset(b1)]
  if (first !== second) return 'unique'
  return first === 0 ? 'infinite' : 'none'
}
