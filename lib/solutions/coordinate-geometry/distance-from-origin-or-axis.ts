import { namedTex, squared, squareTex, type NamedPoint } from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { absolute, add, equals, one, sign, surdTex, surdText, toTex, toText, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked, type Solution } from '../solution'

interface Given {
  readonly point: NamedPoint
  readonly from: 'origin' | 'x-axis' | 'y-axis'
  /** The other axis is asked after it. */
  readonly alsoOther?: true
}

const squareOf = ({ at: [x, y] }: NamedPoint): Fraction => add(squared(x), squared(y))

function fromOrigin(point: NamedPoint): Solution {
  const [x, y] = point.at
  const name = `O${point.name}`
  const square = squareOf(point)
  const length = rootOf(square)
  const lines: readonly Step[] = [
    line('distance', `The distance of $${point.name}(x, y)$ from the origin $O(0, 0)$ is $\\sqrt{x^2 + y^2}$.`),
    line('substituted', says`Substituting, ${chain(name, `\\sqrt{${squareTex(x)} + ${squareTex(y)}}`)}`),
    earns(1, says`${chain(name, `\\sqrt{${toTex(squared(x))} + ${toTex(squared(y))}}`, ...rootSides(square))}`, 'root'),
    says`Hence ${isValue(`the distance of $${point.name}$ from the origin`, surdTex(length), 'units')}.`,
  ]
  return { lines, key: surdText(length) }
}

function fromAxis({ name, at: [x, y] }: NamedPoint, axis: 'x' | 'y'): Solution {
  const [letter, value] = axis === 'x' ? ['y', y] : ['x', x]
  const size = absolute(value)
  const coordinate = isValue(`The $${letter}$-coordinate of $${name}$`, toTex(value))
  const lines: readonly Step[] = [
    line(
      'distance',
      `The distance of a point from the $${axis}$-axis is the numerical value of its $${letter}$-coordinate.`,
    ),
    line(
      'coordinate',
      sign(value) < 0 ? says`${coordinate}, and ${isValue('its numerical value', toTex(size))}.` : says`${coordinate}.`,
    ),
    earns(
      1,
      says`Hence ${isValue(`the distance of $${name}$ from the $${axis}$-axis`, toTex(size), equals(size, one) ? 'unit' : 'units')}.`,
    ),
  ]
  return { lines, key: toText(size) }
}

/** E.g. "Find the distance of the point P(-6, 8) from the origin." and "... from the y-axis." */
export const distanceFromOriginOrAxis = worked<Given>({
  id: 'distance-from-origin-or-axis',
  archetype: 'cg-distance-origin-axis',
  objection: ({ point, from }) => (from === 'origin' ? rootObjection(squareOf(point)) : null),
  solve: ({ point, from, alsoOther }) => {
    const axis = from === 'x-axis' ? 'x' : 'y'
    const { lines, key } = from === 'origin' ? fromOrigin(point) : fromAxis(point, axis)
    const other = alsoOther ? fromAxis(point, axis === 'x' ? 'y' : 'x') : null
    return {
      lines: [`Given: $${namedTex(point)}$.`, ...lines, ...(other?.lines ?? [])],
      key: other ? `${key}, ${other.key}` : key,
    }
  },
})
