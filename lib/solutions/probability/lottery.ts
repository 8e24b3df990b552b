import {
  isInteger,
  multiply,
  one,
  sign,
  subtract,
  terminates,
  toDecimal,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Tickets that are sold, and the chance of one who holds some of them. */
export interface Lottery {
  readonly sold: Fraction
  readonly chance: Fraction
}

function objection({ sold, chance }: Lottery): string | null {
  if (!isInteger(sold) || sign(sold) <= 0) return 'The number of tickets must be a whole number, more than $0$.'
  if (sign(chance) < 0 || sign(subtract(one, chance)) < 0)
    return `A probability lies from $0$ to $1$, so $${toTex(chance)}$ is none: check the number that you typed.`
  return isInteger(multiply(sold, chance))
    ? null
    : 'With these numbers the number of tickets bought would be no whole number: check what you typed.'
}

/** E.g. "The probability of a girl winning the first prize in a lottery is 0.08. If 6000 tickets are sold, how many did she buy?" */
export const lottery = worked<Lottery>({
  id: 'lottery',
  archetype: 'prob-defective-lottery',
  objection,
  solve: ({ sold: all, chance }) => {
    const p = terminates(chance) ? toDecimal(chance) : toTex(chance)
    const [sold, bought] = [all, multiply(all, chance)].map(toText)
    return {
      key: `${bought}`,
      lines: [
        `Given: number of all possible outcomes $= ${sold}$ and probability $= ${p}$.`,
        line('unknown', 'Let the number of tickets bought be $x$.'),
        says`Then ${chain(`\\dfrac{x}{${sold}}`, p)}.`,
        earns(1, says`So ${chain('x', `${p} \\times ${sold}`, `${bought}`)}.`, 'solved'),
        says`Hence, ${isValue('the number of tickets bought', `${bought}`)}.`,
      ],
    }
  },
})
