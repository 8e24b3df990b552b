import { drawPoint, type Point } from './point'
import { gcd } from '../../../maths'
import type { Random } from '../../../random'

/** P divides AB in m : n. */
export interface Division {
  readonly a: Point
  readonly b: Point
  readonly p: Point
  readonly m: number
  readonly n: number
}

export function drawDivision(random: Random): Division {
  const { m, n } = random.until(
    (source) => ({ m: source.integer(1, 5), n: source.integer(1, 5) }),
    ({ m, n }) => m !== n && gcd(m, n) === 1,
  )
  return random.until(
    (source) => {
      const a = drawPoint(source, 9)
      const [u, v] = drawPoint(source, 4)
      const at = (steps: number): Point => [a[0] + steps * u, a[1] + steps * v]
      return { a, p: at(m), b: at(m + n), m, n }
    },
    ({ a, b }) => a[0] !== b[0] && a[1] !== b[1] && Math.abs(b[0]) <= 10 && Math.abs(b[1]) <= 10,
  )
}
