import { hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, divide, fraction, toTex, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A circle in equal sectors. */
export interface EqualSectors {
  readonly asked: 'angle' | 'arc' | 'perimeter' | 'area of some'
  readonly pi: Fraction
  readonly radius: Fraction
  readonly parts: number
  /** How many sectors are meant, where their area is asked. */
  readonly taken?: number
  readonly unit: string
}

/** Angle in degrees, arc and perimeter of one sector, and the area of those that are meant. */
export function equalSectorValues({ pi, radius, parts, taken = 1 }: Omit<EqualSectors, 'asked' | 'unit'>) {
  const arc = product(fraction(1, parts), 2, pi, radius)
  return {
    angle: fraction(360, parts),
    arc,
    perimeter: add(arc, product(2, radius)),
    'area of some': product(fraction(taken, parts), pi, radius, radius),
  } as const
}

function linesOf(given: EqualSectors): readonly Step[] {
  const { asked, pi, radius, parts, taken = 1, unit } = given
  const values = equalSectorValues(given)
  const [p, r, angle, arc] = [pi, radius, values.angle, values.arc].map(numeral)
  if (asked === 'angle')
    return [earns(1, says`The angle is ${chain(`\\dfrac{360^\\circ}{${parts}}`, `${angle}^\\circ`)}.`)]
  if (asked === 'arc')
    return [
      line(
        'arc',
        says`${equals('Arc', `\\dfrac{${angle}^\\circ}{360^\\circ} \\times 2 \\times ${p} \\times ${r}`, `${arc}`)}`,
      ),
      earns(1, hence('the length of the arc', values.arc, unit)),
    ]
  if (asked === 'perimeter')
    return [
      earns(1, 'The boundary of a sector is its arc and two radii.', 'boundary'),
      line('sum', says`${equals('Perimeter', `${arc} + 2 \\times ${r}`, numeral(values.perimeter))}`),
      earns(1, hence('the perimeter', values.perimeter, unit)),
    ]
  return [
    earns(1, `The $${taken}$ sectors are the part $\\dfrac{${taken}}{${parts}}$ of the circle.`, 'one'),
    line(
      'area',
      says`${equals('Area', `${toTex(divide(fraction(taken), fraction(parts)))} \\times ${p} \\times ${r} \\times ${r}`, numeral(values['area of some']))}`,
    ),
    earns(1, hence('the area', values['area of some'], `${unit}²`)),
  ]
}

/** E.g. "A round game board of radius 42 cm is divided into 12 equal sectors. Find the length of the arc of one sector." */
export const equalSectors = worked<EqualSectors>({
  id: 'equal-sectors',
  archetype: 'arc-sectors-in-use',
  objection: ({ pi, radius, parts, taken = 1 }) =>
    piObjection(pi) ??
    lengthObjection({ radius }) ??
    (Number.isSafeInteger(parts) && parts > 1 && parts <= 360
      ? null
      : 'The number of equal parts must be a whole number, from $2$ on.') ??
    (Number.isSafeInteger(taken) && taken > 0 && taken <= parts
      ? null
      : 'There are not so many sectors: check the numbers.'),
  solve: (given) => ({ key: numeralText(equalSectorValues(given)[given.asked]), lines: linesOf(given) }),
})
