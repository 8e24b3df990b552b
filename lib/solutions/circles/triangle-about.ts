import { lengthObjection, numeral, numeralText, product } from '../measure'
import { divide, fraction, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A triangle about a circle: its area from the perimeter and the radius, or one of these from the area. */
export interface TriangleAbout {
  readonly triangle: string
  readonly asked: 'area' | 'radius' | 'perimeter'
  /** In the order area, perimeter, radius, without the one that is asked. */
  readonly told: readonly [Fraction, Fraction]
  readonly unit: string
}

const half = fraction(1, 2)

/** E.g. "The perimeter of a triangle ABC about a circle of radius 3.5 cm is 44 cm. Find its area." */
export const triangleAbout = worked<TriangleAbout>({
  id: 'triangle-about',
  archetype: 'cir-incircle-sides',
  objection: ({ told: [one, other] }) => lengthObjection({ 'first number': one, 'second number': other }),
  solve: ({ triangle, asked, told: [one, other], unit }) => {
    const [A = '', B = '', C = ''] = triangle
    const sum = [`${A}O${B}`, `${B}O${C}`, `${C}O${A}`].map((part) => `\\operatorname{ar}(${part})`).join(' + ')
    const join = [
      earns(
        0.5,
        'Join the centre $O$ to the corners. The radii to the points of contact are perpendicular to the sides, so each of the three triangles at $O$ has the height $r$.',
        'heights',
      ),
      line('sum', `$\\operatorname{ar}(${triangle}) = ${sum} = \\frac{1}{2} \\times r \\times \\text{perimeter}$`),
    ]
    if (asked === 'area') {
      const area = product(half, one, other)
      return {
        key: numeralText(area),
        lines: [
          ...join,
          earns(
            0.5,
            says`Hence the area is ${chain(`\\frac{1}{2} \\times ${numeral(other)} \\times ${numeral(one)}`, numeral(area))} ${unit}².`,
          ),
        ],
      }
    }
    const result = divide(product(2, one), other)
    const name = asked === 'radius' ? 'radius' : 'perimeter'
    return {
      key: numeralText(result),
      lines: [
        ...join,
        earns(
          0.5,
          says`Hence the ${name} is ${chain(`\\frac{2 \\times ${numeral(one)}}{${numeral(other)}}`, numeral(result))} ${unit}.`,
        ),
      ],
    }
  },
})
