import { gcd } from '../../../maths'
import type { Line, Pair } from '../../../solutions/linear-equations/pieces/line'

/** How much the length and the breadth of a rectangle grow; negative when they shrink. */
export type Change = readonly [length: number, breadth: number]

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly first: Change
  readonly second: Change
  readonly thing: 'garden' | 'rectangle' | 'playground'
}

/** Lengths and breadths in metres. */
export const sizes = {
  rectangle: { length: [10, 40], breadth: [6, 30] },
  garden: { length: [10, 40], breadth: [6, 30] },
  playground: { length: [25, 60], breadth: [16, 45] },
} as const

export const growth = (x: number, y: number, [l, b]: Change): number => (x + l) * (y + b) - x * y

/** (x + l)(y + b) = xy + growth as bx + ly = growth − lb. */
const wholeLine = (x: number, y: number, [l, b]: Change): Line => [b, l, growth(x, y, [l, b]) - l * b]

/** The same divided by its common factor. */
function lineOf(x: number, y: number, change: Change): Line {
  const [a, b, c] = wholeLine(x, y, change)
  const by = gcd(a, b, c)
  return [a / by, b / by, c / by]
}

export const pairOf = ({ x, y, first, second }: Rectangle): Pair => [lineOf(x, y, first), lineOf(x, y, second)]
