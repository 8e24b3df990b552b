import { parallelogramUnknowns, valuesOf, type Given as Parallelogram } from './parallelogram-unknowns'
import { squareBetween, type NamedPoint } from './pieces/point'
import { rootObjection } from './pieces/root'
import { sideBetween } from './pieces/sides'
import { surdTex, surdText, toTex } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A parallelogram two of whose coordinates are letters, and the names of two neighbouring vertices. */
export interface Given {
  readonly figure: Parallelogram
  readonly ends: readonly [string, string]
}

/** The two ends with their coordinates worked out. */
function endsOf({ figure, ends }: Given): readonly [NamedPoint, NamedPoint] {
  const { a, b, c, d } = figure
  const { x, y } = valuesOf(figure)
  const corners: readonly NamedPoint[] = [a, { name: b.name, at: [b.known, y] }, { name: c.name, at: [x, c.known] }, d]
  const [from, to] = ends.map((name) => corners.find((corner) => corner.name === name))
  return [from ?? a, to ?? d]
}

const squareOf = (given: Given) => {
  const [from, to] = endsOf(given)
  return squareBetween(from.at, to.at)
}

/** E.g. "A(-2, 1), B(a, 0), C(4, b) and D(1, 2) are the vertices of a parallelogram. Find the length of AB." */
export const sideOfParallelogram = worked<Given>({
  id: 'side-of-parallelogram',
  archetype: 'cg-parallelogram-vertex',
  objection: (given) => parallelogramUnknowns.objection(given.figure) ?? rootObjection(squareOf(given)),
  solve: (given) => {
    const { figure } = given
    const { x, y } = valuesOf(figure)
    const { name, found, length } = sideBetween(...endsOf(given))
    return {
      lines: [
        says`The diagonals of a parallelogram have the same mid-point, so ${chain(figure.c.letter, toTex(x))} and ${chain(figure.b.letter, toTex(y))}.`,
        earns(1, says`By the distance formula, ${found}`, 'formula'),
        says`Hence ${isValue(`the length of $${name}$`, surdTex(length), 'units')}.`,
      ],
      key: surdText(length),
    }
  },
})
