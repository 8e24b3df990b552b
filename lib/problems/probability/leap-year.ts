import { fraction, toText } from '../../maths'
import { chain, earns, isValue, line, says, template } from '../template'
import { chanceRule, wrongChances } from './pieces/chance'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

interface Draw {
  readonly leap: boolean
  readonly day: number
  readonly count: 52 | 53
  readonly stem: 0 | 1 | 2
}

const dayAt = (index: number): string => days[index % 7] ?? days[0]

/** Favourable choices of the extra days, out of seven. */
const favourable = ({ leap, count }: Draw): number => {
  const withExtra = leap ? 2 : 1
  return count === 53 ? withExtra : 7 - withExtra
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
  pose: (draw) => {
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
      rule: chanceRule(good, 7),
      hints: [
        `${leap ? 'A leap year has $366$' : 'An ordinary year has $365$'} days. How many whole weeks are in it?`,
        'The whole weeks give each day of the week $52$ times; look at the days left over.',
      ],
      steps: leap
        ? [
            earns(
              0.5,
              says`${chain('366', '52 \\times 7 + 2')}, so a leap year has $52$ weeks and $2$ days more.`,
              'weeks',
            ),
            `The $52$ weeks hold $52$ ${name}s. The other two days are consecutive.`,
            earns(
              0.5,
              `They can be: ${days.map((first, index) => `${first}–${dayAt(index + 1)}`).join(', ')}; $7$ equally likely outcomes.`,
              'days',
            ),
            earns(
              0.5,
              `${name} is one of the two days in $2$ of these: ${dayAt(day + 6)}–${name} and ${name}–${dayAt(day + 1)}.`,
            ),
            line('fifty-three', says`So ${chain(`P(53 \\text{ ${name}s})`, '\\dfrac{2}{7}')}.`),
            ...(count === 53
              ? []
              : [`Otherwise there are $52$: $P(52 \\text{ ${name}s}) = 1 - \\dfrac{2}{7} = \\dfrac{5}{7}$.`]),
            earns(
              0.5,
              says`Hence, ${isValue(`the probability that ${year} has ${only}$${count}$ ${name}s`, `\\frac{${good}}{7}`)}.`,
            ),
          ]
        : [
            earns(
              0.5,
              says`${chain('365', '52 \\times 7 + 1')}, so an ordinary year has $52$ weeks and $1$ day more.`,
              'weeks',
            ),
            `The $52$ weeks hold $52$ ${name}s.`,
            earns(0.5, 'The other day can be any of the $7$ days of the week; these are equally likely.', 'days'),
            earns(
              0.5,
              says`It is a ${name} in $1$ of the $7$ cases, so ${chain(`P(53 \\text{ ${name}s})`, '\\dfrac{1}{7}')}.`,
              'fifty-three',
            ),
            ...(count === 53
              ? []
              : [`Otherwise there are $52$: $P(52 \\text{ ${name}s}) = 1 - \\dfrac{1}{7} = \\dfrac{6}{7}$.`]),
            earns(
              0.5,
              says`Hence, ${isValue(`the probability that ${year} has ${only}$${count}$ ${name}s`, `\\frac{${good}}{7}`)}.`,
            ),
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
