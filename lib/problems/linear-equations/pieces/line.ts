import type { Random } from '../../../random'
import { lineTex, type Line } from '../../../solutions/linear-equations/pieces/line'

/** "2x − 3y = 4" in plain text, for the labels of figures. */
export const lineLabel = (line: Line): string => lineTex(line).replaceAll('-', '−')

/** The line through a lattice point with given coefficients. */
export const through = (a: number, b: number, [x, y]: readonly [number, number]): Line => [a, b, a * x + b * y]

/** A number other than zero, at most so large. */
export const drawCoefficient = (random: Random, greatest: number): number =>
  random.integer(1, greatest) * (random.chance(0.5) ? 1 : -1)
