import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { fraction, sign, subtract, type Fraction } from '../../maths'
import { equals, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** An animal tied to the corner of a field. */
export interface Grazing {
  readonly asked: 'area' | 'increase' | 'left'
  readonly pi: Fraction
  readonly field: 'square' | 'rectangular' | 'equilateral triangular'
  /** One side of a square or a triangle, two of a rectangle. */
  readonly sides: readonly Fraction[]
  readonly rope: Fraction
  /** The longer rope, where the increase is asked. */
  readonly longer?: Fraction
  readonly unit: string
}

/** The angle at the corner, in degrees. */
const cornerAngle = ({ field }: Pick<Grazing, 'field'>): number => (field === 'equilateral triangular' ? 60 : 90)

/** The sector within a rope. */
export const grazedBy = (given: Pick<Grazing, 'field' | 'pi'>, rope: Fraction): Fraction =>
  product(fraction(cornerAngle(given), 360), given.pi, rope, rope)

const sidesOf = ({ sides }: Grazing): readonly [Fraction, Fraction] => {
  const [one = fraction(0), other = one] = sides
  return [one, other]
}

export function grazingValue(given: Grazing): Fraction {
  const small = grazedBy(given, given.rope)
  if (given.asked === 'area') return small
  return given.asked === 'increase'
    ? subtract(grazedBy(given, given.longer ?? given.rope), small)
    : subtract(product(...sidesOf(given)), small)
}

/** Whether a rope stays within the field: to the next corner, or across a triangle to its third side, whose distance is √3/2 of the side. */
function reaches(given: Grazing, rope: Fraction): boolean {
  const least = sidesOf(given).reduce((one, other) => (sign(subtract(one, other)) < 0 ? one : other))
  const [square, limit] = [product(rope, rope), product(least, least)]
  return given.field === 'equilateral triangular'
    ? sign(subtract(product(3, limit), product(4, square))) >= 0
    : sign(subtract(limit, square)) >= 0
}

function objection(given: Grazing): string | null {
  const { asked, pi, field, rope, longer } = given
  const [one, other] = sidesOf(given)
  const odd =
    piObjection(pi) ??
    lengthObjection({ side: one, 'other side': other, rope, ...(longer && { 'longer rope': longer }) })
  if (odd !== null) return odd
  if (asked === 'left' && field === 'equilateral triangular')
    return 'The area of such a field has a root in it: ask for the grazed area.'
  if (asked === 'increase' && (!longer || sign(subtract(longer, rope)) <= 0))
    return 'The grazing area increases only if the new rope is longer: check the lengths.'
  return reaches(given, longer ?? rope)
    ? null
    : 'The rope is longer than the field allows: it would reach beyond the next side. Check the lengths.'
}

/** E.g. "A horse is tied to a peg at one corner of a square grass field of side 15 m by a rope of 5 m. Find the increase in the grazing area if ..." */
export const grazing = worked<Grazing>({
  id: 'grazing',
  archetype: 'arc-grazing',
  objection,
  solve: (given) => {
    const { asked, pi, rope, longer = rope, unit } = given
    const angle = cornerAngle(given)
    const [one, other] = sidesOf(given)
    const [found, field] = [grazingValue(given), product(one, other)].map(numeral)
    const area = (length: Fraction): string =>
      `\\dfrac{${angle}^\\circ}{360^\\circ} \\times ${numeral(pi)} \\times ${numeral(length)} \\times ${numeral(length)} = ${numeral(grazedBy(given, length))}`
    const small = numeral(grazedBy(given, rope))
    return {
      key: numeralText(grazingValue(given)),
      lines: [
        earns(
          0.5,
          `The angle at the corner is $${angle}^\\circ$, and the rope does not reach across the field, so the animal can graze a sector of angle $\\theta = ${angle}^\\circ$.`,
          'angle',
        ),
        earns(
          asked === 'area' ? 1 : 0.5,
          says`${equals('Area of a sector', '\\dfrac{\\theta}{360^\\circ} \\times \\pi r^2')}`,
          'formula',
        ),
        earns(asked === 'area' ? 1 : 0.5, `With $r = ${numeral(rope)}$ ${unit}: area $= ${area(rope)}$ ${unit}²`),
        ...(asked === 'increase'
          ? [
              earns(0.5, `With $r = ${numeral(longer)}$ ${unit}: area $= ${area(longer)}$ ${unit}²`),
              earns(
                0.5,
                says`${equals('Increase', `${numeral(grazedBy(given, longer))} - ${small}`, `${found}`)} ${unit}²`,
                'difference',
              ),
            ]
          : []),
        ...(asked === 'left'
          ? [
              earns(0.5, `Area of the field $= ${numeral(one)} \\times ${numeral(other)} = ${field}$ ${unit}²`),
              earns(0.5, says`${equals('Area left', `${field} - ${small}`, `${found}`)} ${unit}²`, 'difference'),
            ]
          : []),
        earns(
          0.5,
          asked === 'increase'
            ? `Hence, the grazing area increases by $${found}$ ${unit}².`
            : asked === 'left'
              ? says`Hence, ${isValue('the area which the animal cannot reach', `${found}`, `${unit}²`)}.`
              : says`Hence, ${isValue('the area in which the animal can graze', `${found}`, `${unit}²`)}.`,
        ),
      ],
    }
  },
})
