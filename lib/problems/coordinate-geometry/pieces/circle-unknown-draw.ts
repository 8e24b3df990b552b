import { isSquare, sumTex } from '../../../maths'
import type { Random } from '../../../random'
import { drawPoint, type Point } from './point'

/** The centre is (slope·t + shift[0], t + shift[1]) for an unknown t; two values fit. */
export interface CircleUnknown {
  readonly letter: 'p' | 'k' | 't'
  readonly slope: 1 | 2 | 3
  readonly shift: Point
  readonly through: Point
  readonly radius: number
  readonly roots: readonly [number, number]
  readonly size: 'radius' | 'diameter'
  readonly stem: 0 | 1 | 2
}

/** The square of the distance of the centre for t from the point of the circle. */
const squareAt = (slope: number, shift: Point, through: Point, t: number): number =>
  (slope * t + shift[0] - through[0]) ** 2 + (t + shift[1] - through[1]) ** 2

export function drawCircle(random: Random): CircleUnknown {
  const [slope, size] = [random.pick([1, 2, 3] as const), random.pick(['radius', 'diameter'] as const)]
  const drawn = random.until(
    (source) => {
      const shift: Point = [slope === 1 ? source.integer(-3, 3) : source.pick([0, 0, 1, -1]), source.integer(-5, 5)]
      const [through, first] = [drawPoint(source, 6), source.integer(-5, 6)]
      const [u, v] = [shift[0] - through[0], shift[1] - through[1]]
      const second = (-2 * (slope * u + v)) / (slope * slope + 1) - first
      return { shift, through, first, second, square: squareAt(slope, shift, through, first) }
    },
    ({ shift, through, first, second, square }) =>
      Number.isInteger(second) &&
      first < second &&
      Math.abs(second) <= 9 &&
      isSquare(square) &&
      square >= 4 &&
      square <= 169 &&
      shift[0] !== shift[1] &&
      through.every((value) => value !== 0) &&
      shift[1] !== 0 &&
      first * second !== 0 &&
      first + second !== 0 &&
      // the zeroes of the two brackets are not the two values
      ![first, second].every((t) => slope * t + shift[0] === through[0] || t + shift[1] === through[1]),
  )
  return {
    letter: random.pick(['p', 'k', 't'] as const),
    slope,
    size,
    shift: drawn.shift,
    through: drawn.through,
    radius: Math.round(Math.sqrt(drawn.square)),
    roots: [drawn.second + 0, drawn.first + 0],
    stem: random.pick([0, 1, 2] as const),
  }
}

/** One coordinate of the centre: "3a", "a + 2". */
export const coordinateTex = ({ letter, slope, shift }: CircleUnknown, i: 0 | 1): string =>
  sumTex([
    [i === 0 ? slope : 1, letter],
    [shift[i], ''],
  ])
