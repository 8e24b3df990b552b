import { capital, continued, hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { acrossGiven, radiusOf, type Across } from './pieces/across'
import { add, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export interface Cylinder {
  readonly asked: 'curved surface area' | 'total surface area' | 'volume'
  readonly pi: Fraction
  readonly across: Across
  readonly height: Fraction
  /** Of length: 'cm'. */
  readonly unit: string
}

/** Its surfaces and its volume, from the radius. */
export function cylinderValues(pi: Fraction, radius: Fraction, height: Fraction) {
  return {
    'curved surface area': product(2, pi, radius, height),
    'total surface area': product(2, pi, radius, add(radius, height)),
    volume: product(pi, radius, radius, height),
  } as const
}

const formula = {
  'curved surface area': '2 \\pi r h',
  'total surface area': '2 \\pi r (r + h)',
  volume: '\\pi r^2 h',
} as const

function substituted({ asked, pi, across, height }: Cylinder): string {
  const [p, r, h] = [pi, radiusOf(across), height].map(numeral)
  return {
    'curved surface area': `2 \\times ${p} \\times ${r} \\times ${h}`,
    'total surface area': `2 \\times ${p} \\times ${r} \\times (${r} + ${h})`,
    volume: `${p} \\times ${r} \\times ${r} \\times ${h}`,
  }[asked]
}

/** E.g. "A cylinder has diameter 14 cm and height 15 cm. Find its volume. (Use π = 22/7.)" */
export const cylinder = worked<Cylinder>({
  id: 'cylinder',
  archetype: 'sav-formula-direct',
  objection: ({ pi, across, height }) => piObjection(pi) ?? lengthObjection({ [across.kind]: across.length, height }),
  solve: (given) => {
    const { asked, pi, across, height, unit } = given
    const radius = radiusOf(across)
    const value = cylinderValues(pi, radius, height)[asked]
    return {
      lines: [
        line('radius', acrossGiven(across, unit, `height $h = ${numeral(height)}$ ${unit}`)),
        earns(0.5, says`${equals(`${capital(asked)} of a cylinder`, formula[asked])}`, 'formula'),
        earns(0.5, says`${continued(asked, substituted(given))}`, 'substituted'),
        ...(asked === 'total surface area'
          ? [says`${continued(asked, `${numeral(product(2, pi, radius))} \\times ${numeral(add(radius, height))}`)}`]
          : []),
        earns(0.5, says`${continued(asked, numeral(value))}`),
        earns(0.5, hence(`the ${asked}`, value, asked === 'volume' ? `${unit}³` : `${unit}²`)),
      ],
      key: numeralText(value),
    }
  },
})
