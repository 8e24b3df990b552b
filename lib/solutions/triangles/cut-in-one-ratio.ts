import { lengthObjection, lengthTex } from './pieces/length'
import { partNames, type Letters } from './pieces/letters'
import { divide, equals, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** D on AB and E on AC: AD and AB, AE and AC, and what is claimed, DE = r × BC, as it was written. */
export interface Given {
  readonly letters: Letters
  readonly sides: readonly [ad: Fraction, ab: Fraction, ae: Fraction, ac: Fraction]
  readonly ratio: Fraction
  readonly claim: string
}

/** E.g. "P and Q are points on AB and AC of △ABC. AP = 3 cm, PB = 6 cm, AQ = 5 cm and QC = 10 cm. Show that BC = 3PQ." */
export const cutInOneRatio = worked<Given>({
  id: 'cut-in-one-ratio',
  archetype: 'tri-prove-ratio',
  objection: ({ letters: [, b, c, d, e], sides: [ad, ab, ae, ac], ratio }) =>
    lengthObjection([ad, ab, ae, ac]) ??
    (!equals(divide(ad, ab), divide(ae, ac))
      ? 'The two sides are not cut in the same ratio, so this does not follow: check what you typed.'
      : !equals(divide(ad, ab), ratio)
        ? `The sides are in the ratio $${toTex(divide(ad, ab))}$, so this is not true of $${d}${e}$ and $${b}${c}$.`
        : null),
  solve: ({ letters, sides: [ad, ab, ae, ac], ratio, claim }) => {
    const [a, b, c, d, e] = letters
    const [AD, , AE] = partNames(letters)
    const share = (top: Fraction, bottom: Fraction) => `\\frac{${lengthTex(top)}}{${lengthTex(bottom)}}`
    return {
      lines: [
        earns(0.5, says`${chain(`\\frac{${AD}}{${a}${b}}`, share(ad, ab), toTex(ratio))}`, 'left side'),
        earns(0.5, says`${chain(`\\frac{${AE}}{${a}${c}}`, share(ae, ac), toTex(ratio))}`, 'right side'),
        earns(
          0.5,
          `$\\frac{${AD}}{${a}${b}} = \\frac{${AE}}{${a}${c}}$ and $\\angle ${a}$ is common, so $\\triangle ${a}${d}${e} \\sim \\triangle ${a}${b}${c}$ (SAS).`,
        ),
        earns(
          0.5,
          `Corresponding sides: $\\frac{${d}${e}}{${b}${c}} = \\frac{${AD}}{${a}${b}} = ${toTex(ratio)}$. Hence $${claim}$, proved.`,
        ),
      ],
      key: 'proved',
    }
  },
})
