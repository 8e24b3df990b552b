import { lengthObjection, numeral, numeralText, product, squaredTex } from '../measure'
import { rootOf, rootTex } from '../root'
import { add, compare, fraction, multiply, subtract, surdText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** What else is asked of two circles with one centre and a chord of the larger that touches the smaller. */
export type ConcentricFurther =
  | { readonly asked: 'chord in letters'; readonly large: string; readonly small: string }
  | { readonly asked: 'ring'; readonly chord: Fraction; readonly pi: Fraction | null; readonly unit: string }
  /** AB is a diameter of the larger circle, BD touches the smaller one at D: AD. */
  | {
      readonly asked: 'from the other end'
      readonly large: Fraction
      readonly small: Fraction
      readonly unit: string
    }

const touches = 'The radius of the smaller circle to the point of contact is perpendicular to the chord and bisects it.'

function objection(given: ConcentricFurther): string | null {
  if (given.asked === 'chord in letters') return null
  if (given.asked === 'ring') return lengthObjection({ chord: given.chord })
  const { large, small } = given
  const odd = lengthObjection({ 'larger radius': large, 'smaller radius': small })
  if (odd !== null) return odd
  if (compare(large, small) <= 0) return 'The larger circle must have the larger radius.'
  return rootOf(add(product(large, large), product(3, small, small))) === null
    ? 'Such a root cannot be found by hand: check the lengths.'
    : null
}

/** E.g. "A chord of the larger of two concentric circles is 14 cm long and touches the smaller. Find the area between them." */
export const concentricFurther = worked<ConcentricFurther>({
  id: 'concentric-further',
  archetype: 'cir-concentric-chord',
  objection,
  solve: (given) => {
    switch (given.asked) {
      case 'chord in letters': {
        const root = `\\sqrt{${given.large}^2 - ${given.small}^2}`
        return {
          key: `2√(${given.large}^2 - ${given.small}^2)`,
          lines: [
            earns(1, touches, 'half'),
            line('pythagoras', `By Pythagoras, half the chord is $${root}$.`),
            earns(1, `Hence the length of the chord is $2${root}$.`),
          ],
        }
      }
      case 'ring': {
        const half = multiply(given.chord, fraction(1, 2))
        const square = product(half, half)
        const area = given.pi === null ? square : multiply(given.pi, square)
        const end = given.pi === null ? [`${numeral(square)}\\pi`] : [`${numeral(given.pi)} \\times ${numeral(square)}`]
        return {
          key: given.pi === null ? `${numeralText(square)}π` : numeralText(area),
          lines: [
            earns(1, touches, 'half'),
            line(
              'pythagoras',
              `With the radii $R$ and $r$, by Pythagoras, $R^2 - r^2 = ${squaredTex(half)} = ${numeral(square)}$.`,
            ),
            earns(
              1,
              `Hence the area between the circles is $\\pi(R^2 - r^2) = ${[...end, ...(given.pi === null ? [] : [numeral(area)])].join(' = ')}$ ${given.unit}².`,
            ),
          ],
        }
      }
      case 'from the other end': {
        const { large, small, unit } = given
        const across = subtract(product(large, large), product(small, small))
        const square = add(product(large, large), product(3, small, small))
        const root = rootOf(square)
        if (root === null) throw new Error(`concentricFurther: ${objection(given) ?? ''}`)
        const twice = product(2, small)
        return {
          key: surdText(root),
          lines: [
            earns(
              1,
              'Let $BD$ produced meet the larger circle at $E$. $OD \\perp BE$ (radius and tangent), so $D$ is the mid-point of $BE$.',
              'mid-point',
            ),
            line(
              'parallel',
              `$O$ and $D$ are the mid-points of $AB$ and $BE$, so $AE = 2 \\times OD = ${numeral(twice)}$ ${unit}, and $\\angle AEB = 90^\\circ$ in the semicircle.`,
            ),
            line(
              'pythagoras',
              says`In right triangle $ODB$, ${chain('BD^2', 'OB^2 - OD^2', `${squaredTex(large)} - ${squaredTex(small)}`, numeral(across))}, and $DE = BD$.`,
            ),
            earns(
              1,
              says`In right triangle $AED$, ${chain('AD^2', 'AE^2 + DE^2', `${squaredTex(twice)} + ${numeral(across)}`, numeral(square))}`,
              'square',
            ),
            earns(1, says`Hence ${chain('AD', `\\sqrt{${numeral(square)}}`, rootTex(root))} ${unit}.`),
          ],
        }
      }
      default:
        return given satisfies never
    }
  },
})
