import { squareTex, tupleTex } from './point'
import { shiftedSquare } from './square'
import {
  absolute,
  add,
  divide,
  exact,
  multiply,
  negate,
  sign,
  squared,
  subtract,
  surdTex,
  surdText,
  toTex,
  toText,
  type Fraction,
  type Surd,
} from '../../../maths'
import { earns, type Step } from '../../line'

/** An equilateral triangle ABC with the side AB on an axis. */
export interface EquilateralOnAxis {
  /** The axis on which the two given vertices lie. */
  readonly axis: 'x' | 'y'
  /** Where they lie on it, the smaller first. */
  readonly from: Fraction
  readonly to: Fraction
  /** On which side of the axis C lies, where that is told. */
  readonly where: 'positive' | 'negative' | 'both'
}

export const middleOf = ({ from, to }: EquilateralOnAxis): Fraction => divide(add(from, to), exact(2))
export const halfOf = ({ from, to }: EquilateralOnAxis): Fraction => divide(subtract(to, from), exact(2))

/** On which side of the axis C lies, in words. */
export const placed = ({ axis, where }: Pick<EquilateralOnAxis, 'axis' | 'where'>): string =>
  axis === 'x'
    ? where === 'positive'
      ? 'above the $x$-axis'
      : 'below the $x$-axis'
    : `${where === 'positive' ? 'on the right' : 'on the left'} of the $y$-axis`

/** "(x - 3)^2 + y^2": the square of the distance from C(x, y) to a point on the axis. */
export function squareFrom({ axis }: EquilateralOnAxis, along: Fraction): string {
  const shifted = shiftedSquare(axis, along)
  return axis === 'x' ? `${shifted} + y^2` : `x^2 + ${shifted}`
}

/** "x^2 + (-2 + 3)^2 = 2^2$, so $x^2 + 1 = 4": the middle put into CA^2 = AB^2. */
export function substituted(given: EquilateralOnAxis): string {
  const [middle, half, a] = [middleOf(given), halfOf(given), given.from]
  const put =
    sign(a) === 0 ? squareTex(middle) : `(${toTex(middle)} ${sign(a) < 0 ? '+' : '-'} ${toTex(absolute(a))})^2`
  const sum = (known: string) => (given.axis === 'x' ? `${known} + y^2` : `x^2 + ${known}`)
  const side = multiply(exact(2), half)
  return `${sum(put)} = ${squareTex(side)}$, so $${sum(toTex(squared(half)))} = ${toTex(squared(side))}`
}

const heightOf = (half: Fraction): Surd => ({ coefficient: half, radicand: 3 })

/** C as TeX, on the side of the axis that the sign of `half` tells. */
function cornerTex(given: EquilateralOnAxis, half: Fraction): string {
  const [along, across] = [toTex(middleOf(given)), surdTex(heightOf(half))]
  return given.axis === 'x' ? tupleTex(along, across) : tupleTex(across, along)
}

export function cornerText(given: EquilateralOnAxis, half: Fraction): string {
  const [along, across] = [toText(middleOf(given)), surdText(heightOf(half))]
  return given.axis === 'x' ? `(${along}, ${across})` : `(${across}, ${along})`
}

/** From the square of the coordinate to the point C, or to both points. */
export function closing(given: EquilateralOnAxis): readonly Step[] {
  const { axis, where } = given
  const half = halfOf(given)
  const other = axis === 'x' ? 'y' : 'x'
  const tex = (factor: Fraction) => surdTex(heightOf(factor))
  const point = (factor: Fraction) => `$${cornerTex(given, factor)}$`
  const roots = `$${other} = ${tex(half)}$ or $${other} = ${tex(negate(half))}$`
  if (where === 'both')
    return [
      earns(1, roots, 'root'),
      earns(0.5, `Hence $C$ is the point ${point(half)} or the point ${point(negate(half))}.`),
    ]
  const [found, rejected] = where === 'positive' ? [half, negate(half)] : [negate(half), half]
  return [
    earns(0.5, roots, 'root'),
    earns(0.5, `$C$ lies ${placed(given)}, so $${other} = ${tex(rejected)}$ is rejected.`, 'rejected'),
    earns(0.5, `Hence $C$ is the point ${point(found)}.`),
  ]
}
