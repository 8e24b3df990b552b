import {
  add,
  fraction,
  isInteger,
  multiply,
  one,
  divide,
  sign,
  subtract,
  toNumber,
  toTex,
  type Fraction,
} from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Things of three kinds: the probabilities of two of them, and how many there are of the third. */
export interface CountFromTwo {
  /** 'marbles' */
  readonly things: string
  readonly kinds: readonly [first: string, second: string, third: string]
  readonly chances: readonly [first: Fraction, second: Fraction]
  readonly third: number
  readonly asked: 'total' | 'first' | 'second'
}

const rest = ({ chances: [first, second] }: CountFromTwo): Fraction => subtract(one, add(first, second))

const totalOf = (given: CountFromTwo): Fraction => divide(fraction(given.third), rest(given))

const shareOf = ({ asked, chances: [first, second] }: CountFromTwo): Fraction =>
  asked === 'total' ? one : asked === 'first' ? first : second

function objection(given: CountFromTwo): string | null {
  const { chances, third } = given
  if (!Number.isSafeInteger(third) || third < 1 || third > 1_000_000)
    return 'How many there are of a kind must be a whole number, more than $0$.'
  if (chances.some((chance) => sign(chance) < 0 || sign(subtract(one, chance)) < 0))
    return 'A probability lies from $0$ to $1$: check the numbers that you typed.'
  if (sign(rest(given)) <= 0)
    return 'The two probabilities leave nothing over for the third kind: check the numbers that you typed.'
  const total = totalOf(given)
  return [total, ...chances.map((chance) => multiply(chance, total))].every(isInteger)
    ? null
    : 'With these numbers it would be no whole number of things: check what you typed.'
}

/** E.g. "A jar has blue, green and white marbles. P(blue) = 1/3, P(green) = 4/9, and there are 12 white ones. How many marbles are in the jar?" */
export const countFromTwoChances = worked<CountFromTwo>({
  id: 'count-from-two-chances',
  archetype: 'prob-find-count',
  objection,
  solve: (given) => {
    const { things, kinds, chances, third, asked } = given
    const [p, q] = [toTex(chances[0]), toTex(chances[1])]
    const left = toTex(rest(given))
    const total = toNumber(totalOf(given))
    const share = shareOf(given)
    const key = `${toNumber(multiply(share, totalOf(given)))}`
    const kind = asked === 'first' ? kinds[0] : kinds[1]
    return {
      key,
      lines: [
        earns(
          0.5,
          says`The probabilities add up to $1$, so ${chain(`P(\\text{${kinds[2]}})`, `1 - \\left(${p} + ${q}\\right)`, `1 - ${toTex(add(...chances))}`, left)}.`,
          'third',
        ),
        line('let', `Let there be $x$ ${things} in all.`),
        earns(1, says`Then ${chain(`\\dfrac{${third}}{x}`, left)}.`, 'equation'),
        earns(asked === 'total' ? 1 : 0.5, says`So ${chain('x', `${third} \\div ${left}`, `${total}`)}.`, 'total'),
        ...(asked === 'total'
          ? []
          : [earns(0.5, says`Of these, ${chain(`${toTex(share)} \\times ${total}`, key)} are ${kind}.`, 'kind')]),
        earns(0.5, says`Hence, ${isValue(`the number of ${asked === 'total' ? things : `${kind} ${things}`}`, key)}.`),
      ],
    }
  },
})
