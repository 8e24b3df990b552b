import { lengthObjection, numeral, numeralText, product, squaredTex } from '../measure'
import { rootOf } from '../root'
import { sumOfSurds, surdsTex, surdsText } from '../pieces/surd-sum'
import { rootSides, rootText } from './tangent-length'
import { compare, sign, subtract, surd, type Fraction, type Surd } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The tangents PA and PB from P to a circle with centre O. */
export interface KiteOfTangents {
  readonly radius: Fraction
  /** OP. */
  readonly distance: Fraction
  /**
   * PA; the perimeter or the area of OAPB; the way from P to the nearest point of the circle; the perimeter of the triangle PCD that a third
   * tangent cuts off.
   */
  readonly asked: 'tangent' | 'perimeter' | 'area' | 'nearest' | 'third'
  readonly unit: string
}

const squareOf = ({ radius, distance }: KiteOfTangents): Fraction =>
  subtract(product(distance, distance), product(radius, radius))

function objection(given: KiteOfTangents): string | null {
  const { radius, distance } = given
  const odd = lengthObjection({ radius, distance })
  if (odd !== null) return odd
  if (compare(distance, radius) <= 0)
    return 'The point must be farther from the centre than the circle: check the lengths.'
  return sign(squareOf(given)) > 0 && rootOf(squareOf(given)) !== null
    ? null
    : 'Such a root cannot be found by hand: check the lengths.'
}

/** PA, or a multiple of it. */
const times = (factor: Fraction | number, { coefficient, radicand }: Surd): Surd =>
  surd(product(factor, coefficient), radicand)

const tangentLines = (given: KiteOfTangents, tangent: Surd): readonly Step[] => [
  earns(0.5, '$OA \\perp PA$ and $OB \\perp PB$ (radius and tangent).'),
  earns(
    0.5,
    says`In right triangle $OAP$, ${chain(
      'PA',
      '\\sqrt{OP^2 - OA^2}',
      `\\sqrt{${squaredTex(given.distance)} - ${squaredTex(given.radius)}}`,
      ...(tangent.radicand === 1 ? [`\\sqrt{${numeral(squareOf(given))}}`] : []),
      ...rootSides(squareOf(given), tangent),
    )} ${given.unit}`,
    'tangent',
  ),
]

function workedFor(given: KiteOfTangents, tangent: Surd): { readonly lines: readonly Step[]; readonly key: string } {
  const { radius, distance, asked, unit } = given
  const [r, t] = [numeral(radius), surdsTex([tangent])]
  switch (asked) {
    case 'tangent':
      return { lines: tangentLines(given, tangent), key: rootText(tangent) }
    case 'perimeter': {
      const sum = sumOfSurds([times(2, tangent), surd(product(2, radius), 1)])
      return {
        lines: [
          line('equal', '$PA = PB$ (tangents from $P$) and $OA = OB$ (radii).'),
          earns(1, says`The perimeter is ${chain(`2 \\times ${t} + 2 \\times ${r}`, surdsTex(sum))} ${unit}.`, 'sum'),
        ],
        key: surdsText(sum),
      }
    }
    case 'nearest': {
      const rest = subtract(distance, radius)
      return {
        lines: [
          line('equal', 'The nearest point is where $OP$ meets the circle, at the distance of the radius from $O$.'),
          earns(1, says`The distance is ${chain(`${numeral(distance)} - ${r}`, numeral(rest))} ${unit}.`, 'sum'),
        ],
        key: numeralText(rest),
      }
    }
    case 'area': {
      const area = times(radius, tangent)
      return {
        lines: [
          earns(
            1,
            '$OP$ divides $OAPB$ into two congruent right triangles, so its area is $2 \\times \\frac{1}{2} \\times OA \\times PA$',
            'halves',
          ),
          earns(
            1,
            says`${equals('Area of $OAPB$', 'OA \\times PA', `${r} \\times ${t}`, surdsTex([area]))} ${unit}²`,
            'area',
          ),
        ],
        key: rootText(area),
      }
    }
    case 'third': {
      const both = times(2, tangent)
      return {
        lines: [
          earns(
            1,
            '$CQ = CA$ and $DQ = DB$ (equal tangents), so $PC + CD + PD = PC + CA + DB + PD = PA + PB$.',
            'halves',
          ),
          earns(1, says`The perimeter is ${chain(`2 \\times ${t}`, surdsTex([both]))} ${unit}.`, 'area'),
        ],
        key: rootText(both),
      }
    }
    default:
      return asked satisfies never
  }
}

/**
 * E.g. "From P, 13 cm from the centre O of a circle of radius 5 cm, the tangents PA and PB are drawn. Find the area of OAPB."
 * `manner`: PA was asked before, and is not worked again.
 */
export const kiteOfTangents = worked<KiteOfTangents, 'the tangent is known'>({
  id: 'kite-of-tangents',
  archetype: 'cir-case-study',
  objection,
  solve: (given, manner) => {
    const tangent = rootOf(squareOf(given))
    if (!tangent) throw new Error(`kiteOfTangents: ${objection(given) ?? ''}`)
    const { lines, key } = workedFor(given, tangent)
    const isNeeded = given.asked !== 'tangent' && given.asked !== 'nearest' && !manner
    return { lines: isNeeded ? [...tangentLines(given, tangent), ...lines] : lines, key }
  },
})
