import { bracketed, toTex, type Fraction } from '../../../maths'
import { leftSide, type Line } from './line'

export type Point = readonly [x: Fraction, y: Fraction]

export const pointOf = ([x, y]: Point): string => `(${toTex(x)}, ${toTex(y)})`

/** "3(4) - 2(2) = 8": the equation of a line with the coordinates of one of its points put in. */
export function lineAt([a, b, c]: Line, [x, y]: Point): string {
  const term = (coefficient: number, value: Fraction) =>
    Math.abs(coefficient) === 1 ? bracketed(value) : `${Math.abs(coefficient)}(${toTex(value)})`
  return `${a === 1 ? toTex(x) : `${a < 0 ? '-' : ''}${term(a, x)}`} ${b < 0 ? '-' : '+'} ${term(b, y)} = ${c}`
}

/** "For $x + 3y = 6$ plot $(0, 2)$ and $(6, 0)$, and join them by a straight line" */
export function plotted(line: Line, points: readonly Point[]): string {
  const shown = points.map((point) => `$${pointOf(point)}$`)
  return `For $${leftSide(line)} = ${line[2]}$ plot ${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}, and join them by a straight line`
}
