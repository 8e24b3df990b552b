import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import { divide, multiply, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export type Kind = 'side' | 'altitude' | 'median' | 'angle bisector' | 'perimeter'

/** Two similar triangles: a corresponding length of each, or the ratio of such, and one more length of the first or the second. */
export interface Given {
  readonly told: Kind
  readonly first: Fraction
  readonly second: Fraction
  readonly asked: Kind
  /** The length that is known of the asked kind, and of which triangle; null where the ratio is asked for. */
  readonly known: { readonly length: Fraction; readonly of: 'first' | 'second' } | null
  readonly unit: string
}

const plural = (kind: Kind): string => `${kind}s`

/** E.g. "Corresponding medians of two similar triangles are 9 cm and 12 cm. A side of the first is 15 cm. Find the corresponding side of the other." */
export const corresponding = worked<Given>({
  id: 'corresponding',
  archetype: 'tri-altitude-median-ratio',
  objection: ({ first, second, known }) => lengthObjection([first, second, ...(known ? [known.length] : [])]),
  solve: ({ told, first, second, asked, known, unit }) => {
    const ratio = divide(first, second)
    const shown = `${ratio.n} : ${ratio.d}`
    const rule = 'In similar triangles sides, perimeters, altitudes, medians and angle bisectors are all in one ratio.'
    const lowest = toTex(ratio)
    const given = `\\frac{${lengthTex(first)}}{${lengthTex(second)}}`
    const ratioLine = earns(
      0.5,
      given === lowest
        ? `Ratio of the ${plural(told)}, first to second: $${shown}$`
        : says`Ratio of the ${plural(told)}, first to second: ${chain(given, lowest)}`,
      'ratio',
    )
    if (!known)
      return {
        lines: [rule, ratioLine, earns(0.5, `So the ${plural(asked)} are in the ratio $${shown}$.`)],
        key: shown.replaceAll(' ', ''),
      }
    const times = known.of === 'first' ? divide(second, first) : ratio
    const found = multiply(known.length, times)
    return {
      lines: [
        rule,
        ratioLine,
        earns(
          0.5,
          says`So the ${asked} of the ${known.of === 'first' ? 'second' : 'first'} triangle is ${chain(`${lengthTex(known.length)} \\times ${toTex(times)}`, lengthTex(found))} ${unit}.`,
        ),
      ],
      key: lengthText(found),
    }
  },
})
