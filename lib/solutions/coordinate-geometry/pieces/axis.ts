import { overTex, topTex, type Coordinate } from './division'
import { sameObjection, type ExactPoint, type NamedPoint } from './point'
import { lowestRatio, ratioTex, ratioValue, type Ratio } from './ratio'
import { coordinateTex, sectionAt } from './section'
import { add, multiply, sign, toTex, zero, type Fraction } from '../../../maths'
import { chain, says, type Said } from '../../claim'
import { earns, line, type Step } from '../../line'

export type Axis = 'x' | 'y'

/** A segment that an axis cuts. */
export interface CutByAxis {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly axis: Axis
}

/** Which coordinate is zero on the axis: 1 on the x-axis, 0 on the y-axis. */
export const zeroOn = (axis: Axis): Coordinate => (axis === 'x' ? 1 : 0)

/** Which coordinate runs along the axis. */
export const alongOn = (axis: Axis): Coordinate => (axis === 'x' ? 0 : 1)

/** In what ratio the axis divides AB, from A on. */
export const axisRatio = ({ a, b, axis }: CutByAxis): Ratio => lowestRatio(a.at[zeroOn(axis)], b.at[zeroOn(axis)])

/** Where AB meets the axis. */
export function meetingPoint(cut: CutByAxis): ExactPoint {
  const [x, y] = sectionAt(cut.a.at, cut.b.at, ...axisRatio(cut))
  return cut.axis === 'x' ? [x, zero] : [zero, y]
}

export function axisObjection({ a, b, axis }: CutByAxis): string | null {
  const same = sameObjection(a, b)
  if (same !== null) return same
  const [first, second] = [a, b].map(({ at }) => sign(at[zeroOn(axis)]))
  if (first === 0 || second === 0) return `One of the two points lies on the $${axis}$-axis itself.`
  return first === second
    ? `Both points lie on the same side of the $${axis}$-axis, so it does not cut the segment between them.`
    : null
}

/** From "let the ratio be k : 1" to the ratio: twice `marks`, and half a mark for the value. */
export function axisLines(cut: CutByAxis, marks: 1 | 0.5): readonly Step[] {
  const { a, b, axis } = cut
  const zeroAt = zeroOn(axis)
  const letter = axis === 'x' ? 'y' : 'x'
  const ratio = axisRatio(cut)
  const sides = [b.at[zeroAt], a.at[zeroAt]] as const
  return [
    line('ratio', `Let the $${axis}$-axis divide $${a.name}${b.name}$ in the ratio $k : 1$ at $P$.`),
    earns(marks, `By the section formula, the $${letter}$-coordinate of $P$ is $${overTex(...sides)}$.`, 'formula'),
    earns(marks, says`On the $${axis}$-axis, $${letter} = 0$, so ${chain(topTex(...sides), '0')}`, 'zero'),
    earns(
      0.5,
      says`${chain('k', toTex(ratioValue(ratio)))}, so $${a.name}P : P${b.name} = ${ratioTex(ratio)}$`,
      'solved',
    ),
  ]
}

/** The section formula for the coordinate along the axis. */
export function alongLine(cut: CutByAxis): Said {
  const { a, b, axis } = cut
  const [m, n] = axisRatio(cut)
  const along = alongOn(axis)
  const [first, second, value] = [a.at[along], b.at[along], meetingPoint(cut)[along]]
  const sides = [coordinateTex(m, n, first, second), overSumTex([m, n], first, second), toTex(value)]
  return says`The $${axis}$-coordinate of $P$ is ${chain(...sides.filter((side, index) => sides.indexOf(side) === index))}`
}

/** "\frac{12}{5}": the section formula with its top worked out. */
export function overSumTex([m, n]: Ratio, first: Fraction, second: Fraction): string {
  const [top, bottom] = [add(multiply(m, second), multiply(n, first)), add(m, n)]
  return `\\frac{${toTex(top)}}{${toTex(bottom)}}`
}
