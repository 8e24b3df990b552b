import { lengthObjection, numeral, numeralText } from '../measure'
import { divide, multiply, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** An upright pole with its shadow, and the shadow of a tall thing at the same moment. */
export interface ShadowCase {
  readonly pole: Fraction
  readonly poleShadow: Fraction
  /** The tall thing, as the question calls it, and its shadow. */
  readonly tall: string
  readonly tallShadow: Fraction
  /**
   * How many times as long its shadow is as that of the pole; its height; the shadow of another thing of a height, at the same moment; or its
   * shadow later, when the pole's has another length.
   */
  readonly asked:
    'factor' | 'height' | { readonly other: string; readonly height: Fraction } | { readonly later: Fraction }
  readonly unit: string
}

const factorOf = ({ poleShadow, tallShadow }: ShadowCase): Fraction => divide(tallShadow, poleShadow)

function objection({ pole, poleShadow, tallShadow, asked }: ShadowCase): string | null {
  const more =
    typeof asked === 'string'
      ? {}
      : 'later' in asked
        ? { 'later shadow': asked.later }
        : { 'other height': asked.height }
  return lengthObjection({ pole, 'shadow of the pole': poleShadow, 'other shadow': tallShadow, ...more })
}

function workedFor(given: ShadowCase): { readonly lines: readonly Step[]; readonly value: Fraction } {
  const { pole, poleShadow, tall, tallShadow, asked, unit } = given
  const factor = factorOf(given)
  const [stick, shade, long, times] = [pole, poleShadow, tallShadow, factor].map(numeral)
  const high = multiply(pole, factor)
  if (asked === 'factor')
    return {
      value: factor,
      lines: [
        '$\\triangle ABC \\sim \\triangle DEC$ by the AA criterion: both have a right angle at the foot, and the sun is at the same elevation.',
        earns(1, says`The factor is ${chain('\\frac{BC}{EC}', `\\frac{${long}}{${shade}}`, `${times}`)}.`),
      ],
    }
  if (asked === 'height')
    return {
      value: high,
      lines: [
        earns(
          0.5,
          says`${chain('\\frac{AB}{DE}', '\\frac{BC}{EC}', `${times}`)}, so ${chain('AB', `${stick} \\times ${times}`, numeral(high))} ${unit}`,
          'proportion',
        ),
        earns(0.5, says`Hence ${isValue(`the height of the ${tall}`, numeral(high), unit)}.`),
      ],
    }
  if ('later' in asked) {
    const [later, found] = [numeral(asked.later), multiply(asked.later, factor)]
    return {
      value: found,
      lines: [
        earns(
          1,
          says`Let the shadow be $s$ ${unit} long. The triangles are similar again, so ${chain(`\\frac{s}{${later}}`, `\\frac{${numeral(high)}}{${stick}}`, `${times}`)}`,
          'proportion',
        ),
        earns(0.5, says`So ${chain('s', `${later} \\times ${times}`, numeral(found))}`),
        earns(0.5, says`Hence ${isValue(`the length of the shadow of the ${tall}`, numeral(found), unit)}.`),
      ],
    }
  }
  const ratio = divide(asked.height, pole)
  const found = multiply(poleShadow, ratio)
  return {
    value: found,
    lines: [
      earns(
        1,
        says`Let the shadow be $s$ ${unit} long. In the same way, ${chain(`\\frac{s}{${shade}}`, `\\frac{${numeral(asked.height)}}{${stick}}`, numeral(ratio))}`,
        'proportion',
      ),
      earns(0.5, says`So ${chain('s', `${shade} \\times ${numeral(ratio)}`, numeral(found))}`),
      earns(0.5, says`Hence ${isValue(`the length of the shadow of the ${asked.other}`, numeral(found), unit)}.`),
    ],
  }
}

/** E.g. "A pole of 2 m has a shadow of 4 m when the shadow of a tree is 28 m. Later that day the shadow of the pole is 6 m long. How long is that of the tree?" */
export const shadowCase = worked<ShadowCase>({
  id: 'shadow-case',
  archetype: 'tri-case-study',
  objection,
  solve: (given) => {
    const { lines, value } = workedFor(given)
    return { lines, key: numeralText(value) }
  },
})
