import { gapTex, samePlace, squareBetween, squareTex, stepOf, type ExactPoint } from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { add, divide, exact, surdTex, surdText, toTex, toText } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked, type Solution } from '../solution'

/** Two opposite vertices A and C of a square, whose area is asked, or two adjacent ones A and B, for the diagonal. */
export interface Given {
  readonly ask: 'area' | 'diagonal'
  readonly from: ExactPoint
  readonly to: ExactPoint
}

/** The square of the length between the two given vertices; the substitution earns in the shorter solution only. */
function squareLines(name: string, { ask, from, to }: Given): readonly Step[] {
  const [dx, dy] = stepOf(from, to)
  const substituted = says`By the distance formula, ${chain(`${name}^2`, `${gapTex(to[0], from[0])}^2 + ${gapTex(to[1], from[1])}^2`)}`
  return [
    ask === 'area' ? earns(0.5, substituted) : substituted,
    earns(0.5, says`${chain(`${name}^2`, `${squareTex(dx)} + ${squareTex(dy)}`, toTex(squareBetween(from, to)))}`),
  ]
}

/** From the diagonal to the area. */
function area(given: Given): Solution {
  const square = squareBetween(given.from, given.to)
  const half = divide(square, exact(2))
  return {
    lines: [
      line('diagonal', 'The vertices $A$ and $C$ are opposite, so $AC$ is a diagonal of the square.'),
      ...squareLines('AC', given),
      earns(
        0.5,
        `Area of a square $= \\frac{1}{2} \\times (\\text{diagonal})^2 = \\frac{1}{2} \\times ${toTex(square)} = ${toTex(half)}$`,
        'area',
      ),
      earns(0.5, says`Hence ${isValue('the area of the square', toTex(half), 'square units')}.`),
    ],
    key: toText(half),
  }
}

/** From a side to the diagonal. */
function diagonal(given: Given): Solution {
  const square = squareBetween(given.from, given.to)
  const double = add(square, square)
  const length = rootOf(double)
  return {
    lines: [
      'The vertices $A$ and $B$ are adjacent, so $AB$ is a side of the square.',
      ...squareLines('AB', given),
      earns(
        0.5,
        says`In the right triangle $ABC$, ${chain('AC^2', 'AB^2 + BC^2', `${toTex(square)} + ${toTex(square)}`, toTex(double))}`,
        'pythagoras',
      ),
      earns(0.5, says`${chain('AC', ...rootSides(double))}`, 'root'),
      earns(0.5, says`Hence ${isValue('the length of the diagonal', surdTex(length), 'units')}.`),
    ],
    key: surdText(length),
  }
}

/** E.g. "A(3, -2) and C(-1, 4) are two opposite vertices of a square ABCD. Find the area of the square." */
export const squareFromVertices = worked<Given>({
  id: 'square-from-vertices',
  archetype: 'cg-perimeter-area',
  objection: ({ from, to }) =>
    samePlace(from, to)
      ? 'The two vertices are the same point.'
      : rootObjection(add(squareBetween(from, to), squareBetween(from, to))),
  solve: (given) => (given.ask === 'area' ? area(given) : diagonal(given)),
})
