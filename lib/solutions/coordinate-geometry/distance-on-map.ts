import { gapTex, namedTex, squareBetween, squared, type NamedPoint } from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { equals, multiply, sign, surdTex, surdText, toTex, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export interface DistanceOnMap {
  readonly a: NamedPoint
  readonly b: NamedPoint
  /** What one unit of the map stands for, in `unit`. */
  readonly scale: Fraction
  readonly unit: string
}

const onGround = ({ at: [x, y] }: NamedPoint, scale: Fraction): NamedPoint['at'] => [
  multiply(x, scale),
  multiply(y, scale),
]

/** E.g. "One unit of the map stands for 5 km. Find the distance between A(1, 2) and B(4, 6)." */
export const distanceOnMap = worked<DistanceOnMap>({
  id: 'distance-on-map',
  archetype: 'cg-distance',
  objection: ({ a, b, scale }) =>
    sign(scale) > 0
      ? rootObjection(multiply(squareBetween(a.at, b.at), squared(scale)))
      : 'A unit of the map stands for a length of more than zero: check the numbers.',
  solve: ({ a, b, scale, unit }) => {
    const name = `${a.name}${b.name}`
    const square = squareBetween(a.at, b.at)
    const whole = multiply(square, squared(scale))
    // the second road: the places with their distances in the world for coordinates
    if (!equals(whole, squareBetween(onGround(a, scale), onGround(b, scale))))
      throw new Error('The two ways to the distance differ')
    const [drawn, length] = [rootOf(square), rootOf(whole)]
    return {
      lines: [
        `Given: $${namedTex(a)}$ and $${namedTex(b)}$.`,
        line(
          'substituted',
          says`On the map, ${chain(name, `\\sqrt{${gapTex(b.at[0], a.at[0])}^2 + ${gapTex(b.at[1], a.at[1])}^2}`, ...rootSides(square))} units`,
        ),
        `One unit stands for $${toTex(scale)}$ ${unit}, so the distance is $${surdTex(drawn)} \\times ${toTex(scale)}$ ${unit}.`,
        earns(1, says`Hence ${isValue('the distance', surdTex(length), unit)}.`),
      ],
      key: surdText(length),
    }
  },
})
