import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import { add, compare, divide, multiply, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A line through A of the parallelogram ABCD meets BC at X and DC produced at Y. */
export interface Given {
  readonly letters: readonly [a: string, b: string, c: string, d: string, x: string, y: string]
  readonly ab: Fraction
  readonly bc: Fraction
  readonly bx: Fraction
  readonly ask: 'CY' | 'DY'
  readonly unit: string
}

/** E.g. "ABCD is a parallelogram with AB = 12 cm and BC = 10 cm. A line through A meets BC at X and DC produced at Y. BX = 6 cm. Find CY." */
export const parallelogramLine = worked<Given>({
  id: 'parallelogram-line',
  archetype: 'tri-prove-parallelogram',
  objection: ({ letters: [, B, C, , X], ab, bc, bx }) =>
    lengthObjection([ab, bc, bx]) ??
    (compare(bx, bc) >= 0 ? `$${X}$ lies on $${B}${C}$, so $${B}${X}$ must be shorter than $${B}${C}$.` : null),
  solve: ({ letters, ab, bc, bx, ask, unit }) => {
    const [A, B, C, D, X, Y] = letters
    const xc = subtract(bc, bx)
    const cy = divide(multiply(ab, xc), bx)
    const [side, whole, near, far, half, all] = [ab, bc, bx, xc, cy, add(ab, cy)].map(lengthTex)
    const [AB, BC, BX, XC, CY, DY, DC] = [
      `${A}${B}`,
      `${B}${C}`,
      `${B}${X}`,
      `${X}${C}`,
      `${C}${Y}`,
      `${D}${Y}`,
      `${D}${C}`,
    ]
    const [wanted, key] = ask === 'CY' ? [CY, half ?? ''] : [DY, all ?? '']
    const value = says`So ${chain(CY, `\\frac{${side} \\times ${far}}{${near}}`, half ?? '')}`
    return {
      lines: [
        earns(0.5, says`${chain(XC, `${BC} - ${BX}`, `${whole} - ${near}`, `${far}`)} ${unit}`, 'rest'),
        earns(
          1,
          `$\\angle ${A}${X}${B} = \\angle ${Y}${X}${C}$ (vertically opposite) and $\\angle ${X}${A}${B} = \\angle ${X}${Y}${C}$ (alternate angles, $${AB} \\parallel ${DY}$), so $\\triangle ${A}${B}${X} \\sim \\triangle ${Y}${C}${X}$ (AA).`,
        ),
        earns(0.5, `$\\frac{${CY}}{${AB}} = \\frac{${XC}}{${BX}}$`, 'proportion'),
        ask === 'CY' ? earns(0.5, value, 'value') : line('value', value),
        ...(ask === 'DY'
          ? [
              earns(
                0.5,
                says`$${DC} = ${AB}$ (opposite sides), so ${chain(DY, `${AB} + ${CY}`, `${side} + ${half}`, key)}`,
                'sum',
              ),
            ]
          : []),
        earns(0.5, says`Hence ${chain(wanted, key)} ${unit}.`),
      ],
      key: lengthText(ask === 'CY' ? cy : add(ab, cy)),
    }
  },
})
