import { bracketed, toTex, toText, type Fraction } from '../../../maths'
import type { Random } from '../../../random'

export type Point = readonly [x: number, y: number]
export type ExactPoint = readonly [x: Fraction, y: Fraction]

/** "(2, -3)", in TeX and in the grammar of answers alike. */
export const pointText = ([x, y]: Point): string => `(${x}, ${y})`

/** "(3/2, -3)" in the grammar of answers. */
export const exactText = ([x, y]: ExactPoint): string => `(${toText(x)}, ${toText(y)})`

/** "\left(\frac{3}{2}, -3\right)", with plain brackets around whole numbers. */
export function exactTex(point: ExactPoint): string {
  const [x, y] = [toTex(point[0]), toTex(point[1])]
  return `${x}${y}`.includes('frac') ? `\\left(${x}, ${y}\\right)` : `(${x}, ${y})`
}

/** "(4 - 1)" and "[4 - (-2)]": the step from the second number to the first. */
export const gapTex = (to: number, from: number): string => (from < 0 ? `[${to} - (${from})]` : `(${to} - ${from})`)

/** "6^2" and "(-8)^2". */
export const squareTex = (value: number): string => `${bracketed(value)}^2`

/** A whole point with both coordinates from -reach to reach. */
export const drawPoint = (random: Random, reach: number): Point => [
  random.integer(-reach, reach),
  random.integer(-reach, reach),
]

/** The square of the distance: a whole number. */
export const squaredDistance = (a: Point, b: Point): number => (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2

/** A floating-point value cut to four places, for answers found by measuring. */
export const measured = (value: number): string => String(Number(value.toFixed(4)))

/** Both coordinates of a measured point, in the grammar of answers. */
export const measuredPoint = (x: number, y: number): string => `(${measured(x)}, ${measured(y)})`
