import { quadrilateralClaim } from './quadrilateral-claim'
import { collinear, samePlace, squareBetween, squareTex, stepOf, type NamedPoint } from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { absolute, divide, equals as same, exact, multiply, subtract, surdTex, toTex, toText } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** The vertices of a rhombus, in order. */
export interface Given {
  readonly corners: readonly [NamedPoint, NamedPoint, NamedPoint, NamedPoint]
  /** That it is a rhombus is to be shown first. */
  readonly toShow?: boolean
}

function objection({ corners, toShow = false }: Given): string | null {
  const [a, b, c, d] = corners
  const squares = [squareBetween(a.at, b.at), squareBetween(b.at, c.at), squareBetween(c.at, d.at)]
  const isRhombus = squares.every((each) => same(each, squareBetween(d.at, a.at)))
  if (!isRhombus) return 'The four sides are not equal, so with these points in this order it is no rhombus.'
  if (samePlace(a.at, c.at) || collinear(a.at, b.at, c.at)) return 'The points lie on one line: they make no rhombus.'
  const claimed = toShow ? quadrilateralClaim.objection({ corners, claim: 'rhombus', isToShow: true }) : null
  return claimed ?? rootObjection(squareBetween(a.at, c.at)) ?? rootObjection(squareBetween(b.at, d.at))
}

function diagonal(from: NamedPoint, to: NamedPoint): Step {
  const [dx, dy] = stepOf(from.at, to.at)
  const name = `${from.name}${to.name}`
  const root = rootSides(squareBetween(from.at, to.at))
  const found = chain(name, `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`, ...root)
  return earns(0.5, says`${found}`, name)
}

/** E.g. "Find the area of the rhombus whose vertices, taken in order, are (3, 0), (4, 5), (-1, 4) and (-2, -1)." */
export const rhombusArea = worked<Given>({
  id: 'rhombus-area',
  archetype: 'cg-perimeter-area',
  objection,
  solve: ({ corners, toShow = false }) => {
    const [a, b, c, d] = corners
    const [one, two] = [rootOf(squareBetween(a.at, c.at)), rootOf(squareBetween(b.at, d.at))]
    const [[p, q], [u, v]] = [stepOf(a.at, c.at), stepOf(b.at, d.at)]
    // the diagonals are perpendicular: what one crosses of the other is their product
    const area = divide(absolute(subtract(multiply(p, v), multiply(q, u))), exact(2))
    return {
      lines: [
        ...(toShow ? quadrilateralClaim.solve({ corners, claim: 'rhombus', isToShow: true }).lines : []),
        earns(
          0.5,
          `Area of a rhombus $= \\frac{1}{2} \\times d_1 \\times d_2$, where $d_1 = ${a.name}${c.name}$ and $d_2 = ${b.name}${d.name}$ are the diagonals.`,
          'formula',
        ),
        diagonal(a, c),
        diagonal(b, d),
        earns(
          1,
          says`${equals('Area', `\\frac{1}{2} \\times ${surdTex(one)} \\times ${surdTex(two)}`, toTex(area))}`,
          'area',
        ),
        earns(0.5, says`Hence ${isValue('the area of the rhombus', toTex(area), 'square units')}.`),
      ],
      key: toText(area),
    }
  },
})
