import { lengthObjection, numeral, numeralText, product } from '../measure'
import { fraction, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Two parallel tangents of a circle: their distance from the radius, or the radius from their distance. */
export interface ParallelTangents {
  readonly asked: 'distance' | 'radius'
  readonly told: Fraction
  readonly unit: string
}

/** E.g. "Find the distance between two parallel tangents of a circle of radius 4.5 cm." */
export const parallelTangents = worked<ParallelTangents>({
  id: 'parallel-tangents',
  archetype: 'cir-facts-count',
  objection: ({ asked, told }) => lengthObjection({ [asked === 'distance' ? 'radius' : 'distance']: told }),
  solve: ({ asked, told, unit }) => {
    const result = asked === 'distance' ? product(2, told) : product(fraction(1, 2), told)
    const last =
      asked === 'distance'
        ? says`Hence the distance between them is ${chain(`2 \\times ${numeral(told)}`, numeral(result))} ${unit}.`
        : says`Hence the radius is ${chain(`${numeral(told)} \\div 2`, numeral(result))} ${unit}.`
    return {
      key: numeralText(result),
      lines: [
        earns(
          0.5,
          'The radius to a point of contact is perpendicular to the tangent, so the radii to the two points of contact lie on one line: they make a diameter.',
          'diameter',
        ),
        earns(0.5, last),
      ],
    }
  },
})
