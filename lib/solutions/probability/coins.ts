import { chanceSteps } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

export interface Coins {
  /** Coins tossed together, or tosses of one coin. */
  readonly coins: number
  readonly bound: 'exactly' | 'at least' | 'at most'
  readonly count: number
  readonly side: 'head' | 'tail'
}

const words = ['no', 'one', 'two', 'three', 'four'] as const

/** "at least two heads" */
export const coinsText = ({ bound, count, side }: Coins): string =>
  `${count === 0 && bound === 'exactly' ? '' : `${bound} `}${words[count] ?? count} ${side}${count === 1 ? '' : 's'}`

const tailsIn = (outcome: string): number => outcome.split('T').length - 1

/** "HH", "HT", "TH", "TT": those with fewer tails first. */
export const tosses = (coins: number): readonly string[] =>
  Array.from({ length: coins })
    .reduce<readonly string[]>((so) => so.flatMap((begun) => [`${begun}H`, `${begun}T`]), [''])
    .toSorted((a, b) => tailsIn(a) - tailsIn(b))

/** The outcomes that suit the event. */
export function favourableTosses({ coins, bound, count, side }: Coins): readonly string[] {
  return tosses(coins).filter((outcome) => {
    const seen = side === 'tail' ? tailsIn(outcome) : coins - tailsIn(outcome)
    return bound === 'exactly' ? seen === count : bound === 'at least' ? seen >= count : seen <= count
  })
}

/** E.g. "Three unbiased coins are tossed together. Find the probability of getting at least two heads." */
export const coins = worked<Coins>({
  id: 'coins',
  archetype: 'prob-coins',
  objection: ({ coins: tossed, count }) => {
    if (!Number.isSafeInteger(tossed) || tossed < 1) return 'At least one coin must be tossed.'
    if (tossed > 4) return 'With more than four coins the outcomes are too many to list.'
    return Number.isSafeInteger(count) && count >= 0
      ? null
      : 'The number of heads or tails must be a whole number, not a negative one.'
  },
  solve: (given) => {
    const [all, good] = [tosses(given.coins), favourableTosses(given)]
    const event = coinsText(given)
    return {
      key: toText(fraction(good.length, all.length)),
      lines: [
        earns(0.5, `All possible outcomes: ${all.join(', ')}, so there are $${all.length}$ of them.`, 'outcomes'),
        earns(
          0.5,
          good.length === 0
            ? `No outcome is favourable (${event}): the event is impossible.`
            : `Favourable ${good.length === 1 ? 'outcome' : 'outcomes'} (${event}): ${good.join(', ')}, so there ${good.length === 1 ? 'is' : 'are'} $${good.length}$.`,
          'favourable',
        ),
        ...chanceSteps(`getting ${event}`, good.length, all.length),
      ],
    }
  },
})
