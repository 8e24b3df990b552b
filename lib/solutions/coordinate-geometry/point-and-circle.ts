import { exactTex, gapTex, namedTex, samePlace, squareBetween, type NamedPoint } from './pieces/point'
import { compare, sign, squared, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { worked } from '../solution'

export const sidesOfCircle = ['inside', 'on', 'outside'] as const
export type SideOfCircle = (typeof sidesOfCircle)[number]

export interface PointAndCircle {
  readonly centre: NamedPoint
  readonly point: NamedPoint
  /** Its length, or a point of the circle. */
  readonly radius: Fraction | NamedPoint
  /** "Does it lie inside?"; null where it is asked which of the three it is. */
  readonly asked: SideOfCircle | null
}

const isPoint = (radius: Fraction | NamedPoint): radius is NamedPoint => 'at' in radius
const squareOf = ({ centre, radius }: PointAndCircle): Fraction =>
  isPoint(radius) ? squareBetween(centre.at, radius.at) : squared(radius)

const where = (given: PointAndCircle): SideOfCircle =>
  sidesOfCircle[compare(squareBetween(given.centre.at, given.point.at), squareOf(given)) + 1] ?? 'on'

const squareLine = (from: NamedPoint, to: NamedPoint) =>
  says`${chain(
    `${from.name}${to.name}^2`,
    `${gapTex(to.at[0], from.at[0])}^2 + ${gapTex(to.at[1], from.at[1])}^2`,
    toTex(squareBetween(from.at, to.at)),
  )}`

/** E.g. "Does the point (-1, 7) lie inside, on or outside the circle with centre (3, 4) and radius 5 units?" */
export const pointAndCircle = worked<PointAndCircle>({
  id: 'point-and-circle',
  archetype: 'cg-distance',
  objection: ({ centre, radius }) => {
    const isNone = isPoint(radius) ? samePlace(centre.at, radius.at) : sign(radius) <= 0
    return isNone ? 'A circle has a radius greater than 0.' : null
  },
  solve: (given) => {
    const { centre, point, radius, asked } = given
    const is = where(given)
    const sign_ = { inside: '<', on: '=', outside: '>' }[is]
    const [own, all] = [toTex(squareBetween(centre.at, point.at)), toTex(squareOf(given))]
    return {
      lines: [
        `The distance of $${namedTex(point)}$ from the centre $${centre.name}${exactTex(centre.at)}$ is compared with the radius $r$.`,
        squareLine(centre, point),
        isPoint(radius) ? squareLine(centre, radius) : says`${chain('r^2', `${toTex(radius)}^2`, all)}`,
        `$${own} ${sign_} ${all}$, so $${centre.name}${point.name} ${sign_} r$.`,
        `Hence the point lies ${is} the circle.`,
      ],
      key: asked === null ? `${is} the circle` : `${asked === is ? 'yes' : 'no'}, ${is} the circle`,
    }
  },
})
