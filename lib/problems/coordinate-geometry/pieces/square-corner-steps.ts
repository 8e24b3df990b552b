import type { SquareAsk } from './square-corner-words'
import { squaredDistance, type Point } from './point'
import { gapTex, squareTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { rootSides } from '../../../solutions/coordinate-geometry/pieces/root'
import { fraction, surd, surdTex } from '../../../maths'
import { chain, earns, isValue, line, says, type Step } from '../../template'

/** Two vertices of a square ABCD, and what is asked of it. */
export interface SquareCorners {
  readonly ask: SquareAsk
  readonly from: Point
  readonly to: Point
  readonly stem: number
}

/** The square of the length between the two given vertices; the substitution earns in the shorter solution only. */
function squareLines(name: string, { ask, from, to }: SquareCorners): readonly Step[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const substituted = says`By the distance formula, ${chain(`${name}^2`, `${gapTex(to[0], from[0])}^2 + ${gapTex(to[1], from[1])}^2`)}`
  return [
    ask === 'area' ? earns(0.5, substituted) : substituted,
    earns(0.5, says`${chain(`${name}^2`, `${squareTex(dx)} + ${squareTex(dy)}`, `${dx * dx + dy * dy}`)}`),
  ]
}

/** From the diagonal to the area. */
export function areaSteps(draw: SquareCorners): readonly Step[] {
  const square = squaredDistance(draw.from, draw.to)
  return [
    line('diagonal', 'The vertices $A$ and $C$ are opposite, so $AC$ is a diagonal of the square.'),
    ...squareLines('AC', draw),
    earns(
      0.5,
      `Area of a square $= \\frac{1}{2} \\times (\\text{diagonal})^2 = \\frac{1}{2} \\times ${square} = ${square / 2}$`,
      'area',
    ),
    earns(0.5, says`Hence ${isValue('the area of the square', `${square / 2}`, 'square units')}.`),
  ]
}

/** From a side to the diagonal. */
export function diagonalSteps(draw: SquareCorners): readonly Step[] {
  const square = squaredDistance(draw.from, draw.to)
  const length = surdTex(surd(1, 2 * square))
  return [
    'The vertices $A$ and $B$ are adjacent, so $AB$ is a side of the square.',
    ...squareLines('AB', draw),
    earns(
      0.5,
      says`In the right triangle $ABC$, ${chain('AC^2', 'AB^2 + BC^2', `${square} + ${square}`, `${2 * square}`)}`,
      'pythagoras',
    ),
    earns(0.5, says`${chain('AC', ...rootSides(fraction(2 * square)))}`, 'root'),
    earns(0.5, says`Hence ${isValue('the length of the diagonal', length, 'units')}.`),
  ]
}
