import { divide, equals, one, sign, sumTex, toTex, toText } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import type { Equation } from './pieces/equation'

export interface Given {
  readonly line: Equation
  readonly axis: 'x' | 'y'
}

/** E.g. "At which point does the line 2x + 3y = 12 meet the x-axis?" */
export const axisPoint = worked<Given>({
  id: 'axis-point',
  archetype: 'le-axis-point',
  objection: ({ line: { a, b, c }, axis }) => {
    if (sign(a) === 0 && sign(b) === 0) return 'This equation has no variable, so it is no line.'
    if (sign(axis === 'x' ? a : b) !== 0) return null
    return sign(c) === 0
      ? `This line is the $${axis}$-axis itself.`
      : `This line is parallel to the $${axis}$-axis, so it never meets it.`
  },
  solve: ({ line: { a, b, c }, axis }) => {
    const [other, coefficient] = axis === 'x' ? (['y', a] as const) : (['x', b] as const)
    const at = divide(c, coefficient)
    const [open, close] = at.d === 1n ? ['(', ')'] : ['\\left(', '\\right)']
    const shown = axis === 'x' ? `${toTex(at)}, 0` : `0, ${toTex(at)}`
    const whole = sumTex([
      [a, 'x'],
      [b, 'y'],
    ])
    const rest = chain(sumTex([[coefficient, axis]]), toTex(c))
    const lead = `Putting $${other} = 0$ in $${whole} = ${toTex(c)}$:`
    return {
      lines: [
        line('rule', says`On the $${axis}$-axis, ${chain(other, '0')}`),
        line(
          'put in',
          equals(coefficient, one) ? says`${lead} ${rest}` : says`${lead} ${rest}, so ${chain(axis, toTex(at))}`,
        ),
        earns(1, `So the line meets the $${axis}$-axis at the point $${open}${shown}${close}$`, 'point'),
      ],
      key: axis === 'x' ? `(${toText(at)}, 0)` : `(0, ${toText(at)})`,
    }
  },
})
