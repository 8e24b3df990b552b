import { lengthObjection, lengthShown, lengthTex, lengthText } from './pieces/length'
import { compare, divide, multiply, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Someone walks away from a lamp post; lengths in metres, the speed in metres a second. */
export interface Given {
  readonly lamp: Fraction
  readonly walker: Fraction
  readonly speed: Fraction
  readonly seconds: Fraction
  /** So far has been walked already: the speed is none, 1 m in each of so many seconds. */
  readonly isAway?: true
}

/** Nothing for the factor 1. */
const times = (factor = ''): string => (factor === '1' ? '' : factor)

/** E.g. "A girl of height 0.9 m is walking away from the base of a lamp post at 1.2 m/s. If the lamp is 3.6 m above the ground ..." */
export const lampWalk = worked<Given>({
  id: 'lamp-walk',
  archetype: 'tri-lamp-walk',
  objection: ({ lamp, walker, speed, seconds }) =>
    lengthObjection([lamp, walker, speed, seconds]) ??
    (compare(lamp, walker) <= 0 ? 'The lamp must hang higher than the head of the walker.' : null),
  solve: ({ lamp, walker, speed, seconds, isAway = false }) => {
    const away = multiply(speed, seconds)
    const rest = subtract(lamp, walker)
    const shadow = divide(multiply(walker, away), rest)
    const [H, h, v, t, d, gap, x] = [lamp, walker, speed, seconds, away, rest, shadow].map(lengthTex)
    return {
      lines: [
        `Let $AB$ be the lamp post, $CD$ the walker, and $DE = x$ m the shadow. $AB = ${H}$ m, $CD = ${h}$ m`,
        earns(
          0.5,
          isAway ? `Given: $BD = ${d}$ m` : says`Distance walked: ${chain('BD', `${v} \\times ${t}`, d ?? '')} m`,
          'distance',
        ),
        earns(
          1,
          '$\\angle B = \\angle CDE = 90^\\circ$ and $\\angle E$ is common, so $\\triangle ABE \\sim \\triangle CDE$ (AA).',
        ),
        earns(0.5, `$\\frac{BE}{DE} = \\frac{AB}{CD}$: $\\frac{${d} + x}{x} = \\frac{${H}}{${h}}$`, 'proportion'),
        earns(
          0.5,
          says`${chain(`${times(h)}(${d} + x)`, `${times(H)}x`)}, so ${chain(`${times(gap)}x`, `${h} \\times ${d}`)}`,
          'cleared',
        ),
        earns(
          0.5,
          says`Hence ${chain('x', `\\frac{${h} \\times ${d}}{${gap}}`, x ?? '')}: the shadow is ${lengthShown(shadow)} m long.`,
        ),
      ],
      key: lengthText(shadow),
    }
  },
})
