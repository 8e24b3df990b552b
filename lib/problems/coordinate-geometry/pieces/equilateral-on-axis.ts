import { squareTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { shiftedSquare } from '../../../solutions/coordinate-geometry/pieces/square'
import { surd, surdTex } from '../../../maths'
import { earns, type Step } from '../../template'

/** An equilateral triangle ABC with the side AB on an axis. */
export interface EquilateralOnAxis {
  /** The axis on which the two given vertices lie. */
  readonly axis: 'x' | 'y'
  /** The middle of the side that is given, and half that side. */
  readonly middle: number
  readonly half: number
  readonly where: 'positive' | 'negative' | 'both'
  readonly stem: number
}

/** A point at so many units along the axis of AB, and so many across it. */
export const onAxis = ({ axis }: EquilateralOnAxis, along: number | string, across: number | string): string =>
  axis === 'x' ? `(${along}, ${across})` : `(${across}, ${along})`

/** On which side of the axis C lies, in words. */
export const placed = ({ axis, where }: EquilateralOnAxis): string =>
  axis === 'x'
    ? where === 'positive'
      ? 'above the $x$-axis'
      : 'below the $x$-axis'
    : `${where === 'positive' ? 'on the right' : 'on the left'} of the $y$-axis`

/** "(x - 3)^2 + y^2": the square of the distance from C(x, y) to a point on the axis. */
export function squareFrom({ axis }: EquilateralOnAxis, along: number): string {
  const shifted = shiftedSquare(axis, along)
  return axis === 'x' ? `${shifted} + y^2` : `x^2 + ${shifted}`
}

/** "x^2 + (-2 + 3)^2 = 2^2$, so $x^2 + 1 = 4": the middle put into CA^2 = AB^2. */
export function substituted({ axis, middle, half }: EquilateralOnAxis): string {
  const a = middle - half
  const put = a === 0 ? squareTex(middle) : `(${middle} ${a < 0 ? '+' : '-'} ${Math.abs(a)})^2`
  const sum = (known: number | string) => (axis === 'x' ? `${known} + y^2` : `x^2 + ${known}`)
  return `${sum(put)} = ${2 * half}^2$, so $${sum(half * half)} = ${4 * half * half}`
}

/** From the square of the coordinate to the point C, or to both points. */
export function closing(draw: EquilateralOnAxis): readonly Step[] {
  const { axis, middle, half, where } = draw
  const other = axis === 'x' ? 'y' : 'x'
  const tex = (factor: number) => surdTex(surd(factor, 3))
  const point = (factor: number) => `$${onAxis(draw, middle, tex(factor))}$`
  if (where === 'both')
    return [
      earns(1, `$${other} = ${tex(half)}$ or $${other} = ${tex(-half)}$`, 'root'),
      earns(0.5, `Hence $C$ is the point ${point(half)} or the point ${point(-half)}.`),
    ]
  const sign = where === 'positive' ? 1 : -1
  return [
    earns(0.5, `$${other} = ${tex(half)}$ or $${other} = ${tex(-half)}$`, 'root'),
    earns(0.5, `$C$ lies ${placed(draw)}, so $${other} = ${tex(-sign * half)}$ is rejected.`, 'rejected'),
    earns(0.5, `Hence $C$ is the point ${point(sign * half)}.`),
  ]
}
