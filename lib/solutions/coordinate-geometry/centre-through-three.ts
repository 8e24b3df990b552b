import { bisectorOf } from './pieces/bisector'
import { collinear, exactTex, exactText, type NamedPoint } from './pieces/point'
import { eliminationLine, equationLines, meeting, substitutionLine } from './pieces/two-bisectors'
import { equals, sign } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

type Three = readonly [NamedPoint, NamedPoint, NamedPoint]

/** The point that is equally far from three others: of a circle through them, the centre. */
export interface Given {
  readonly points: Three
  readonly wanted: 'centre' | 'point'
}

interface Manner {
  /** What stands there: 'hand pump'. */
  readonly noun?: string
}

/** The points in an order in which the first equation holds both letters and the second one x. */
function inOrder(points: Three): Three {
  const [a, b, c] = points
  const orders: readonly Three[] = [points, [b, a, c], [a, c, b], [c, a, b], [b, c, a], [c, b, a]]
  const fits = ([p, q, r]: Three) => !equals(p.at[0], q.at[0]) && !equals(p.at[1], q.at[1]) && !equals(q.at[0], r.at[0])
  return orders.find(fits) ?? points
}

/** E.g. "Find the centre of the circle passing through A(6, -6), B(3, -7) and C(3, 3)." */
export const centreThroughThree = worked<Given, Manner>({
  id: 'centre-through-three',
  archetype: 'cg-equidistant-relation',
  objection: ({ points: [a, b, c] }) =>
    [a, b, c].some(({ at }) => at.some(({ n, d }) => n > 10n ** 5n || n < -(10n ** 5n) || d > 100n))
      ? 'These numbers are too large for me to solve the equations.'
      : collinear(a.at, b.at, c.at)
        ? 'The three points lie on one line, so no point is equally far from all of them.'
        : null,
  solve: ({ points, wanted }, { noun } = {}) => {
    const [a, b, c] = inOrder(points)
    const name = ['P', 'O', 'K', 'T'].find((each) => points.every((point) => point.name !== each)) ?? 'P'
    const [first, second, third] = points.map((point) => `${name}${point.name}`)
    const [pa, pb, pc] = [a, b, c].map((point) => `${name}${point.name}^2`)
    const [one, two] = [bisectorOf(a.at, b.at), bisectorOf(b.at, c.at)]
    const centre = meeting(one, two)
    const equal = `Then $${first} = ${second} = ${third}$`
    const opening = noun
      ? `Let the ${noun} be at $${name}(x, y)$. ${equal}.`
      : wanted === 'centre'
        ? `Let the centre be $${name}(x, y)$. ${equal}, all being radii.`
        : `Let the point be $${name}(x, y)$. ${equal}.`
    const what = noun ? `place of the ${noun}` : wanted === 'centre' ? 'centre' : 'required point'
    return {
      lines: [
        line('point', opening),
        ...equationLines(`$${pa} = ${pb}$`, a.at, b.at, 1),
        ...equationLines(`$${pb} = ${pc}$`, b.at, c.at, 2),
        ...(sign(two[1]) === 0 ? [] : [eliminationLine(one, two)]),
        earns(0.5, substitutionLine(one, centre)),
        earns(0.5, `Hence the ${what} is $${exactTex(centre)}$.`),
      ],
      key: exactText(centre),
    }
  },
})
