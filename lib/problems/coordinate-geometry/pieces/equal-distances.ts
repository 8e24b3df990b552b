import { rootSides } from '../../../solutions/coordinate-geometry/pieces/root'
import { squareTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { fraction, isSquare, simplifyRoot } from '../../../maths'
import type { Random } from '../../../random'
import { drawPoint, squaredDistance, type Point } from './point'

/** Q is as far from P as from R(x, height); two whole values of x fit. */
export interface EqualDistances {
  readonly q: Point
  readonly p: Point
  readonly height: number
  readonly stem: 0 | 1 | 2
}

/** Both values, the lower first. */
export function valuesOf({ q, p, height }: Omit<EqualDistances, 'stem'>): readonly [number, number] {
  const leg = Math.sqrt(squaredDistance(q, p) - (height - q[1]) ** 2)
  return [q[0] - leg, q[0] + leg]
}

/** A number, or a root that can be simplified or is small. */
const isTidy = (square: number): boolean =>
  square > 0 && (isSquare(square) || simplifyRoot(square).outside > 1 || square < 60)

export const drawEqual = (random: Random): EqualDistances => ({
  ...random.until(
    (source) => ({ q: drawPoint(source, 5), p: drawPoint(source, 8), height: source.integer(-8, 8) }),
    ({ q, p, height }) => {
      const [low, high] = valuesOf({ q, p, height })
      return (
        Number.isInteger(high) &&
        high > low &&
        Math.max(Math.abs(low), Math.abs(high)) <= 9 &&
        high !== -low &&
        height !== q[1] &&
        height !== p[1] &&
        height !== 0 &&
        p[0] !== q[0] &&
        p[1] !== q[1] &&
        ![...q, ...p, height].some((value) => value === low || value === high) &&
        [squaredDistance(q, p), squaredDistance(p, [low, height]), squaredDistance(p, [high, height])].every(isTidy)
      )
    },
  ),
  stem: random.pick([0, 1, 2] as const),
})

/** "\sqrt{3^2 + 4^2}", "\sqrt{25}", "5" */
export const lengthSides = (dx: number, dy: number): readonly string[] => [
  `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`,
  ...rootSides(fraction(dx * dx + dy * dy)),
]
