import { bisector } from './bisector'
import { drawPoint, type Point } from './point'
import type { Random } from '../../../random'

/** The eight whole points about the origin at one distance from it. */
const spokes = ([p, q]: Point): readonly Point[] => [
  [p, q],
  [p, -q],
  [-p, q],
  [-p, -q],
  [q, p],
  [q, -p],
  [-q, p],
  [-q, -p],
]

/** A whole centre and three whole points about it, which give two equations that can be solved one after the other. */
export const drawAround = (random: Random) =>
  random.until(
    (source) => {
      const centre = drawPoint(source, 5)
      const around = source.shuffle(
        spokes(
          source.pick([
            [1, 2],
            [1, 3],
            [2, 3],
            [1, 4],
            [3, 4],
            [2, 5],
            [1, 5],
          ] as const),
        ),
      )
      return { centre, points: around.slice(0, 3).map(([u, v]): Point => [centre[0] + u, centre[1] + v]) }
    },
    ({ centre, points }) => {
      const [a, b, c] = points
      return (
        !!a &&
        !!b &&
        !!c &&
        centre[0] !== centre[1] &&
        points.every((p) => p.every((z) => Math.abs(z) <= 9)) &&
        a[1] !== b[1] &&
        bisector(a, b)[0] !== 0 &&
        b[0] !== c[0]
      )
    },
  )
