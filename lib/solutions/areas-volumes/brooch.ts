import { hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, divide, fraction, toTex, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line } from '../line'
import { worked, type Solution } from '../solution'

/** A ring of wire with diameters of the same wire, which divide it into equal sectors. */
export interface Brooch {
  readonly asked: 'wire' | 'area of a sector' | 'both' | 'angle of a sector'
  readonly pi: Fraction
  readonly diameter: Fraction
  /** How many diameters. */
  readonly wires: number
  readonly unit: string
}

export function broochValue({ asked, pi, diameter, wires }: Brooch): Fraction {
  const rim = product(pi, diameter)
  if (asked === 'angle of a sector') return fraction(180, wires)
  return asked !== 'area of a sector'
    ? add(rim, product(wires, diameter))
    : divide(product(rim, diameter), fraction(8 * wires))
}

/** E.g. "A brooch is made with silver wire in the form of a circle with diameter 35 mm. The wire is also used in making 5 diameters. Find the total length of the wire." */
export const brooch = worked<Brooch>({
  id: 'brooch',
  archetype: 'arc-sectors-in-use',
  objection: ({ pi, diameter, wires }) =>
    piObjection(pi) ??
    lengthObjection({ diameter }) ??
    (Number.isSafeInteger(wires) && wires > 0 && wires <= 180
      ? null
      : 'The number of diameters must be a whole number.'),
  solve: (given): Solution => {
    const { asked, pi, diameter, wires, unit } = given
    if (asked === 'both') {
      const all = (['wire', 'area of a sector'] as const).map((one) => brooch.solve({ ...given, asked: one }))
      const keys = all.map(({ key }) => key)
      return {
        lines: all.flatMap(({ lines }) => lines),
        key: `(i) ${keys[0]} ${unit}; (ii) ${keys[1]} ${unit === '' ? '' : `${unit}²`}`.trim(),
      }
    }
    const value = broochValue(given)
    if (asked === 'angle of a sector')
      return {
        key: `${numeralText(value)}°`,
        lines: [
          earns(
            1,
            says`${equals('Central angle of each sector', `\\dfrac{360^\\circ}{${2 * wires}}`, `${numeral(value)}^\\circ`)}`,
          ),
        ],
      }
    const [d, p, key] = [diameter, pi, value].map(numeral)
    const full = numeral(product(pi, diameter))
    const r = numeral(product(fraction(1, 2), diameter))
    const straight = numeral(product(wires, diameter))
    const sectors = 2 * wires
    return {
      key: numeralText(value),
      lines:
        asked === 'wire'
          ? [
              earns(0.5, says`${equals('Circumference', `${p} \\times ${d}`, full)} ${unit}`, 'rim'),
              earns(
                0.5,
                says`The diameters take ${chain(`${wires} \\times ${d}`, straight)} ${unit} of wire.`,
                'diameters',
              ),
              line('sum', says`${equals('Together', `${full} + ${straight}`, `${key}`)}`),
              earns(1, hence('the total length of the wire', value, unit)),
            ]
          : [
              earns(0.5, says`The radius is ${chain(`\\dfrac{${d}}{2}`, r)} ${unit}.`, 'radius'),
              earns(0.5, `Each sector is the part $${toTex(fraction(1, sectors))}$ of the circle.`, 'part'),
              line(
                'put',
                says`${equals('Area of a sector', `\\dfrac{1}{${sectors}} \\times ${p} \\times ${r} \\times ${r}`, `${key}`)}`,
              ),
              earns(1, hence('the area of each sector', value, `${unit}²`)),
            ],
    }
  },
})
