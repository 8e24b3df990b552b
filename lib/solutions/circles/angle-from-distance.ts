import { product } from '../measure'
import { rootTex } from '../root'
import { divide, equals, fraction, sign, type Fraction, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** P lies so far from the centre O of a circle, and PA and PB are the tangents from it: an angle of the figure is asked. */
export interface AngleFromDistance {
  readonly radius: Fraction
  /** OP. */
  readonly distance: Surd
  readonly asked: 'APB' | 'AOB' | 'PAB' | 'OAB' | 'OPA'
}

/** The square of OP ÷ OA, with the angle OPA and its sine. */
const standard = [
  { square: fraction(4), angle: 30, sine: '\\frac{1}{2}' },
  { square: fraction(2), angle: 45, sine: '\\frac{1}{\\sqrt{2}}' },
  { square: fraction(4, 3), angle: 60, sine: '\\frac{\\sqrt{3}}{2}' },
] as const

const squareOf = ({ distance: { coefficient, radicand }, radius }: AngleFromDistance): Fraction =>
  divide(product(coefficient, coefficient, radicand), product(radius, radius))

const standardOf = (given: AngleFromDistance) => standard.find(({ square }) => equals(square, squareOf(given)))

/** From the angle between the tangents, twice p, to the angle that is asked for. */
function endingOf(asked: AngleFromDistance['asked'], p: number): Step {
  switch (asked) {
    case 'OPA':
      return says`Hence ${chain('\\angle OPA', `${p}^\\circ`)}.`
    case 'APB':
      return earns(
        1,
        says`$OP$ bisects the angle between the tangents. Hence ${chain('\\angle APB', `2 \\times ${p}^\\circ`, `${2 * p}^\\circ`)}.`,
        'double',
      )
    case 'AOB':
      return earns(
        0.5,
        says`The angles of $OAPB$ at $A$ and $B$ are right angles. Hence ${chain('\\angle AOB', `180^\\circ - ${2 * p}^\\circ`, `${180 - 2 * p}^\\circ`)}.`,
      )
    case 'PAB':
      return earns(
        0.5,
        says`The tangents are equal, so $\\triangle PAB$ is isosceles. Hence ${chain('\\angle PAB', `\\frac{1}{2}(180^\\circ - ${2 * p}^\\circ)`, `${90 - p}^\\circ`)}.`,
      )
    case 'OAB':
      return earns(
        0.5,
        says`In the isosceles triangle $OAB$ the angle at $O$ is $180^\\circ - ${2 * p}^\\circ$. Hence ${chain('\\angle OAB', `\\frac{1}{2}(180^\\circ - ${180 - 2 * p}^\\circ)`, `${p}^\\circ`)}.`,
      )
    default:
      return asked satisfies never
  }
}

function objection(given: AngleFromDistance): string | null {
  if (sign(given.radius) <= 0 || sign(given.distance.coefficient) <= 0)
    return 'Radius and distance must be more than $0$. Check the numbers that you typed.'
  return standardOf(given)
    ? null
    : 'With these lengths the angle is none of $30^\\circ$, $45^\\circ$ and $60^\\circ$: check what you typed.'
}

/** E.g. "P is 10 cm from the centre of a circle of radius 5 cm. PA and PB are the tangents from P. Find the angle APB." */
export const angleFromDistance = worked<AngleFromDistance>({
  id: 'angle-from-distance',
  archetype: 'cir-angle-from-distance',
  objection,
  solve: (given) => {
    const found = standardOf(given)
    if (!found) throw new Error('angle-from-distance: no standard angle')
    const { angle, sine } = found
    const { asked, radius, distance } = given
    return {
      lines: [
        earns(
          0.5,
          says`$OA \\perp PA$ (radius and tangent), so in right triangle $OAP$, ${chain('\\sin \\angle OPA', '\\frac{OA}{OP}', `\\frac{${rootTex({ coefficient: radius, radicand: 1 })}}{${rootTex(distance)}}`, sine)}`,
          'sine',
        ),
        earns(0.5, says`So ${chain('\\angle OPA', `${angle}^\\circ`)}`, 'angle'),
        ...(asked === 'APB' || asked === 'OPA'
          ? []
          : [
              earns(
                0.5,
                says`$OP$ bisects $\\angle APB$, so ${chain('\\angle APB', `2 \\times ${angle}^\\circ`, `${2 * angle}^\\circ`)}`,
                'double',
              ),
            ]),
        endingOf(asked, angle),
      ],
      key: `${{ APB: 2 * angle, AOB: 180 - 2 * angle, PAB: 90 - angle, OAB: angle, OPA: angle }[asked]}`,
    }
  },
})
