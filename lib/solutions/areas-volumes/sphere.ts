import { acrossGiven, radiusOf, type Across } from './pieces/across'
import {
  capital,
  continued,
  hence,
  lengthObjection,
  numeral,
  numeralText,
  piObjection,
  powerTex,
  product,
} from '../measure'
import { fraction, toTex, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Sphere {
  readonly solid: 'sphere' | 'hemisphere'
  /** The curved and the total surface of a whole sphere are one. */
  readonly asked: 'curved surface area' | 'total surface area' | 'volume'
  readonly pi: Fraction
  readonly across: Across
  /** Of length: 'cm'. */
  readonly unit: string
}

/** The measure as so many times π and a power of the radius. */
function formulaOf({ solid, asked }: Sphere): {
  readonly factor: Fraction
  readonly power: 2 | 3
  readonly of: string
} {
  if (asked === 'volume')
    return { factor: fraction(solid === 'sphere' ? 4 : 2, 3), power: 3, of: `Volume of a ${solid}` }
  if (solid === 'sphere') return { factor: fraction(4), power: 2, of: 'Surface area of a sphere' }
  return {
    factor: fraction(asked === 'curved surface area' ? 2 : 3),
    power: 2,
    of: `${capital(asked)} of a hemisphere`,
  }
}

/** E.g. "Find the volume of a sphere of radius 21 cm. (Use π = 22/7.)" */
export const sphere = worked<Sphere>({
  id: 'sphere',
  archetype: 'sav-formula-direct',
  objection: ({ pi, across }) => piObjection(pi) ?? lengthObjection({ [across.kind]: across.length }),
  solve: (given) => {
    const { asked, solid, pi, across, unit } = given
    const { factor, power, of } = formulaOf(given)
    const radius = radiusOf(across)
    const value = product(factor, pi, ...Array.from({ length: power }, () => radius))
    const name = asked !== 'volume' && solid === 'sphere' ? 'surface area' : asked
    const front = toTex(factor).replace('\\frac', '\\dfrac')
    return {
      lines: [
        acrossGiven(across, unit),
        earns(0.5, says`${equals(of, `${front} \\pi r^${power}`)}`, 'formula'),
        earns(0.5, says`${continued(name, `${front} \\times ${numeral(pi)} \\times ${powerTex(radius, power)}`)}`),
        earns(0.5, says`${continued(name, numeral(value))}`),
        earns(0.5, hence(`the ${name}`, value, `${unit}${power === 3 ? '³' : '²'}`)),
      ],
      key: numeralText(value),
    }
  },
})
