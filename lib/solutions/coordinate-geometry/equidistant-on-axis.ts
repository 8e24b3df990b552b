import { linearStep } from './pieces/linear'
import { exactTex, exactText, gapTex, sameObjection, squared, type ExactPoint, type NamedPoint } from './pieces/point'
import { expanded, shiftedSquare } from './pieces/square'
import { alongOn, zeroOn, type Axis } from './pieces/axis'
import { add, divide, equals, exact, multiply, subtract, sumTex, toTex, zero, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly axis: Axis
}

function objection({ a, b, axis }: Given): string | null {
  const same = sameObjection(a, b)
  if (same !== null) return same
  const [along, across] = [alongOn(axis), zeroOn(axis)]
  if (!equals(a.at[along], b.at[along])) return null
  return equals(squared(a.at[across]), squared(b.at[across]))
    ? `Every point of the $${axis}$-axis is equidistant from the two points.`
    : `No point of the $${axis}$-axis is equidistant from the two points.`
}

/** E.g. "Find the point on the x-axis which is equidistant from A(2, -5) and B(-2, 9)." */
export const equidistantOnAxis = worked<Given>({
  id: 'equidistant-on-axis',
  archetype: 'cg-equidistant-axis',
  objection,
  solve: ({ a, b, axis }) => {
    const [along, across] = [alongOn(axis), zeroOn(axis)]
    const [u, s, v, t] = [a.at[along], a.at[across], b.at[along], b.at[across]]
    const [left, right] = [add(squared(u), squared(s)), add(squared(v), squared(t))]
    const coefficient = multiply(exact(2), subtract(v, u))
    const value = divide(subtract(right, left), coefficient)
    const point: ExactPoint = axis === 'x' ? [value, zero] : [zero, value]
    const sum = (moving: string, fixed: string) => (axis === 'x' ? `${moving} + ${fixed}` : `${fixed} + ${moving}`)
    const square = (moving: Fraction, fixed: Fraction) => sum(shiftedSquare(axis, moving), `${gapTex(0, fixed)}^2`)
    const opened = (moving: Fraction, fixed: Fraction) => sum(expanded(axis, moving), toTex(squared(fixed)))
    const linear = (moving: Fraction, constant: Fraction) =>
      sumTex([
        [multiply(exact(-2), moving), axis],
        [constant, ''],
      ])
    const [first, second] = [`P${a.name}`, `P${b.name}`]
    return {
      lines: [
        line('point', `Let the point be $P${axis === 'x' ? '(x, 0)' : '(0, y)'}$.`),
        earns(0.5, `Given: $${first} = ${second}$, so $${first}^2 = ${second}^2$`, 'equal distances'),
        earns(0.5, says`By the distance formula, ${chain(square(u, s), square(v, t))}`, 'formula'),
        line('opened', says`${chain(opened(u, s), opened(v, t))}`),
        line('cancelled', says`Cancelling $${axis}^2$, ${chain(linear(u, left), linear(v, right))}`),
        earns(0.5, linearStep('Collecting the terms, ', coefficient, axis, subtract(right, left)), 'solved'),
        earns(0.5, `Hence the required point is $${exactTex(point)}$.`),
      ],
      key: exactText(point),
    }
  },
})
