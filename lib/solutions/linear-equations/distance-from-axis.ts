import { absolute, equals, one, sign, toTex, toText, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly x: Fraction
  readonly y: Fraction
  readonly axis: 'x' | 'y'
  /** Whether the question names the point, or two equations that give its coordinates. */
  readonly told: 'point' | 'equations'
}

/** E.g. "What is the distance of the point (−3, 5) from the y-axis?" */
export const distanceFromAxis = worked<Given>({
  id: 'distance-from-axis',
  archetype: 'le-axis-point',
  objection: () => null,
  solve: ({ x, y, axis, told }) => {
    const [name, value] = axis === 'x' ? (['y', y] as const) : (['x', x] as const)
    const size = absolute(value)
    const negative = sign(value) < 0 ? ', and a distance is not negative' : ''
    return {
      lines: [
        ...(told === 'point' ? [] : [line('point', `The point is $(${toTex(x)}, ${toTex(y)})$`)]),
        line('rule', `The distance of a point from the $${axis}$-axis is the size of its $${name}$-coordinate`),
        earns(
          1,
          `The $${name}$-coordinate is $${toTex(value)}$${negative}, so the distance from the $${axis}$-axis is $${toTex(size)}$ unit${equals(size, one) ? '' : 's'}`,
          'distance',
        ),
      ],
      key: toText(size),
    }
  },
})
