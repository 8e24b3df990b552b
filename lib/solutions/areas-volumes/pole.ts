import { hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, divide, fraction, sign, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

interface Part {
  readonly radius: Fraction
  readonly height: Fraction
}

/** A solid cylinder with a thinner one on it, in centimetres. */
export interface Pole {
  readonly pi: Fraction
  readonly lower: Part
  readonly upper: Part
  /** Grams of a cubic centimetre. */
  readonly grams: Fraction
}

const volumeOf = (pi: Fraction, { radius, height }: Part): Fraction => product(pi, radius, radius, height)

export const poleMass = ({ pi, lower, upper, grams }: Pole): Fraction =>
  divide(product(add(volumeOf(pi, lower), volumeOf(pi, upper)), grams), fraction(1000))

/** E.g. "An iron pole consists of a cylinder of height 220 cm and base diameter 24 cm, surmounted by another of height 60 cm and radius 8 cm. Find its mass, 1 cm³ of iron having 8 g." */
export const pole = worked<Pole>({
  id: 'pole',
  archetype: 'sav-formula-direct',
  objection: ({ pi, lower, upper, grams }) =>
    piObjection(pi) ??
    lengthObjection({
      'radius of the lower cylinder': lower.radius,
      'height of the lower cylinder': lower.height,
      'radius of the upper cylinder': upper.radius,
      'height of the upper cylinder': upper.height,
    }) ??
    (sign(grams) > 0 ? null : 'The mass of a cubic centimetre must be more than $0$.'),
  solve: (given) => {
    const { pi, lower, upper, grams } = given
    const [one, other] = [volumeOf(pi, lower), volumeOf(pi, upper)]
    const volume = numeral(add(one, other))
    const mass = poleMass(given)
    const volumeTex = ({ radius, height }: Part): string =>
      `${numeral(pi)} \\times ${numeral(radius)} \\times ${numeral(radius)} \\times ${numeral(height)}`
    return {
      key: numeralText(mass),
      lines: [
        line(
          'radius',
          says`${equals('Radius of the lower cylinder', `\\dfrac{${numeral(product(2, lower.radius))}}{2}`, numeral(lower.radius))} cm`,
        ),
        earns(0.5, says`${equals('Volume of the lower cylinder', volumeTex(lower), numeral(one))} cm³`, 'lower'),
        earns(0.5, says`${equals('Volume of the upper cylinder', volumeTex(upper), numeral(other))} cm³`, 'upper'),
        earns(0.5, says`${equals('Volume of the whole', `${numeral(one)} + ${numeral(other)}`, volume)} cm³`, 'whole'),
        earns(
          1,
          says`${equals('Mass', `\\dfrac{${volume} \\times ${numeral(grams)}}{1000}`, numeral(mass))} kg`,
          'mass',
        ),
        earns(0.5, hence('the mass', mass, 'kg')),
      ],
    }
  },
})
