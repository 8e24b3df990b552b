import { hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A hollow hemisphere. */
export interface Bowl {
  readonly asked: 'total surface area' | 'volume'
  readonly pi: Fraction
  readonly outer: Fraction
  readonly inner: Fraction
  /** The question tells the thickness in place of one radius. */
  readonly gives: 'both radii' | 'inner and thickness' | 'outer and thickness'
  readonly unit: string
}

const square = (r: Fraction): Fraction => product(r, r)
const cube = (r: Fraction): Fraction => product(r, r, r)

export const bowlValue = ({ asked, pi, outer, inner }: Omit<Bowl, 'gives' | 'unit'>): Fraction =>
  asked === 'volume'
    ? product(fraction(2, 3), pi, subtract(cube(outer), cube(inner)))
    : product(pi, add(product(3, square(outer)), square(inner)))

function radii({ outer, inner, gives, unit }: Bowl) {
  const [R, r, thick] = [outer, inner, subtract(outer, inner)].map(numeral)
  if (gives === 'both radii') return `Given: $R = ${R}$ ${unit} and $r = ${r}$ ${unit}.`
  return gives === 'inner and thickness'
    ? says`${equals('Outer radius', `${r} + ${thick}`, `${R}`)} ${unit}`
    : says`${equals('Inner radius', `${R} - ${thick}`, `${r}`)} ${unit}`
}

/** E.g. "A hemispherical bowl has the inner radius 3.5 cm and is 0.5 cm thick. Find its total surface area." */
export const bowl = worked<Bowl>({
  id: 'bowl',
  archetype: 'sav-hollow',
  objection: ({ pi, outer, inner }) =>
    piObjection(pi) ??
    lengthObjection({ 'outer radius': outer, 'inner radius': inner }) ??
    (sign(subtract(outer, inner)) > 0
      ? null
      : 'The outer radius must be greater than the inner one: check the lengths.'),
  solve: (given) => {
    const { asked, pi, outer, inner, unit } = given
    const value = bowlValue(given)
    const isVolume = asked === 'volume'
    const key = numeral(value)
    return {
      key: numeralText(value),
      lines: [
        line('radii', radii(given)),
        earns(
          1,
          isVolume
            ? 'Volume $= \\dfrac{2}{3}\\pi R^3 - \\dfrac{2}{3}\\pi r^3 = \\dfrac{2}{3}\\pi (R^3 - r^3)$'
            : 'Total surface area $= 2\\pi R^2 + 2\\pi r^2 + \\pi (R^2 - r^2) = \\pi (3R^2 + r^2)$',
          'formula',
        ),
        earns(
          1.5,
          isVolume
            ? says`${equals('Volume', `\\dfrac{2}{3} \\times ${numeral(pi)} \\times (${numeral(cube(outer))} - ${numeral(cube(inner))})`, key)} ${unit}³`
            : says`${equals('Total surface area', `${numeral(pi)} \\times (3 \\times ${numeral(square(outer))} + ${numeral(square(inner))})`, key)} ${unit}²`,
          'substituted',
        ),
        earns(
          0.5,
          hence(
            isVolume ? 'the volume of the material' : 'the total surface area',
            value,
            isVolume ? `${unit}³` : `${unit}²`,
          ),
        ),
      ],
    }
  },
})
