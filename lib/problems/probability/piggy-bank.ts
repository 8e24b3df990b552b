import { fraction, toText } from '../../maths'
import { template } from '../template'
import { eventParts, eventSlips, type EventPart } from './pieces/events-in-parts'

const coins = ['one-rupee', 'two-rupee', 'five-rupee', 'ten-rupee'] as const

interface Draw {
  readonly counts: readonly [number, number, number, number]
  /** Places of the coins: one that will fall out, one that will not, two of which one will. */
  readonly one: number
  readonly not: number
  readonly either: readonly [number, number]
  /** Which two of the three questions are asked. */
  readonly asked: readonly [number, number]
  readonly stem: 0 | 1 | 2
}

function eventsOf({ counts, one, not, either, asked }: Draw): readonly EventPart[] {
  const total = counts.reduce((a, b) => a + b, 0)
  const count = (place: number) => counts[place] ?? 0
  const coin = (place: number) => coins[place] ?? ''
  const [first, second] = either
  const both = count(first) + count(second)
  const rest = total - count(not)
  const equal = 'The kinds of coins are not equally likely: there are different numbers of them.'
  const all: readonly EventPart[] = [
    {
      ask: `Find the probability that it is a ${coin(one)} coin.`,
      event: `of a ${coin(one)} coin`,
      good: count(one),
      total,
      counted: `Of the $${total}$ coins, $${count(one)}$ are ${coin(one)} coins.`,
      wrong: [
        [1, 4, equal],
        [count(one), total - count(one), 'Divide by the number of all the coins.'],
      ],
    },
    {
      ask: `Find the probability that it is not a ${coin(not)} coin.`,
      event: `that it is not a ${coin(not)} coin`,
      good: rest,
      total,
      counted: `Of the $${total}$ coins, $${total} - ${count(not)} = ${rest}$ are not ${coin(not)} coins.`,
      wrong: [
        [count(not), total, 'Mind the word "not": count all the other coins.'],
        [3, 4, equal],
      ],
    },
    {
      ask: `Find the probability that it is a ${coin(first)} coin or a ${coin(second)} coin.`,
      event: `of a ${coin(first)} coin or a ${coin(second)} coin`,
      good: both,
      total,
      counted: `Of the $${total}$ coins, $${count(first)} + ${count(second)} = ${both}$ are of these two kinds.`,
      wrong: [
        [count(first), total, 'The word is "or": coins of both kinds are favourable.'],
        [1, 2, equal],
      ],
    },
  ]
  return asked.flatMap((place) => all[place] ?? [])
}

/** E.g. "A piggy bank has 50 ₹1, 30 ₹2, 20 ₹5 and 10 ten-rupee coins. One falls out. Find the probability that it is (i) a ₹2 coin (ii) not a ₹5 coin." */
export const piggyBank = template({
  id: 'prob-coin-from-a-piggy-bank',
  topic: 'probability',
  archetypes: ['prob-bag'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw => {
    const place = () => random.integer(0, 3)
    const [first = 0, second = 1] = random.shuffle([0, 1, 2, 3])
    return {
      counts: random.until(
        (r) => [5 * r.integer(6, 20), 5 * r.integer(4, 12), 5 * r.integer(2, 8), 5 * r.integer(1, 5)] as const,
        (drawn) => new Set(drawn).size === 4,
      ),
      one: place(),
      not: place(),
      either: first < second ? [first, second] : [second, first],
      asked: random.pick([
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  things: ({ counts }) => counts.map((size) => ({ name: 'the coins of one value', size, least: 5, most: 100 })),
  pose: (draw) => {
    const [a, b, c, d] = draw.counts
    const holds = `$${a}$ one-rupee coins, $${b}$ two-rupee coins, $${c}$ five-rupee coins and $${d}$ ten-rupee coins`
    const stems = [
      `A piggy bank contains ${holds}. When it is turned upside down, one coin falls out, and each coin is equally likely to fall out.`,
      `In a child's savings box there are ${holds}. One coin is taken out at random.`,
      `A shopkeeper has ${holds} mixed up in a drawer. She picks one coin without looking.`,
    ] as const
    return {
      question: stems[draw.stem],
      parts: eventParts(eventsOf(draw)),
      hints: [
        'Count all the coins first; their values do not matter.',
        'For "not" take away from the total; for "or" add the two numbers.',
      ],
      explanation: 'Each coin is equally likely, so the kind of which there are more is the more likely one.',
    }
  },
  crossCheck: ({ counts, one, not, either, asked }) => {
    const bank = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
    const tests = [
      (kind: number) => kind === one,
      (kind: number) => kind !== not,
      (kind: number) => kind === either[0] || kind === either[1],
    ]
    return asked.map((place) => toText(fraction(bank.filter((kind) => tests[place]?.(kind)).length, bank.length)))
  },
  slips: (draw) => eventSlips(eventsOf(draw)),
})
