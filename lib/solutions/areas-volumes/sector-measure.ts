import { continued, hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, divide, fraction, sign, toTex, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

export interface Sector {
  readonly asked: 'length of the arc' | 'area' | 'perimeter'
  readonly pi: Fraction
  readonly radius: Fraction
  /** In degrees. */
  readonly angle: Fraction
  /** Of length: 'cm'. */
  readonly unit: string
}

/** Length of the arc, area and perimeter of a sector. */
export function sectorValues({ pi, radius, angle }: Pick<Sector, 'pi' | 'radius' | 'angle'>) {
  const share = divide(angle, fraction(360))
  const arc = product(share, 2, pi, radius)
  return {
    'length of the arc': arc,
    area: product(share, pi, radius, radius),
    perimeter: add(arc, product(2, radius)),
  } as const
}

/** What keeps a number of degrees from being the angle of a sector. */
export const angleObjection = (angle: Fraction): string | null =>
  sign(angle) > 0 && angle.n < 360n * angle.d ? null : 'The angle of a sector lies between $0^\\circ$ and $360^\\circ$.'

function arcLines({ asked, pi, radius, angle, ...given }: Sector): readonly Step[] {
  const circle = product(2, pi, radius)
  const arc = sectorValues({ pi, radius, angle })['length of the arc']
  return [
    earns(
      0.5,
      says`${equals('Length of an arc of a sector', '\\dfrac{\\theta}{360^\\circ} \\times 2 \\pi r')}`,
      'formula',
    ),
    earns(
      asked === 'perimeter' ? 0.5 : 1,
      says`${continued(
        'length of the arc',
        `\\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times 2 \\times ${numeral(pi)} \\times ${numeral(radius)}`,
        `${toTex(divide(angle, fraction(360)))} \\times ${numeral(circle)}`,
        numeral(arc),
      )}`,
      'substituted',
    ),
    ...(asked === 'length of the arc' ? [earns(0.5, hence('the length of the arc', arc, given.unit))] : []),
  ]
}

function areaLines({ pi, radius, angle, unit }: Sector): readonly Step[] {
  const { area } = sectorValues({ pi, radius, angle })
  return [
    earns(0.5, says`${equals('Area of a sector', '\\dfrac{\\theta}{360^\\circ} \\times \\pi r^2')}`, 'formula'),
    earns(
      1,
      says`${continued(
        'area of the sector',
        `\\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times ${numeral(pi)} \\times ${numeral(radius)} \\times ${numeral(radius)}`,
        `${toTex(divide(angle, fraction(360)))} \\times ${numeral(product(pi, radius, radius))}`,
        numeral(area),
      )}`,
      'substituted',
    ),
    earns(0.5, hence('the area of the sector', area, `${unit}²`)),
  ]
}

function perimeterLines(given: Sector): readonly Step[] {
  const { 'length of the arc': arc, perimeter } = sectorValues(given)
  return [
    ...arcLines(given),
    earns(
      0.5,
      says`The sector is bounded by this arc and two radii: ${equals('perimeter', '\\text{arc} + 2r')}`,
      'perimeter',
    ),
    says`${continued('perimeter', `${numeral(arc)} + 2 \\times ${numeral(given.radius)}`, numeral(perimeter))}`,
    earns(0.5, hence('the perimeter of the sector', perimeter, given.unit)),
  ]
}

const lines = { 'length of the arc': arcLines, area: areaLines, perimeter: perimeterLines } as const

/** E.g. "Find the area of a sector of a circle with radius 21 cm and angle 60°. (Use π = 22/7.)" */
export const sectorMeasure = worked<Sector>({
  id: 'sector-measure',
  archetype: 'arc-length-sector',
  objection: ({ pi, radius, angle }) => piObjection(pi) ?? lengthObjection({ radius }) ?? angleObjection(angle),
  solve: (given) => ({
    lines: [
      `Given: radius $r = ${numeral(given.radius)}$ ${given.unit} and angle $\\theta = ${numeral(given.angle)}^\\circ$.`,
      ...lines[given.asked](given),
    ],
    key: numeralText(sectorValues(given)[given.asked]),
  }),
})
