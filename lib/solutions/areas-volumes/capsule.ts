import { continued, hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A cylinder with a hemisphere at either end. */
export interface Capsule {
  readonly asked: 'surface area' | 'volume'
  readonly pi: Fraction
  readonly diameter: Fraction
  /** From end to end. */
  readonly length: Fraction
  /** Of length: 'mm'. */
  readonly unit: string
}

/** Surface and volume, from the radius and the height of the cylindrical part. */
export function capsuleValues(pi: Fraction, radius: Fraction, height: Fraction) {
  return {
    'surface area': product(2, pi, radius, add(height, product(2, radius))),
    volume: product(pi, radius, radius, add(height, product(fraction(4, 3), radius))),
  } as const
}

interface Parts {
  readonly pi: Fraction
  readonly radius: Fraction
  readonly height: Fraction
}

function volumeLines({ pi, radius, height }: Parts): readonly Step[] {
  const [p, r, h] = [pi, radius, height].map(numeral)
  return [
    earns(
      1,
      'Volume $=$ volume of cylinder $+ 2 \\times$ volume of hemisphere $= \\pi r^2 h + 2 \\times \\dfrac{2}{3} \\pi r^3 = \\pi r^2 \\left(h + \\dfrac{4}{3} r\\right)$',
      'formula',
    ),
    earns(
      0.5,
      says`${continued('volume', `${p} \\times ${r} \\times ${r} \\times \\left(${h} + \\dfrac{4}{3} \\times ${r}\\right)`)}`,
    ),
  ]
}

function surfaceLines({ pi, radius, height }: Parts): readonly Step[] {
  const [p, r, h] = [pi, radius, height].map(numeral)
  const twice = product(2, radius)
  return [
    earns(
      1,
      'Surface area $=$ CSA of cylinder $+ 2 \\times$ CSA of hemisphere $= 2 \\pi r h + 2 \\times 2 \\pi r^2 = 2 \\pi r (h + 2r)$',
      'formula',
    ),
    earns(0.5, says`${continued('surface area', `2 \\times ${p} \\times ${r} \\times (${h} + ${numeral(twice)})`)}`),
    says`${continued('surface area', `${numeral(product(2, pi, radius))} \\times ${numeral(add(height, twice))}`)}`,
  ]
}

/** E.g. "A capsule is a cylinder with two hemispheres stuck to its ends. Its length is 14 mm and its diameter 5 mm. Find its surface area." */
export const capsule = worked<Capsule>({
  id: 'capsule',
  archetype: 'sav-capsule',
  objection: ({ pi, diameter, length }) =>
    piObjection(pi) ??
    lengthObjection({ diameter, length }) ??
    (sign(subtract(length, diameter)) > 0
      ? null
      : 'The two hemispheres alone are as long as the diameter, so the whole must be longer: check the lengths.'),
  solve: ({ asked, pi, diameter, length, unit }) => {
    const radius = product(fraction(1, 2), diameter)
    const height = subtract(length, diameter)
    const value = capsuleValues(pi, radius, height)[asked]
    const parts = { pi, radius, height }
    return {
      key: numeralText(value),
      lines: [
        line(
          'radius',
          `Given: diameter $${numeral(diameter)}$ ${unit}, so radius $r = ${numeral(radius)}$ ${unit}; total length $${numeral(length)}$ ${unit}.`,
        ),
        earns(
          0.5,
          says`Length of the cylindrical part ${chain('h', `${numeral(length)} - 2 \\times ${numeral(radius)}`, numeral(height))} ${unit}`,
          'length',
        ),
        ...(asked === 'volume' ? volumeLines(parts) : surfaceLines(parts)),
        earns(0.5, says`${continued(asked, numeral(value))}`),
        earns(0.5, hence(`the ${asked}`, value, asked === 'volume' ? `${unit}³` : `${unit}²`)),
      ],
    }
  },
})
