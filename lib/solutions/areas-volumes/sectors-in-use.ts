import { angleObjection } from './sector-measure'
import { continued, hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { divide, fraction, isInteger, sign, subtract, toTex, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export type Use = 'minute hand' | 'wipers' | 'umbrella' | 'table cover'

/** A sector of daily life. */
export interface SectorInUse {
  readonly use: Use
  readonly pi: Fraction
  readonly radius: Fraction
  /** Minutes of a clock hand, degrees of a wiper, ribs of an umbrella, sectors of a cover. */
  readonly count: Fraction
  readonly unit: string
}

/** In degrees. */
const angleOf = ({ use, count }: SectorInUse): Fraction =>
  use === 'minute hand' ? product(6, count) : use === 'wipers' ? count : divide(fraction(360), count)

/** The area of one sector. */
export const sectorInUse = (given: SectorInUse): Fraction =>
  product(divide(angleOf(given), fraction(360)), given.pi, given.radius, given.radius)

export const valueInUse = (given: SectorInUse): Fraction => product(given.use === 'wipers' ? 2 : 1, sectorInUse(given))

function angleText(given: SectorInUse): string {
  const [count, angle, radius] = [given.count, angleOf(given), given.radius].map(numeral)
  switch (given.use) {
    case 'minute hand':
      return `In $60$ minutes the minute hand turns through $360^\\circ$, so in $${count}$ minutes it turns through $\\theta = \\dfrac{360^\\circ}{60} \\times ${count} = ${angle}^\\circ$.`
    case 'wipers':
      return `Each blade sweeps a sector of radius $${radius}$ ${given.unit} and angle $\\theta = ${angle}^\\circ$, and there are two blades.`
    case 'umbrella':
      return `The angle between two consecutive ribs is $\\theta = \\dfrac{360^\\circ}{${count}} = ${angle}^\\circ$.`
    case 'table cover':
      return `The angle of each of the equal sectors is $\\theta = \\dfrac{360^\\circ}{${count}} = ${angle}^\\circ$.`
    default:
      return given.use satisfies never
  }
}

const results: Readonly<Record<Use, string>> = {
  'minute hand': 'area swept by the minute hand',
  wipers: 'total area cleaned',
  umbrella: 'area between two consecutive ribs',
  'table cover': 'area of one sector',
}

function objection(given: SectorInUse): string | null {
  const { use, pi, radius, count } = given
  const odd = piObjection(pi) ?? lengthObjection({ radius })
  if (odd !== null) return odd
  if (sign(count) <= 0) return 'The number that you typed must be more than $0$.'
  if (use === 'wipers') return angleObjection(count)
  if (use === 'minute hand')
    return sign(subtract(fraction(60), count)) >= 0
      ? null
      : 'In $60$ minutes the hand has gone round once: check the time.'
  return isInteger(count) && sign(subtract(count, fraction(1))) > 0 && sign(subtract(count, fraction(360))) <= 0
    ? null
    : 'The number of equal parts must be a whole number, from $2$ on.'
}

/** E.g. "The length of the minute hand of a clock is 14 cm. Find the area swept by the minute hand in 5 minutes." */
export const sectorsInUse = worked<SectorInUse>({
  id: 'sectors-in-use',
  archetype: 'arc-sectors-in-use',
  objection,
  solve: (given) => {
    const { use, pi, radius, unit } = given
    const [angle, one, value] = [angleOf(given), sectorInUse(given), valueInUse(given)]
    return {
      key: numeralText(value),
      lines: [
        use === 'wipers' ? line('angle', angleText(given)) : earns(0.5, angleText(given), 'angle'),
        earns(0.5, says`${equals('Area of a sector', '\\dfrac{\\theta}{360^\\circ} \\times \\pi r^2')}`, 'formula'),
        earns(
          0.5,
          says`${continued(
            'area of one sector',
            `\\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times ${numeral(pi)} \\times ${numeral(radius)} \\times ${numeral(radius)}`,
            `${toTex(divide(angle, fraction(360)))} \\times ${numeral(product(pi, radius, radius))}`,
            numeral(one),
          )}`,
          'substituted',
        ),
        ...(use === 'wipers'
          ? [earns(0.5, `For both blades: $2 \\times ${numeral(one)} = ${numeral(value)}$`, 'both')]
          : []),
        earns(0.5, hence(`the ${results[use]}`, value, `${unit}²`)),
      ],
    }
  },
})
