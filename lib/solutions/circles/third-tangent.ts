import { lengthObjection, numeral, numeralText, product } from '../measure'
import { fraction, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Tangents PA and PB, and a third one which meets them at C and D and touches the circle at Q. */
export interface ThirdTangent {
  readonly asked: 'perimeter' | 'tangent'
  /** PA where the perimeter is asked, and the perimeter where PA is. */
  readonly told: Fraction
  readonly names: readonly [c: string, d: string, q: string]
  readonly unit: string
}

/** E.g. "PA and PB are tangents and CD touches the circle at Q. If PA = 12 cm, find the perimeter of triangle PCD." */
export const thirdTangent = worked<ThirdTangent>({
  id: 'third-tangent',
  archetype: 'cir-triangle-perimeter',
  objection: ({ told }) => lengthObjection({ length: told }),
  solve: ({ asked, told, names: [c, d, q], unit }) => {
    const value = product(asked === 'perimeter' ? fraction(2) : fraction(1, 2), told)
    const [given, found] = [told, value].map(numeral)
    return {
      key: numeralText(value),
      lines: [
        earns(
          0.5,
          `Tangents from an external point are equal: $PA = PB$, $${c}A = ${c}${q}$ and $${d}B = ${d}${q}$.`,
          'equal tangents',
        ),
        earns(0.5, `Perimeter $= P${c} + ${c}${d} + P${d} = P${c} + ${c}${q} + ${q}${d} + P${d}$`, 'split'),
        earns(0.5, `$= (P${c} + ${c}A) + (P${d} + ${d}B) = PA + PB = 2PA$`, 'twice'),
        earns(
          0.5,
          asked === 'perimeter'
            ? says`Hence ${{ set: `the perimeter is $2 \\times ${given} = ${found}$ ${unit}`, claim: { of: 'the perimeter', sides: [`2 \\times ${given}`, `${found}`], unit } }}.`
            : says`So ${chain('2PA', `${given}`)}. Hence ${chain('PA', `\\frac{${given}}{2}`, `${found}`)} ${unit}.`,
        ),
      ],
    }
  },
})
