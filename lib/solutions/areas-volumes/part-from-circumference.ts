import { hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, divide, fraction, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A part of a circle whose circumference is told. */
export interface PartFromCircumference {
  readonly shape: 'quadrant' | 'semicircle'
  readonly asked: 'area' | 'perimeter'
  readonly pi: Fraction
  readonly circumference: Fraction
  readonly unit: string
}

/** How many such parts make the circle. */
export const partsIn = { quadrant: 4, semicircle: 2 } as const

export const radiusFrom = ({ pi, circumference }: Pick<PartFromCircumference, 'pi' | 'circumference'>): Fraction =>
  divide(circumference, product(2, pi))

export function partValue(given: PartFromCircumference): Fraction {
  const { shape, asked, pi, circumference } = given
  const [r, parts] = [radiusFrom(given), fraction(partsIn[shape])]
  return asked === 'area' ? divide(product(pi, r, r), parts) : add(divide(circumference, parts), product(2, r))
}

/** "\\dfrac{7 \\times 44}{44}", "\\dfrac{31.4}{2 \\times 3.14}" */
function radiusTex({ pi, circumference }: PartFromCircumference): string {
  const c = numeral(circumference)
  return pi.d === 7n ? `\\dfrac{7 \\times ${c}}{44}` : `\\dfrac{${c}}{2 \\times ${numeral(pi)}}`
}

function partLines(given: PartFromCircumference): readonly Step[] {
  const { shape, asked, pi, circumference, unit } = given
  const [parts, r, key] = [partsIn[shape], numeral(radiusFrom(given)), numeral(partValue(given))]
  if (asked === 'area')
    return [
      line(
        'part',
        says`${equals(`Area of the ${shape}`, `\\dfrac{1}{${parts}} \\times ${numeral(pi)} \\times ${r} \\times ${r}`, key)}`,
      ),
    ]
  const arc = numeral(divide(circumference, fraction(parts)))
  return [
    line('arc', says`${equals('Arc', `\\dfrac{${numeral(circumference)}}{${parts}}`, arc)} ${unit}`),
    line('part', says`${equals('Arc and two radii', `${arc} + 2 \\times ${r}`, key)}`),
  ]
}

/** E.g. "The circumference of a circle is 44 cm. Find the area of a quadrant of it. (Use π = 22/7.)" */
export const partFromCircumference = worked<PartFromCircumference>({
  id: 'part-from-circumference',
  archetype: 'arc-quadrant-from-circumference',
  objection: ({ pi, circumference }) => piObjection(pi) ?? lengthObjection({ circumference }),
  solve: (given) => {
    const { shape, asked, pi, circumference, unit } = given
    const value = partValue(given)
    const c = numeral(circumference)
    return {
      key: numeralText(value),
      lines: [
        earns(0.5, `$2 \\pi r = ${c}$, so $2 \\times ${numeral(pi)} \\times r = ${c}$`, 'circumference'),
        earns(0.5, says`So ${chain('r', radiusTex(given), numeral(radiusFrom(given)))} ${unit}`, 'radius'),
        ...partLines(given),
        earns(1, hence(`the ${asked} of the ${shape}`, value, asked === 'area' ? `${unit}²` : unit)),
      ],
    }
  },
})
