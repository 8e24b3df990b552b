import { lengthObjection, numeral } from '../measure'
import { compare, type Fraction } from '../../maths'
import { relation, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A point so far from the centre of a circle: how many tangents pass through it. */
export interface TangentsFromDistance {
  readonly radius: Fraction
  readonly distance: Fraction
}

const places = [
  ['<', 'The point lies inside the circle, and every line through it is a secant.', '0'],
  ['=', 'The point lies on the circle, and one line through it is perpendicular to the radius.', '1'],
  ['>', 'The point lies outside the circle, and a line touches the circle on each side.', '2'],
] as const

/** E.g. "How many tangents can be drawn to a circle of radius 5 cm from a point 3 cm from its centre?" */
export const tangentsFromDistance = worked<TangentsFromDistance>({
  id: 'tangents-from-distance',
  archetype: 'cir-facts-count',
  objection: ({ radius, distance }) => lengthObjection({ radius, distance }),
  solve: ({ radius, distance }) => {
    const [sign, why, key] = places[compare(distance, radius) + 1] ?? places[2]
    return {
      key,
      lines: [
        says`Compare the distance from the centre with the radius: ${relation(numeral(distance), sign, numeral(radius))}`,
        line('place', why),
        earns(1, `Hence the number of tangents is $${key}$.`),
      ],
    }
  },
})
