import { named, type ExactPoint } from '../../../solutions/coordinate-geometry/pieces/point'
import { sectionAt } from '../../../solutions/coordinate-geometry/pieces/section'
import type { Random } from '../../../random'
import { fraction } from '../../../maths'

export type Point = readonly [x: number, y: number]

/** "(2, -3)", in TeX and in the grammar of answers alike. */
export const pointText = ([x, y]: Point): string => `(${x}, ${y})`

/** A whole point with both coordinates from -reach to reach. */
export const drawPoint = (random: Random, reach: number): Point => [
  random.integer(-reach, reach),
  random.integer(-reach, reach),
]

/** The square of the distance: a whole number. */
export const squaredDistance = (a: Point, b: Point): number => (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2

/** A floating-point value rounded to four places, zeros and all, for answers found by measuring. */
export const measured = (value: number): string => value.toFixed(4).replace('.0000', '')

/** Both coordinates of a measured point, in the grammar of answers. */
export const measuredPoint = (x: number, y: number): string => `(${measured(x)}, ${measured(y)})`

/** The point that divides AB internally in m : n. */
export const sectionPoint = (a: Point, b: Point, m: number, n: number): ExactPoint =>
  sectionAt(named('A', a).at, named('B', b).at, m, n)

/** The mid-point of two whole points, exactly. */
export const midPointOfWhole = (a: Point, b: Point): ExactPoint => [fraction(a[0] + b[0], 2), fraction(a[1] + b[1], 2)]
