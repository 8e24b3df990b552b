import type { Random } from '../../../random'
import { drawPoint, type Point } from './point'

/** The middle of the square, and from it to the corner C. */
export interface SquareDiagonal {
  readonly middle: Point
  readonly half: Point
  readonly stem: 0 | 1 | 2
}

const moved = (p: Point, dx: number, dy: number): Point => [p[0] + dx, p[1] + dy]

export const cornersOf = ({ middle, half: [u, v] }: Omit<SquareDiagonal, 'stem'>) => ({
  a: moved(middle, -u, -v),
  b: moved(middle, v, -u),
  c: moved(middle, u, v),
  d: moved(middle, -v, u),
})

export function drawDiagonal(random: Random): SquareDiagonal {
  return {
    ...random.until(
      (source) => {
        const [u, v] = [source.integer(1, 5), source.integer(1, 5)]
        return { middle: drawPoint(source, 6), half: [u, source.pick([v, -v])] as const }
      },
      ({ middle, half: [u, v] }) =>
        // else the sides are parallel to the axes and the corners seen at a glance
        Math.abs(u) !== Math.abs(v) &&
        u * u + v * v >= 5 &&
        Object.values(cornersOf({ middle, half: [u, v] }))
          .flat()
          .every((value) => Math.abs(value) <= 9),
    ),
    stem: random.pick([0, 1, 2] as const),
  }
}
