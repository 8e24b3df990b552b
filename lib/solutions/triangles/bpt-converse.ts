import { lengthObjection, lengthTex } from './pieces/length'
import { partNames, type Letters } from './pieces/letters'
import { divide, equals, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** D on AB and E on AC; the parts AD, DB, AE, EC. */
export interface Given {
  readonly letters: Letters
  readonly parts: readonly [Fraction, Fraction, Fraction, Fraction]
  readonly unit: string
}

/** "\frac{2.4}{3.2}" and "\frac{3}{4}", or one of them where they are the same. */
function reduced(top: Fraction, bottom: Fraction): readonly string[] {
  const [given, lowest] = [`\\frac{${lengthTex(top)}}{${lengthTex(bottom)}}`, toTex(divide(top, bottom))]
  return given === lowest ? [given] : [given, lowest]
}

/** E.g. "E and F are points on the sides PQ and PR of △PQR. PE = 4 cm, QE = 4.5 cm, PF = 8 cm, RF = 9 cm. Is EF ∥ QR?" */
export const bptConverse = worked<Given>({
  id: 'bpt-converse',
  archetype: 'tri-bpt-converse',
  objection: ({ parts }) => lengthObjection(parts),
  solve: ({ letters, parts: [ad, db, ae, ec], unit }) => {
    const [, b, c, d, e] = letters
    const names = partNames(letters)
    const parallel = equals(divide(ad, db), divide(ae, ec))
    const data = [ad, db, ae, ec].map((part, index) => `$${names[index] ?? ''} = ${lengthTex(part)}$ ${unit}`)
    const [left, right] = [`\\frac{${names[0]}}{${names[1]}}`, `\\frac{${names[2]}}{${names[3]}}`]
    return {
      lines: [
        `Given: ${data.join(', ')}`,
        earns(0.5, says`${chain(left, ...reduced(ad, db))}`, 'left side'),
        earns(0.5, says`${chain(right, ...reduced(ae, ec))}`, 'right side'),
        earns(0.5, `So $${left} ${parallel ? '=' : '\\neq'} ${right}$`, 'comparison'),
        earns(
          0.5,
          parallel
            ? `By the converse of the Basic Proportionality Theorem, yes: $${d}${e} \\parallel ${b}${c}$.`
            : `The line does not divide the two sides in the same ratio, so no: $${d}${e}$ is not parallel to $${b}${c}$.`,
        ),
      ],
      key: parallel ? 'yes' : 'no',
    }
  },
})
