import { fraction, toText } from '../../maths'
import { dayAt, days, favourable, leapYear as solution, type DaysInYear } from '../../solutions/probability/leap-year'
import { template } from '../template'
import { wrongChances } from './pieces/chance'

interface Draw extends DaysInYear {
  readonly stem: 0 | 1 | 2
}

/** E.g. "Find the probability that a leap year selected at random has 53 Sundays." */
export const leapYear = template({
  id: 'prob-sundays-in-a-year',
  topic: 'probability',
  archetypes: ['prob-leap-year'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => ({
    leap: random.chance(0.6),
    day: random.integer(0, 6),
    count: random.pick([53, 53, 52] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ leap, day, count }) => ({ leap, day, count }),
  solution,
  ask: (draw) => {
    const { leap, day, count, stem } = draw
    const year = leap ? 'a leap year' : 'an ordinary (non-leap) year'
    const name = dayAt(day)
    const good = favourable(draw)
    const key = toText(fraction(good, 7))
    const only = count === 52 ? 'only ' : ''
    const stories = [
      `Find the probability that ${year} selected at random has ${only}$${count}$ ${name}s.`,
      `${leap ? 'A leap year' : 'An ordinary (non-leap) year'} is chosen at random. What is the probability that it contains ${only}$${count}$ ${name}s?`,
      `From a pile of old calendars Rukmini takes that of ${year} at random. What is the probability that it shows ${only}$${count}$ ${name}s?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'fraction' },
      hints: [
        `${leap ? 'A leap year has $366$' : 'An ordinary year has $365$'} days. How many whole weeks are in it?`,
        'The whole weeks give each day of the week $52$ times; look at the days left over.',
      ],
      explanation: `Every year has each day of the week at least $52$ times, so only the days left over decide. The answer ${key} does not depend on which day is asked.`,
    }
  },
  crossCheck: ({ leap, day, count }) => {
    const fitting = days.filter((_, first) => {
      let seen = 0
      for (let n = 0; n < (leap ? 366 : 365); n++) if ((first + n) % 7 === day) seen++
      return seen === count
    })
    return toText(fraction(fitting.length, 7))
  },
  slips: (draw) => {
    const good = favourable(draw)
    const other = favourable({ ...draw, leap: !draw.leap })
    return wrongChances(fraction(good, 7), [
      [other, 7, 'How many days are left over after $52$ weeks? Count them for this kind of year.', 'weeks'],
      [7 - good, 7, `Read again how many times the day must come: ${draw.count}.`, 'fifty-three'],
      [
        draw.count,
        draw.leap ? 366 : 365,
        'The days of the year are not the outcomes; look at the days left over after 52 weeks.',
        'days',
      ],
    ])
  },
})
