import { rootSides, rootText } from './tangent-length'
import { lengthObjection, numeral, product, squaredTex } from '../measure'
import { rootOf } from '../root'
import { absolute, add, compare, equals, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A line touches two circles with centres P and Q at A and B, with both on the same side of it. */
export interface CommonTangent {
  /** Round P, the larger, and round Q. */
  readonly radii: readonly [large: Fraction, small: Fraction]
  /** Of the centres; null where the circles touch each other externally. */
  readonly distance: Fraction | null
  readonly unit: string
}

const distanceOf = ({ radii: [large, small], distance }: CommonTangent): Fraction => distance ?? add(large, small)

const squareOf = (given: CommonTangent): Fraction => {
  const [large, small] = given.radii
  const [distance, difference] = [distanceOf(given), subtract(large, small)]
  return subtract(product(distance, distance), product(difference, difference))
}

function objection(given: CommonTangent): string | null {
  const [large, small] = given.radii
  const odd = lengthObjection({ 'larger radius': large, 'smaller radius': small, distance: distanceOf(given) })
  if (odd !== null) return odd
  if (compare(large, small) < 0) return 'Name the larger circle first.'
  if (equals(large, small)) return 'The radii are equal, so the common tangent is as long as the line of the centres.'
  if (compare(distanceOf(given), absolute(subtract(large, small))) <= 0)
    return 'One of the circles lies inside the other: they have no such common tangent.'
  return rootOf(squareOf(given)) === null ? 'Such a root cannot be found by hand: check the lengths.' : null
}

/** E.g. "Two circles of radii 9 cm and 4 cm touch each other externally. Find the length of their common tangent AB." */
export const commonTangent = worked<CommonTangent>({
  id: 'common-tangent',
  archetype: 'cir-two-circles',
  objection,
  solve: (given) => {
    const {
      radii: [large, small],
      unit,
    } = given
    const [distance, difference, square] = [distanceOf(given), subtract(large, small), squareOf(given)]
    const touching = equals(distance, add(large, small))
    const root = rootOf(square)
    if (root === null) throw new Error(`commonTangent: ${objection(given) ?? ''}`)
    return {
      key: rootText(root),
      lines: [
        earns(0.5, '$PA \\perp AB$ and $QB \\perp AB$ (radius and tangent). Draw $QR \\perp PA$, with $R$ on $PA$.'),
        earns(0.5, '$ABQR$ has four right angles, so it is a rectangle: $AB = RQ$ and $AR = BQ$.', 'rectangle'),
        earns(
          0.5,
          says`${chain('PR', 'PA - AR', `${numeral(large)} - ${numeral(small)}`, numeral(difference))} ${unit}`,
          'difference',
        ),
        ...(touching
          ? [
              says`The circles touch externally, so ${chain('PQ', `${numeral(large)} + ${numeral(small)}`, numeral(distance))} ${unit}`,
            ]
          : []),
        earns(
          1,
          says`In right triangle $PRQ$, ${chain(
            'RQ^2',
            'PQ^2 - PR^2',
            `${squaredTex(distance)} - ${squaredTex(difference)}`,
            `${numeral(product(distance, distance))} - ${numeral(product(difference, difference))}`,
            numeral(square),
          )}`,
          'pythagoras',
        ),
        earns(0.5, says`Hence ${chain('AB', 'RQ', ...rootSides(square, root))} ${unit}.`),
      ],
    }
  },
})
