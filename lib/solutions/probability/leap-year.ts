import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export interface DaysInYear {
  readonly leap: boolean
  /** 0 for Sunday. */
  readonly day: number
  /** How often the day comes in the year. */
  readonly count: 52 | 53
}

/** A leap year with 53 of each of two days, or of one of them at least. */
export interface TwoDaysInYear {
  readonly first: number
  readonly second: number
  readonly join: 'and' | 'or'
}

export const dayAt = (index: number): string => days[index % 7] ?? days[0]

/** Favourable choices of the extra days, out of seven. */
export const favourable = ({ leap, count }: DaysInYear): number => {
  const withExtra = leap ? 2 : 1
  return count === 53 ? withExtra : 7 - withExtra
}

/** E.g. "Find the probability that a leap year selected at random has 53 Sundays." */
export const leapYear = worked<DaysInYear>({
  id: 'leap-year',
  archetype: 'prob-leap-year',
  objection: () => null,
  solve: (given) => {
    const { leap, day, count } = given
    const year = leap ? 'a leap year' : 'an ordinary (non-leap) year'
    const name = dayAt(day)
    const good = favourable(given)
    const only = count === 52 ? 'only ' : ''
    return {
      key: `${good}/7`,
      lines: leap
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
    }
  },
})

const pairs = days.map((_, at) => [at, (at + 1) % 7] as const)

/** The pairs of extra days that hold both, or one of them at least. */
export const favourablePairs = ({ first, second, join }: TwoDaysInYear) =>
  pairs.filter((pair) => {
    const holds = [first, second].map((day) => pair.some((one) => one === day))
    return join === 'and' ? holds.every(Boolean) : holds.some(Boolean)
  })

/** E.g. "What is the probability that a leap year has 53 Sundays and 53 Mondays?" */
export const twoDaysInYear = worked<TwoDaysInYear>({
  id: 'two-days-in-year',
  archetype: 'prob-leap-year',
  objection: ({ first, second }) => (first === second ? 'These are the same day twice: check what you typed.' : null),
  solve: (given) => {
    const good = favourablePairs(given)
    const names = `53 ${dayAt(given.first)}s ${given.join} 53 ${dayAt(given.second)}s`
    const list = good.map(([a, b]) => `${dayAt(a)}–${dayAt(b)}`).join(', ')
    return {
      key: good.length === 0 ? '0' : `${good.length}/7`,
      lines: [
        earns(
          0.5,
          says`${chain('366', '52 \\times 7 + 2')}, so a leap year has $52$ weeks and $2$ days more.`,
          'weeks',
        ),
        earns(
          0.5,
          `The two days can be: ${days.map((day, at) => `${day}–${dayAt(at + 1)}`).join(', ')}; $7$ equally likely outcomes.`,
          'days',
        ),
        earns(0.5, good.length === 0 ? 'None of these is favourable.' : `Favourable: ${list}.`),
        earns(
          0.5,
          says`Hence, ${isValue(`the probability of ${names}`, good.length === 0 ? '0' : `\\frac{${good.length}}{7}`)}.`,
        ),
      ],
    }
  },
})
