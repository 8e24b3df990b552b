import {
  bisectorOf,
  commonFactor,
  distanceSquareTex,
  equationClaim,
  equationTex,
  equationText,
  openedSquareTex,
  rawBisector,
} from './pieces/bisector'
import { sameObjection, type NamedPoint } from './pieces/point'
import { equals, fraction, isInteger, one, toTex } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
}

/** E.g. "Find a relation between x and y such that the point P(x, y) is equidistant from A(7, 1) and B(3, 5)." */
export const equidistantRelation = worked<Given>({
  id: 'equidistant-relation',
  archetype: 'cg-equidistant-relation',
  objection: ({ a, b }) => sameObjection(a, b),
  solve: ({ a, b }) => {
    const raw = rawBisector(a.at, b.at)
    const equation = bisectorOf(a.at, b.at)
    const factor = commonFactor(raw)
    const [first, second] = [`P${a.name}`, `P${b.name}`]
    const how = equals(factor, one)
      ? 'Hence'
      : equals(factor, fraction(-1))
        ? 'Hence, changing all the signs,'
        : isInteger(factor)
          ? `Hence, dividing by $${toTex(factor)}$,`
          : `Hence, multiplying by $${toTex(fraction(factor.d, factor.n))}$,`
    return {
      lines: [
        `Given: $${first} = ${second}$, so $${first}^2 = ${second}^2$`,
        earns(0.5, says`${chain(distanceSquareTex(a.at), distanceSquareTex(b.at))}`, 'formula'),
        earns(0.5, says`${chain(openedSquareTex(a.at), openedSquareTex(b.at))}`, 'opened'),
        earns(0.5, says`Cancelling $x^2$ and $y^2$ and collecting the terms, ${equationClaim(raw)}`, 'collected'),
        earns(0.5, `${how} the relation is $${equationTex(equation)}$.`),
      ],
      key: equationText(equation),
    }
  },
})
