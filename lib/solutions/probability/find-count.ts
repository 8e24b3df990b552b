import { fraction, isInteger, multiply, one, sign, subtract, toNumber, toTex, type Fraction } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Things of two kinds; how many there are of one of them is asked. */
export type FindCount =
  /** So many of the known colour; the other one is so many times as likely. */
  | {
      readonly kind: 'times'
      readonly known: number
      readonly times: number
      /** The known colour, and the one that is asked. */
      readonly colours: readonly [known: string, asked: string]
      /** 'balls' */
      readonly things: string
    }
  /** One kind has a known share of a known total. */
  | {
      readonly kind: 'share'
      readonly total: number
      readonly chance: Fraction
      readonly asked: 'those' | 'others'
      /** 'green marbles', and 'blue marbles'. */
      readonly kinds: readonly [those: string, others: string]
    }

export function foundCount(given: FindCount): number {
  if (given.kind === 'times') return given.known * given.times
  const those = toNumber(multiply(given.chance, fraction(given.total)))
  return given.asked === 'those' ? those : given.total - those
}

function objection(given: FindCount): string | null {
  if (given.kind === 'times')
    return [given.known, given.times].every((n) => Number.isSafeInteger(n) && n > 0 && n < 100_000)
      ? null
      : 'The numbers must be whole numbers, more than $0$.'
  const { total, chance } = given
  if (!Number.isSafeInteger(total) || total < 1) return 'The total must be a whole number, more than $0$.'
  if (sign(chance) < 0 || sign(subtract(one, chance)) < 0)
    return `A probability lies from $0$ to $1$, so $${toTex(chance)}$ is none: check the number that you typed.`
  return isInteger(multiply(chance, fraction(total)))
    ? null
    : 'With these numbers it would be no whole number of things: check what you typed.'
}

/** E.g. "A bag contains 5 red balls and some blue balls. If the probability of drawing a blue ball is double that of a red ball, ..." */
export const findCount = worked<FindCount>({
  id: 'find-count',
  archetype: 'prob-find-count',
  objection,
  solve: (given) => {
    const unknown = foundCount(given)
    const key = `${unknown}`
    if (given.kind === 'times') {
      const { known, times, colours, things } = given
      const [red, colour] = colours
      const several = `${colour} ${things}`
      return {
        key,
        lines: [
          `Let the number of ${several} be $x$. Then the total number of ${things} is $${known} + x$.`,
          earns(
            0.5,
            `$P(\\text{${red}}) = \\dfrac{${known}}{${known} + x}$ and $P(\\text{${colour}}) = \\dfrac{x}{${known} + x}$`,
          ),
          earns(
            0.5,
            says`Given: ${chain(`\\dfrac{x}{${known} + x}`, `${times} \\times \\dfrac{${known}}{${known} + x}`)}`,
            'equation',
          ),
          earns(0.5, says`The denominators are equal, so ${chain('x', `${times} \\times ${known}`, key)}.`),
          earns(0.5, says`Hence, ${isValue(`the number of ${several}`, key)}.`),
        ],
      }
    }
    const { total, chance, asked, kinds } = given
    const [those, others] = kinds
    const count = toNumber(multiply(chance, fraction(total)))
    const p = toTex(chance)
    const isThose = asked === 'those'
    return {
      key,
      lines: [
        `Let the number of ${those} be $x$.`,
        earns(0.5, says`Given: ${chain(`\\dfrac{x}{${total}}`, p)}`),
        earns(0.5, says`So ${chain('x', `${p} \\times ${total}`, `${count}`)}.`, 'known'),
        ...(isThose ? [] : [earns(0.5, says`${equals(`Number of ${others}`, `${total} - ${count}`, key)}`, 'others')]),
        earns(0.5, says`Hence, ${isValue(`the number of ${isThose ? those : others}`, key)}.`),
      ],
    }
  },
})
