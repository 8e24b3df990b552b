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
