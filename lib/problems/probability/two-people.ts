import { fraction, toText } from '../../maths'
import {
  goodVisits,
  twoVisitors as solution,
  weekdays,
  type TwoVisitors,
} from '../../solutions/probability/two-visitors'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

/** Two people, and where they go. */
const couples = [
  ['Shyam', 'Ekta', 'a particular shop'],
  ['Ritu', 'Imran', 'the school library'],
  ['Gurpreet', 'Anjali', 'the district museum'],
  ['Thomas', 'Lakshmi', 'a computer centre'],
] as const

interface Draw extends TwoVisitors {
  readonly couple: (typeof couples)[number]
  readonly stem: 0 | 1 | 2
}

/** E.g. "Two customers Shyam and Ekta are visiting a particular shop in the same week (Tuesday to Saturday). ... on consecutive days?" */
export const twoPeople = template({
  id: 'prob-two-visitors-in-a-week',
  topic: 'probability',
  archetypes: ['prob-two-people'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => {
    const days = random.pick([5, 5, 6, 6, 7])
    return {
      couple: random.pick(couples),
      from: random.integer(0, 7 - days),
      days,
      ask: random.pick(['the same day', 'consecutive days', 'different days'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ from, days, ask }) => ({ from, days, ask }),
  solution,
  manner: ({ couple: [one, other] }) => ({ one, other }),
  ask: ({ couple, from, days, ask, stem }) => {
    const [one, other, place] = couple
    const week = `${weekdays[from]} to ${weekdays[from + days - 1]}`
    const stories = [
      `${one} and ${other} are visiting ${place} in the same week (${week}). Each is equally likely to visit on any day as on another day. What is the probability that both will visit on ${ask}?`,
      `In the week from ${week}, ${one} and ${other} each choose one day at random to visit ${place}, and neither knows the choice of the other. Find the probability that they visit on ${ask}.`,
      `${one} and ${other} will each go to ${place} on one of the $${days}$ days from ${week}. For both of them all these days are equally likely. Find the probability that they go on ${ask}.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'fraction' },
      hints: [
        `An outcome is a pair: the day of ${one} and the day of ${other}.`,
        `Each of them can choose among $${days}$ days. How many pairs are there?`,
        ask === 'consecutive days'
          ? 'Either of the two may be the first to go.'
          : 'In how many pairs are the two days equal?',
      ],
      explanation: `The pairs of days form a square of $${days}$ rows and $${days}$ columns: the same day is its diagonal, consecutive days are the cells beside it.`,
    }
  },
  crossCheck: ({ days, ask }) => {
    let good = 0
    for (let a = 0; a < days; a++)
      for (let b = 0; b < days; b++) {
        const gap = Math.abs(a - b)
        if (ask === 'the same day' ? gap === 0 : ask === 'consecutive days' ? gap === 1 : gap > 0) good++
      }
    return toText(fraction(good, days * days))
  },
  slips: (draw) => {
    const { days, ask } = draw
    const good = goodVisits(draw)
    const total = days * days
    return wrongChances(fraction(good, total), [
      ...(ask === 'consecutive days'
        ? [
            [days - 1, total, 'Either of the two may go first: count both orders.', 'favourable'] as const,
            [2 * days, total, 'The last of the days has no next day in this week.', 'listed'] as const,
          ]
        : []),
      ...(ask === 'the same day' ? [[1, total, 'The common day can be any of the days.', 'listed'] as const] : []),
      ...(ask === 'different days'
        ? [[good / 2, total, 'Either of the two may be the earlier one: count both orders.', 'favourable'] as const]
        : []),
      [total - good, total, notHappening, ask === 'the same day' ? 'listed' : 'favourable'],
      [good, 2 * days, 'The days of the two are paired: multiply their numbers, do not add.', 'outcomes'],
    ])
  },
})
