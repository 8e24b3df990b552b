import { coins as solution, coinsText, favourableTosses, tosses, type Coins } from '../../solutions/probability/coins'
import { fraction, toText } from '../../maths'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

type Bound = Coins['bound']
const bounds: readonly Bound[] = ['exactly', 'at least', 'at most']

interface Toss extends Coins {
  readonly coins: 2 | 3
  readonly stem: number
}

/** How many of the 2^n outcomes show exactly so many of one side: Pascal's triangle. */
const pascal = { 2: [1, 2, 1], 3: [1, 3, 3, 1] } as const

function question({ coins, stem }: Toss, event: string): string {
  const number = coins === 2 ? 'Two' : 'Three'
  const times = coins === 2 ? 'two times' : 'three times'
  if (stem === 0) return `${number} unbiased coins are tossed together. Find the probability of getting ${event}.`
  if (stem === 1) return `A fair coin is tossed ${times}. What is the probability of getting ${event}?`
  return `${number} friends toss one fair coin each at the same time. Find the probability that they get ${event} in all.`
}

/** E.g. "Three unbiased coins are tossed together. Find the probability of getting at least two heads." */
export const coins = template({
  id: 'prob-coins-tossed',
  topic: 'probability',
  archetypes: ['prob-coins'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) =>
    random.until(
      (r): Toss => ({
        coins: r.pick([2, 3] as const),
        bound: r.pick(bounds),
        count: r.integer(1, 3),
        side: r.pick(['head', 'tail'] as const),
        stem: r.integer(0, 2),
      }),
      ({ coins, bound, count }) => (bound === 'exactly' ? count <= coins : count < coins),
    ),
  given: ({ coins: tossed, bound, count, side }) => ({ coins: tossed, bound, count, side }),
  solution,
  ask: (toss) => {
    const all = tosses(toss.coins)
    return {
      question: question(toss, coinsText(toss)),
      rule: { kind: 'fraction' },
      hints: [
        `List all the outcomes, such as ${all[1]}, where H stands for a head and T for a tail.`,
        ...(toss.bound === 'exactly'
          ? []
          : [
              `"${toss.bound === 'at least' ? 'At least' : 'At most'}" means that number or ${toss.bound === 'at least' ? 'more' : 'fewer'}.`,
            ]),
        'HT and TH are different outcomes.',
      ],
      explanation: `Each coin can fall in $2$ ways, so ${toss.coins === 2 ? 'two coins' : 'three coins'} can fall in $2^${toss.coins} = ${all.length}$ equally likely ways.`,
    }
  },
  crossCheck: ({ coins, bound, count }) => {
    const ways = pascal[coins].reduce<number>((sum, some, seen) => {
      const counts = bound === 'exactly' ? seen === count : bound === 'at least' ? seen >= count : seen <= count
      return counts ? sum + some : sum
    }, 0)
    return toText(fraction(ways, 2 ** coins))
  },
  slips: (toss) => {
    const all = tosses(toss.coins).length
    const good = favourableTosses(toss).length
    const other: Bound = toss.bound === 'at least' ? 'at most' : 'at least'
    return wrongChances(fraction(good, all), [
      ...(toss.bound === 'exactly'
        ? []
        : ([
            [
              favourableTosses({ ...toss, bound: 'exactly' }).length,
              all,
              `Read "${toss.bound}" again: more outcomes are favourable.`,
              'favourable',
            ],
          ] as const)),
      [
        favourableTosses({ ...toss, bound: other }).length,
        all,
        `Read "${toss.bound}" again: it is not "${other}".`,
        'favourable',
      ],
      [
        toss.bound === 'exactly' ? 1 : toss.bound === 'at least' ? toss.coins + 1 - toss.count : toss.count + 1,
        toss.coins + 1,
        `The numbers of ${toss.side}s are not equally likely: HT and TH are different outcomes.`,
        'outcomes',
      ],
      ...(toss.coins === 2
        ? []
        : ([[good, 2 * toss.coins, 'Each coin doubles the number of outcomes: list them all.', 'outcomes']] as const)),
      [all - good, all, notHappening, 'favourable'],
    ])
  },
})
