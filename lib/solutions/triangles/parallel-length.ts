import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import type { Letters } from './pieces/letters'
import { add, compare, divide, multiply, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** DE ∥ BC in △ABC: AD, then DB or the whole of AB, and one of the two parallel lines. */
export interface Given {
  readonly letters: Letters
  readonly upper: Fraction
  readonly second: { readonly of: 'DB' | 'AB'; readonly length: Fraction }
  /** DE is asked for where BC is known, and BC where DE is. */
  readonly known: { readonly of: 'DE' | 'BC'; readonly length: Fraction }
  readonly unit: string
}

/** E.g. "In △PQR the points S on PQ and T on PR are such that ST ∥ QR. PS = 4.5 cm, SQ = 3 cm and QR = 12.5 cm. Find ST." */
export const parallelLength = worked<Given>({
  id: 'parallel-length',
  archetype: 'tri-parallel-length',
  objection: ({ letters: [a, b, , d], upper, second, known }) =>
    lengthObjection([upper, second.length, known.length]) ??
    (second.of === 'AB' && compare(second.length, upper) <= 0
      ? `$${a}${d}$ is a part of $${a}${b}$, so it must be shorter.`
      : null),
  solve: ({ letters, upper, second, known, unit }) => {
    const [A, B, C, D, E] = letters
    const [AD, DB, AB, DE, BC] = [`${A}${D}`, `${D}${B}`, `${A}${B}`, `${D}${E}`, `${B}${C}`]
    const whole = second.of === 'AB' ? second.length : add(upper, second.length)
    const rest = subtract(whole, upper)
    const short = known.of === 'BC'
    const wanted = short ? DE : BC
    const found = short ? divide(multiply(upper, known.length), whole) : divide(multiply(whole, known.length), upper)
    const [ad, db, ab, given, key] = [upper, rest, whole, known.length, found].map(lengthTex)
    return {
      lines: [
        earns(
          0.5,
          `$${DE} \\parallel ${BC}$, so $\\angle ${A}${D}${E} = \\angle ${A}${B}${C}$ (corresponding angles); $\\angle ${A}$ is common. So $\\triangle ${A}${D}${E} \\sim \\triangle ${A}${B}${C}$ (AA).`,
        ),
        ...(second.of === 'AB'
          ? []
          : [earns(0.5, says`${chain(AB, `${AD} + ${DB}`, `${ad} + ${db}`, `${ab}`)} ${unit}`, 'whole')]),
        earns(0.5, `$\\frac{${DE}}{${BC}} = \\frac{${AD}}{${AB}} = \\frac{${ad}}{${ab}}$`, 'proportion'),
        line(
          'value',
          short
            ? says`So ${chain(DE, `\\frac{${ad}}{${ab}} \\times ${given}`, `${key}`)}`
            : says`So ${chain(BC, `\\frac{${ab}}{${ad}} \\times ${given}`, `${key}`)}`,
        ),
        earns(0.5, says`Hence ${chain(wanted, `${key}`)} ${unit}.`),
      ],
      key: lengthText(found),
    }
  },
})
