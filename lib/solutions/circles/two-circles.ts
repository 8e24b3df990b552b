import { lengthObjection, numeral, numeralText } from '../measure'
import { absolute, add, compare, equals, subtract, type Fraction } from '../../maths'
import { line } from '../line'
import { worked } from '../solution'

export type Touching = 'externally' | 'internally'

/** Two circles by their radii and how they lie. */
export type TwoCircles =
  | {
      readonly asked: 'distance'
      readonly radii: readonly [Fraction, Fraction]
      readonly touch: Touching
      readonly unit: string
    }
  | { readonly asked: 'radius'; readonly radius: Fraction; readonly distance: Fraction; readonly unit: string }
  | { readonly asked: 'tangents'; readonly touch: Touching | 'apart' | 'crossing' | 'inside'; readonly unit: string }
  | {
      readonly asked: 'tangents of'
      readonly radii: readonly [Fraction, Fraction]
      readonly distance: Fraction
      readonly unit: string
    }

const counts = {
  externally: [3, 'Two direct common tangents, and one at the point where the circles touch.'],
  internally: [1, 'The inner circle touches the outer one at one point, and only the tangent there touches both.'],
  apart: [4, 'Two direct common tangents, and two that pass between the circles.'],
  crossing: [2, 'Circles that cut each other have only the two direct common tangents.'],
  inside: [0, 'A line that touches the inner circle cuts the outer one.'],
} as const

/** How circles lie whose centres are so far apart. */
export function layOf(radii: readonly [Fraction, Fraction], distance: Fraction): keyof typeof counts {
  const [sum, difference] = [add(...radii), absolute(subtract(...radii))]
  if (equals(distance, sum)) return 'externally'
  if (equals(distance, difference)) return 'internally'
  return compare(distance, sum) > 0 ? 'apart' : compare(distance, difference) > 0 ? 'crossing' : 'inside'
}

/** E.g. "Two circles of radii 5 cm and 3 cm touch externally. Find the distance between their centres." */
export const twoCircles = worked<TwoCircles>({
  id: 'two-circles',
  archetype: 'cir-two-circles',
  objection: (given) => {
    if (given.asked === 'tangents') return null
    if (given.asked === 'radius')
      return (
        lengthObjection({ radius: given.radius, distance: given.distance }) ??
        (compare(given.distance, given.radius) <= 0
          ? 'The centres are farther apart than one radius: check the lengths.'
          : null)
      )
    const [one, other] = given.radii
    const odd = lengthObjection({ 'first radius': one, 'second radius': other })
    if (odd !== null) return odd
    return equals(one, other) && (given.asked === 'distance' ? given.touch === 'internally' : given.distance.n === 0n)
      ? 'Equal circles cannot touch each other internally.'
      : null
  },
  solve: (given) => {
    switch (given.asked) {
      case 'distance': {
        const [one, other] = given.radii.toSorted((a, b) => compare(b, a))
        if (!one || !other) throw new Error('twoCircles: two radii')
        const isOut = given.touch === 'externally'
        const found = isOut ? add(one, other) : subtract(one, other)
        return {
          key: numeralText(found),
          lines: [
            line('reason', 'The point where two circles touch lies on the line through their centres.'),
            `Distance $= r_1 ${isOut ? '+' : '-'} r_2 = ${numeral(one)} ${isOut ? '+' : '-'} ${numeral(other)} = ${numeral(found)}$ ${given.unit}`,
          ],
        }
      }
      case 'radius': {
        const found = subtract(given.distance, given.radius)
        return {
          key: numeralText(found),
          lines: [
            line('reason', 'Circles that touch externally have $r_1 + r_2$ as the distance of their centres.'),
            `The other radius $= ${numeral(given.distance)} - ${numeral(given.radius)} = ${numeral(found)}$ ${given.unit}`,
          ],
        }
      }
      default: {
        const lay = given.asked === 'tangents' ? given.touch : layOf(given.radii, given.distance)
        const [count, why] = counts[lay]
        const how =
          given.asked === 'tangents'
            ? []
            : [
                `$r_1 + r_2 = ${numeral(add(...given.radii))}$ and $|r_1 - r_2| = ${numeral(absolute(subtract(...given.radii)))}$, while the centres are $${numeral(given.distance)}$ ${given.unit} apart.`,
              ]
        return {
          key: `${count}`,
          lines: [...how, line('reason', why), `Hence the number of common tangents is $${count}$.`],
        }
      }
    }
  },
})
