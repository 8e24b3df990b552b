import { collinear, exactTex, gapTex, squareBetween, squareTex, stepOf, tupleTex } from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { averageTex, sectionAt } from './pieces/section'
import type { Triangle } from './pieces/sides'
import { surdTex, surdText } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

interface Manner {
  /** What the median is: 'path'. */
  readonly noun?: string
}

const footOf = ({ b, c }: Triangle) => sectionAt(b.at, c.at, 1, 1)

/** Of a median and the side that it meets, the foot is called D, or M where a corner is called so. */
const footName = ({ a, b, c }: Triangle): string => ([a, b, c].some(({ name }) => name === 'D') ? 'M' : 'D')

/** E.g. "A(7, -3), B(5, 3) and C(3, -1) are the vertices of a triangle. Find the length of the median through A." */
export const medianLength = worked<Triangle, Manner>({
  id: 'median-length',
  archetype: 'cg-median-length',
  objection: (triangle) =>
    collinear(triangle.a.at, triangle.b.at, triangle.c.at)
      ? 'The three points lie on one line and form no triangle.'
      : rootObjection(squareBetween(triangle.a.at, footOf(triangle))),
  solve: (triangle, { noun = 'median' } = {}) => {
    const { a, b, c } = triangle
    const [foot, d] = [footOf(triangle), footName(triangle)]
    const square = squareBetween(a.at, foot)
    const [dx, dy] = stepOf(a.at, foot)
    const median = `${a.name}${d}`
    return {
      lines: [
        line(
          'median',
          `The median through $${a.name}$ joins $${a.name}$ to the mid-point $${d}$ of $${b.name}${c.name}$.`,
        ),
        earns(
          1,
          says`${chain(d, tupleTex(averageTex(b.at[0], c.at[0]), averageTex(b.at[1], c.at[1])), exactTex(foot))}`,
          'mid-point',
        ),
        line(
          'formula',
          says`By the distance formula, ${chain(median, `\\sqrt{${gapTex(foot[0], a.at[0])}^2 + ${gapTex(foot[1], a.at[1])}^2}`)}`,
        ),
        earns(0.5, says`${chain(median, `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`, ...rootSides(square))}`, 'root'),
        earns(0.5, says`Hence ${isValue(`the length of the ${noun}`, surdTex(rootOf(square)), 'units')}.`),
      ],
      key: surdText(rootOf(square)),
    }
  },
})
