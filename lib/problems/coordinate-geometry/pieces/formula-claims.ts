import type { Point } from './point'
import type { Random } from '../../../random'
import { smallRatios } from './small-ratios'

/** The formula that a claim rests on. */
export type FormulaIdea = 'distance' | 'mid-point' | 'section' | 'axis'

export const formulaIdeas: readonly FormulaIdea[] = ['distance', 'mid-point', 'section', 'axis']

const legs: readonly Point[] = [
  [3, 4],
  [6, 8],
  [5, 12],
  [8, 6],
  [8, 15],
  [9, 12],
]

/** A statement about points with one number in it. */
export interface FormulaClaim {
  readonly idea: FormulaIdea
  /** The number claimed: a distance, or the x-coordinate of a mid-point or of a point on the axis. */
  readonly claimed: number
  readonly a: Point
  readonly b: Point
  /** The ratio of a section. */
  readonly m: number
  readonly n: number
}

/** A claim about points that holds, or one that is off by a little. */
export function drawClaim(random: Random, idea: FormulaIdea, holds: boolean): FormulaClaim {
  const off = holds ? 0 : random.pick([1, 2])
  if (idea === 'distance') {
    const [p, q] = random.pick(legs)
    return {
      idea,
      a: [random.pick([p, -p]), random.pick([q, -q])],
      b: [0, 0],
      claimed: Math.hypot(p, q) + off,
      m: 1,
      n: 1,
    }
  }
  const [x, y] = [random.integer(-6, 6), random.integer(1, 6)]
  const [u, v] = [random.integer(1, 5), random.integer(1, 5)]
  if (idea === 'mid-point') return { idea, a: [x - u, y - v], b: [x + u, y + v], claimed: x + off, m: 1, n: 1 }
  if (idea === 'section') return drawSection(random, off)
  return { idea, a: [x, y], b: [x + 2 * u, -y], claimed: x + u + off, m: 1, n: 1 }
}

/** A segment of m + n equal steps, cut after the first m. */
function drawSection(random: Random, off: number): FormulaClaim {
  const [m, n] = random.pick(smallRatios)
  const [x, y] = [random.integer(-6, 2), random.integer(-6, 2)]
  const [u, v] = [random.integer(1, 2), random.integer(1, 2)]
  return { idea: 'section', a: [x, y], b: [x + (m + n) * u, y + (m + n) * v], claimed: x + m * u + off, m, n }
}

/** The number that the claim ought to name. */
export const trueValue = ({ idea, a, b, m, n }: FormulaClaim): number =>
  idea === 'distance' ? Math.sqrt(a[0] * a[0] + a[1] * a[1]) : (m * b[0] + n * a[0]) / (m + n)
