import { gapTex, namedTex, squareBetween, squared, squareTex, stepOf, type NamedPoint } from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { surdTex, surdText, toTex } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

interface TwoPoints {
  readonly a: NamedPoint
  readonly b: NamedPoint
}

interface Manner {
  /** What lies at the two points: 'the school', 'the library'. */
  readonly places?: readonly [string, string]
}

/** E.g. "Find the distance between the points A(-2, 3) and B(4, -5)." */
export const distanceBetween = worked<TwoPoints, Manner>({
  id: 'distance-between',
  archetype: 'cg-distance',
  objection: ({ a, b }) => rootObjection(squareBetween(a.at, b.at)),
  solve: ({ a, b }, { places } = {}) => {
    const name = `${a.name}${b.name}`
    const [dx, dy] = stepOf(a.at, b.at)
    const square = squareBetween(a.at, b.at)
    const length = rootOf(square)
    const what = places ? `the distance from ${places.join(' to ')}` : `the distance $${name}$`
    return {
      lines: [
        `Given: $${namedTex(a)}$ and $${namedTex(b)}$.`,
        `Distance formula: $${name} = \\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$`,
        line(
          'substituted',
          says`Substituting, ${chain(name, `\\sqrt{${gapTex(b.at[0], a.at[0])}^2 + ${gapTex(b.at[1], a.at[1])}^2}`)}`,
        ),
        line(
          'squares',
          says`${chain(
            name,
            `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`,
            `\\sqrt{${toTex(squared(dx))} + ${toTex(squared(dy))}}`,
          )}`,
        ),
        earns(1, says`${chain(name, ...rootSides(square))}`, 'root'),
        says`Hence ${isValue(what, surdTex(length), 'units')}.`,
      ],
      key: surdText(length),
    }
  },
})
