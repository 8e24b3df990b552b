import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, divide, equals, fraction, one, sign, subtract, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** A hollow cylinder: by how much its outer curved surface is larger than the inner one, and the volume of its material. */
export interface HollowPipe {
  readonly pi: Fraction
  readonly length: Fraction
  readonly difference: Fraction
  readonly volume: Fraction
  /** Of length: 'cm'. */
  readonly unit: string
}

/** The outer and the inner radius, with their sum and their difference. */
function radiiOf({ pi, length, difference, volume }: HollowPipe) {
  const gap = divide(difference, product(2, pi, length))
  const sum = divide(volume, product(pi, length, gap))
  const half = fraction(1, 2)
  return { gap, sum, outer: product(half, add(sum, gap)), inner: product(half, subtract(sum, gap)) }
}

/** E.g. "The difference between the outer and the inner curved surface of a pipe 14 cm long is 44 cm². The metal is 99 cm³. Find the radii." */
export const hollowPipe = worked<HollowPipe>({
  id: 'hollow-pipe',
  archetype: 'sav-hollow',
  objection: (given) => {
    const { pi, length, difference, volume } = given
    return (
      piObjection(pi) ??
      lengthObjection({ length, 'difference of the surfaces': difference, volume }) ??
      (sign(radiiOf(given).inner) > 0 ? null : 'With these numbers there would be no hollow: check what you typed.')
    )
  },
  solve: (given) => {
    const { pi, length, unit } = given
    const { gap, sum, outer, inner } = radiiOf(given)
    const [p, h, surface, volume, d, s, R, r] = [
      pi,
      length,
      given.difference,
      given.volume,
      gap,
      sum,
      outer,
      inner,
    ].map(numeral)
    const [factor, half] = [product(2, pi, length), product(pi, length)].map(numeral)
    return {
      key: `outer = ${numeralText(outer)}, inner = ${numeralText(inner)}`,
      lines: [
        `Let the outer radius be $R$ ${unit} and the inner radius $r$ ${unit}; the length is $h = ${h}$ ${unit}.`,
        earns(1, `Difference of the curved surfaces: $2 \\pi R h - 2 \\pi r h = 2 \\pi h (R - r) = ${surface}$`),
        earns(
          1,
          `$2 \\times ${p} \\times ${h} \\times (R - r) = ${factor}(R - r) = ${surface}$, so $R - r = ${d}$ … (1)`,
        ),
        earns(1, `Volume of metal: $\\pi R^2 h - \\pi r^2 h = \\pi h (R - r)(R + r) = ${volume}$`),
        earns(
          1,
          `$${equals(gap, one) ? `${half} (R + r)` : `${half} \\times ${d} \\times (R + r)`} = ${volume}$, so $R + r = ${s}$ … (2)`,
        ),
        earns(
          0.5,
          `Adding (1) and (2), $2R = ${numeral(add(outer, outer))}$, so $R = ${R}$; then $r = ${s} - ${R} = ${r}$.`,
          'radii',
        ),
        earns(0.5, `Hence, the outer radius is $${R}$ ${unit} and the inner radius is $${r}$ ${unit}.`),
      ],
    }
  },
})
