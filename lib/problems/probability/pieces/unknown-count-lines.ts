import { shareStories, timesStories } from './unknown-count-stories'
import { countFacts, type UnknownCount } from './unknown-count'
import { fraction, toTex } from '../../../maths'
import { chain, earns, equals, isValue, says, type Step } from '../../template'

/** From two probabilities with one denominator to the number. */
export function timesSteps(draw: UnknownCount): readonly Step[] {
  const { red, times, story } = draw
  const { colour, unknown: things } = timesStories[story]
  const { unknown } = countFacts(draw)
  return [
    `Let the number of ${things} be $x$. Then the total number of balls is $${red} + x$.`,
    earns(0.5, `$P(\\text{red}) = \\dfrac{${red}}{${red} + x}$ and $P(\\text{${colour}}) = \\dfrac{x}{${red} + x}$`),
    earns(
      0.5,
      says`Given: ${chain(`\\dfrac{x}{${red} + x}`, `${times} \\times \\dfrac{${red}}{${red} + x}`)}`,
      'equation',
    ),
    earns(0.5, says`The denominators are equal, so ${chain('x', `${times} \\times ${red}`, `${unknown}`)}.`),
    earns(0.5, says`Hence, ${isValue(`the number of ${things}`, `${unknown}`)}.`),
  ]
}

/** From the share of the total to the number of the others. */
export function shareSteps(draw: UnknownCount): readonly Step[] {
  const { n, d, story } = draw
  const { known, wanted } = shareStories[story]
  const { unknown, total, green } = countFacts(draw)
  const p = toTex(fraction(n, d))
  return [
    `Let the number of ${known} be $x$.`,
    earns(0.5, says`Given: ${chain(`\\dfrac{x}{${total}}`, p)}`),
    earns(0.5, says`So ${chain('x', `${p} \\times ${total}`, `${green}`)}.`, 'known'),
    earns(0.5, says`${equals(`Number of ${wanted}`, `${total} - ${green}`, `${unknown}`)}`, 'others'),
    earns(0.5, says`Hence, ${isValue(`the number of ${wanted}`, `${unknown}`)}.`),
  ]
}
