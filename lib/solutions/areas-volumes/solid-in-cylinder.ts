import { hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A cone on a hemisphere stands in a cylinder full of water; all three have one radius. */
export interface SolidInCylinder {
  readonly pi: Fraction
  readonly radius: Fraction
  /** Of the cone. */
  readonly height: Fraction
  /** Of the cylinder. */
  readonly whole: Fraction
  readonly unit: string
}

const square = ({ pi, radius }: SolidInCylinder): Fraction => product(pi, radius, radius)

export const fullCylinder = (given: SolidInCylinder): Fraction => product(square(given), given.whole)
export const solidInside = (given: SolidInCylinder): Fraction =>
  product(fraction(1, 3), square(given), add(given.height, product(2, given.radius)))

/** E.g. "A cone of height 10 cm on a hemisphere of radius 7 cm is put into a cylinder of radius 7 cm and height 17 cm full of water. Find the volume of water left." */
export const solidInCylinder = worked<SolidInCylinder>({
  id: 'solid-in-cylinder',
  archetype: 'sav-solid-in-cylinder',
  objection: ({ pi, radius, height, whole }) =>
    piObjection(pi) ??
    lengthObjection({ radius, 'height of the cone': height, 'height of the cylinder': whole }) ??
    (sign(subtract(whole, add(height, radius))) >= 0
      ? null
      : 'The solid is higher than the cylinder, so a part of it would stand out of the water: check the lengths.'),
  solve: (given) => {
    const { pi, radius, height, whole, unit } = given
    const [p, r, h, H] = [pi, radius, height, whole].map(numeral)
    const value = subtract(fullCylinder(given), solidInside(given))
    const [full, solid, left] = [fullCylinder(given), solidInside(given), value].map(numeral)
    return {
      key: numeralText(value),
      lines: [
        earns(0.5, 'Volume of water left $=$ volume of the cylinder $-$ volume of the solid', 'idea'),
        line('cylinder formula', 'The cylinder has the volume $\\pi r^2 H$.'),
        earns(
          1,
          says`${equals('Volume of the cylinder', `${p} \\times ${r} \\times ${r} \\times ${H}`, `${full}`)} ${unit}³`,
          'cylinder',
        ),
        earns(
          1,
          'Volume of the solid $= \\dfrac{1}{3}\\pi r^2 h + \\dfrac{2}{3}\\pi r^3 = \\dfrac{1}{3}\\pi r^2 (h + 2r)$',
          'solid formula',
        ),
        earns(
          1,
          says`${equals('Volume of the solid', `\\dfrac{1}{3} \\times ${p} \\times ${r} \\times ${r} \\times (${h} + 2 \\times ${r})`, `${solid}`)} ${unit}³`,
          'solid',
        ),
        earns(1, says`${equals('Volume of water left', `${full} - ${solid}`, `${left}`)} ${unit}³`, 'left'),
        earns(0.5, hence('the volume of water left', value, `${unit}³`)),
      ],
    }
  },
})
