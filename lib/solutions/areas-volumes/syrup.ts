import { capsuleValues } from './capsule'
import { hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { divide, fraction, isInteger, sign, subtract, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** So many cylinders with hemispherical ends, and a part of the volume of all. */
export interface Syrup {
  readonly pi: Fraction
  readonly diameter: Fraction
  /** From end to end. */
  readonly length: Fraction
  readonly count: Fraction
  readonly percent: Fraction
  readonly unit: string
}

const half = fraction(1, 2)

export const oneSweet = ({ pi, diameter, length }: Pick<Syrup, 'pi' | 'diameter' | 'length'>): Fraction =>
  capsuleValues(pi, product(half, diameter), subtract(length, diameter)).volume

export const syrupValue = (given: Syrup): Fraction =>
  product(oneSweet(given), given.count, divide(given.percent, fraction(100)))

function objection({ pi, diameter, length, count, percent }: Syrup): string | null {
  const odd = piObjection(pi) ?? lengthObjection({ diameter, length })
  if (odd !== null) return odd
  if (sign(subtract(length, diameter)) <= 0)
    return 'The two hemispheres alone are as long as the diameter, so the whole must be longer: check the lengths.'
  if (!isInteger(count) || sign(count) <= 0) return 'How many there are must be a whole number, more than $0$.'
  return sign(percent) > 0 && sign(subtract(fraction(100), percent)) >= 0
    ? null
    : 'The part must lie from $0\\%$ to $100\\%$ of the volume.'
}

/** E.g. "A gulab jamun contains syrup up to 30 % of its volume. Find how much syrup there is in 45 of them, each a cylinder with two hemispherical ends, of length 5 cm and diameter 2.8 cm." */
export const syrup = worked<Syrup>({
  id: 'syrup',
  archetype: 'sav-capsule',
  objection,
  solve: (given) => {
    const { pi, diameter, length, count, percent, unit } = given
    const [radius, long] = [product(half, diameter), subtract(length, diameter)].map(numeral)
    const [p, one, all] = [pi, oneSweet(given), product(oneSweet(given), count)].map(numeral)
    const value = syrupValue(given)
    return {
      key: numeralText(value),
      lines: [
        line(
          'length',
          says`${equals('Length of the cylindrical part', `${numeral(length)} - 2 \\times ${radius}`, `${long}`)} ${unit}, where the radius is $${radius ?? ''}$ ${unit}.`,
        ),
        earns(
          1,
          'Volume of one $=$ volume of the cylinder $+$ volume of the two hemispheres $= \\pi r^2 h + \\dfrac{4}{3}\\pi r^3 = \\pi r^2 \\left(h + \\dfrac{4}{3} r\\right)$',
          'formula',
        ),
        earns(
          1.5,
          says`${equals('Volume of one', `${p} \\times ${radius} \\times ${radius} \\times \\left(${long} + \\dfrac{4 \\times ${radius}}{3}\\right)`, `${one}`)} ${unit}³`,
          'one',
        ),
        earns(1, says`${equals('Volume of all', `${numeral(count)} \\times ${one}`, `${all}`)} ${unit}³`, 'all'),
        earns(
          1,
          says`${equals('The part asked for', `\\dfrac{${numeral(percent)}}{100} \\times ${all}`, numeral(value))} ${unit}³`,
          'part',
        ),
        earns(0.5, hence('the volume asked for', value, `${unit}³`)),
      ],
    }
  },
})
