import { hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** An animal at each corner of a field, all with equal ropes. */
export interface VertexSectors {
  readonly asked: 'reach' | 'left'
  readonly pi: Fraction
  /** The sides about a right angle; length and breadth; the parallel sides of a trapezium and their distance. */
  readonly field:
    | { readonly shape: 'right triangle' | 'rectangle'; readonly sides: readonly [Fraction, Fraction] }
    | { readonly shape: 'trapezium'; readonly sides: readonly [Fraction, Fraction, Fraction] }
  readonly rope: Fraction
  readonly unit: string
}

export function fieldArea(field: VertexSectors['field']): Fraction {
  const [one, other] = field.sides
  if (field.shape === 'rectangle') return product(one, other)
  return field.shape === 'trapezium'
    ? product(fraction(1, 2), add(one, other), field.sides[2])
    : product(fraction(1, 2), one, other)
}

function areaTex({ shape, sides }: VertexSectors['field']): string {
  const [a, b, c] = sides.map(numeral)
  if (shape === 'rectangle') return `${a} \\times ${b}`
  return shape === 'right triangle'
    ? `\\dfrac{1}{2} \\times ${a} \\times ${b}`
    : `\\dfrac{1}{2} \\times (${a} + ${b}) \\times ${c}`
}

/** All the sectors together. */
export const reachOf = ({ pi, field, rope }: Pick<VertexSectors, 'pi' | 'field' | 'rope'>): Fraction =>
  product(fraction(1, field.shape === 'right triangle' ? 2 : 1), pi, rope, rope)

export const vertexValue = (given: VertexSectors): Fraction =>
  given.asked === 'reach' ? reachOf(given) : subtract(fieldArea(given.field), reachOf(given))

/** Twice the rope is at most each side; in a triangle it does not reach the opposite side: rope² (a² + b²) ≤ a² b². */
function isShort({ field, rope }: VertexSectors): boolean {
  const fits = field.sides.every((side) => sign(subtract(side, product(2, rope))) >= 0)
  if (field.shape !== 'right triangle') return fits
  const [a, b] = field.sides
  const [aa, bb] = [product(a, a), product(b, b)]
  return fits && sign(subtract(product(aa, bb), product(rope, rope, add(aa, bb)))) >= 0
}

/** E.g. "The sides about the right angle of a triangular lawn are 24 m and 18 m. A goat is tied at each vertex with a rope of 7 m. ..." */
export const vertexSectors = worked<VertexSectors>({
  id: 'vertex-sectors',
  archetype: 'arc-vertex-sectors',
  objection: (given) =>
    piObjection(given.pi) ??
    lengthObjection({ rope: given.rope }) ??
    lengthObjection(Object.fromEntries(given.field.sides.map((side, at) => [`side number ${at + 1}`, side]))) ??
    (isShort(given) ? null : 'With such ropes the animals would meet, or reach the opposite side: check the lengths.'),
  solve: (given) => {
    const { asked, pi, field, rope, unit } = given
    const isTriangle = field.shape === 'right triangle'
    const [p, r, grazed, whole] = [pi, rope, reachOf(given), fieldArea(field)].map(numeral)
    const value = vertexValue(given)
    const formula = `${isTriangle ? '\\dfrac{1}{2} \\times ' : ''}${p} \\times ${r} \\times ${r}`
    return {
      key: numeralText(value),
      lines: [
        earns(
          1,
          `The angles of the sectors are the angles of the ${isTriangle ? 'triangle' : 'quadrilateral'}, whose sum is $${isTriangle ? 180 : 360}^\\circ$: with equal radii the sectors together make ${isTriangle ? 'half of a circle' : 'a whole circle'}.`,
          'angles',
        ),
        earns(asked === 'reach' ? 1 : 0.5, says`${equals('Grazed area', formula, `${grazed}`)} ${unit}²`, 'grazed'),
        ...(asked === 'left'
          ? [
              earns(0.5, says`${equals('Area of the field', areaTex(field), `${whole}`)} ${unit}²`, 'field'),
              line('difference', says`${equals('Area left', `${whole} - ${grazed}`, numeral(value))}`),
            ]
          : []),
        earns(
          1,
          hence(
            `the ${asked === 'reach' ? 'area that the animals can graze' : 'area that no animal can graze'}`,
            value,
            `${unit}²`,
          ),
        ),
      ],
    }
  },
})
