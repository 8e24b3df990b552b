import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import type { Letters } from './pieces/letters'
import { compare, divide, multiply, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** D on AB and E on AC with ∠AED = ∠ABC: AE, AB and a third length; AC, its part EC, or DE is asked for. */
export interface Given {
  readonly letters: Letters
  readonly ae: Fraction
  readonly ab: Fraction
  /** AD, or BC where DE is asked for. */
  readonly third: Fraction
  readonly ask: 'AC' | 'EC' | 'DE'
  readonly unit: string
}

const found = ({ ae, ab, third, ask }: Given): Fraction => {
  if (ask === 'DE') return divide(multiply(ae, third), ab)
  const ac = divide(multiply(third, ab), ae)
  return ask === 'AC' ? ac : subtract(ac, ae)
}

/** E.g. "D on AB and E on AC are such that ∠AED = ∠ABC. AE = 4 cm, AD = 5 cm and AB = 12 cm. Find AC." */
export const equalAngleCut = worked<Given>({
  id: 'equal-angle-cut',
  archetype: 'tri-antiparallel-length',
  objection: (given) => {
    const { letters, ae, ab, third, ask } = given
    const [A, B, C, D, E] = letters
    const odd = lengthObjection([ae, ab, third])
    if (odd !== null) return odd
    if (ask === 'DE') return null
    if (compare(third, ab) >= 0) return `$${D}$ lies on $${A}${B}$, so $${A}${D}$ must be shorter than $${A}${B}$.`
    return compare(multiply(third, ab), multiply(ae, ae)) <= 0
      ? `With these lengths $${E}$ would not lie between $${A}$ and $${C}$: check what you typed.`
      : null
  },
  solve: (given) => {
    const { letters, ask, unit } = given
    const [A, B, C, D, E] = letters
    const [AE, AB, THIRD] = [given.ae, given.ab, given.third].map(lengthTex)
    const ac = lengthTex(ask === 'DE' ? given.ab : divide(multiply(given.third, given.ab), given.ae))
    const value = found(given)
    const key = lengthTex(value)
    const [nae, nab, nad, nac, nec, nde, nbc] = [
      `${A}${E}`,
      `${A}${B}`,
      `${A}${D}`,
      `${A}${C}`,
      `${E}${C}`,
      `${D}${E}`,
      `${B}${C}`,
    ]
    const wanted = { AC: nac, EC: nec, DE: nde }[ask]
    const angles = `$\\angle ${A}${E}${D} = \\angle ${A}${B}${C}$`
    return {
      lines: [
        earns(
          0.5,
          `In $\\triangle ${A}${E}${D}$ and $\\triangle ${A}${B}${C}$: ${angles} (given), and $\\angle ${A}$ is common.`,
        ),
        earns(0.5, `So $\\triangle ${A}${E}${D} \\sim \\triangle ${A}${B}${C}$ (AA).`, 'similar'),
        earns(
          1,
          ask === 'DE'
            ? `$\\frac{${nde}}{${nbc}} = \\frac{${nae}}{${nab}}$`
            : `$\\frac{${nae}}{${nab}} = \\frac{${nad}}{${nac}}$`,
          'proportion',
        ),
        ask === 'DE'
          ? line('value', says`So ${chain(nde, `\\frac{${AE} \\times ${THIRD}}{${AB}}`, key)}`)
          : line('value', says`So ${chain(nac, `\\frac{${THIRD} \\times ${AB}}{${AE}}`, ac)}`),
        ...(ask === 'EC' ? [earns(0.5, says`${chain(nec, `${nac} - ${nae}`, `${ac} - ${AE}`, key)}`, 'rest')] : []),
        earns(ask === 'EC' ? 0.5 : 1, says`Hence ${chain(wanted, key)} ${unit}.`),
      ],
      key: lengthText(value),
    }
  },
})
