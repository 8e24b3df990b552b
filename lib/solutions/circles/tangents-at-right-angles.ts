import { numeral } from '../measure'
import { divide, fraction, multiply, sign, surd, surdTex, surdText, type Surd } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

export type RightAngledLength = 'radius' | 'tangent' | 'distance'

/** Two tangents PA and PB at right angles: of the radius, the length of the tangents and OP one is told and one asked. */
export interface TangentsAtRightAngles {
  readonly known: RightAngledLength
  readonly length: Surd
  readonly asked: RightAngledLength
  readonly unit: string
}

/** OP is the diagonal of a square, √2 times its side. */
export function rightAngledLength({ known, length, asked }: TangentsAtRightAngles): Surd {
  const { coefficient, radicand } = length
  if ((known === 'distance') === (asked === 'distance')) return length
  const grown = surd(coefficient, 2 * radicand)
  return asked === 'distance'
    ? grown
    : { coefficient: divide(grown.coefficient, fraction(2)), radicand: grown.radicand }
}

const side: Readonly<Record<RightAngledLength, string>> = { radius: 'OA', tangent: 'PA', distance: 'OP' }

/** E.g. "Two tangents from P to a circle of radius 6 cm are perpendicular to each other. Find the length of each." */
export const tangentsAtRightAngles = worked<TangentsAtRightAngles>({
  id: 'tangents-at-right-angles',
  archetype: 'cir-tangents-90-60',
  objection: ({ known, length, asked }) =>
    known === asked || sign(length.coefficient) <= 0 || length.coefficient.n > 10n ** 6n || length.radicand > 10 ** 6
      ? 'A length must be more than $0$, and no larger than can be worked by hand. Check what you typed.'
      : null,
  solve: (given) => {
    const { known, length, asked, unit } = given
    const value = rightAngledLength(given)
    const told = surdTex(length)
    const square = numeral(multiply(multiply(length.coefficient, length.coefficient), fraction(length.radicand)))
    const result = `${surdTex(value)}$ ${unit}`
    return {
      key: surdText(value),
      lines: [
        'Let the tangents from $P$ touch the circle with centre $O$ at $A$ and $B$.',
        earns(
          0.5,
          'A tangent is perpendicular to the radius at the point of contact: $\\angle OAP = \\angle OBP = 90^\\circ$, and $\\angle APB = 90^\\circ$.',
        ),
        earns(0.5, 'So $OAPB$ is a rectangle, and as $OA = OB$, it is a square: $PA = OA$.'),
        ...(asked === 'distance'
          ? [
              `$OP$ is its diagonal: $OP^2 = OA^2 + PA^2 = ${square} + ${square}$, where each side is $${told}$ ${unit}.`,
              earns(0.5, `So $OP = \\sqrt{2} \\times ${told} = ${result}.`),
            ]
          : known === 'distance'
            ? [
                `$OP$ is its diagonal: $${side[asked]}^2 + ${side[asked]}^2 = OP^2 = ${square}$.`,
                earns(0.5, `So $${side[asked]} = ${result}.`),
              ]
            : [earns(0.5, `So $${side[asked]} = ${side[known]} = ${result}.`)]),
      ],
    }
  },
})
