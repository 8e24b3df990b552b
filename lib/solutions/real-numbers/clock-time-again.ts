import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  /** In minutes. */
  readonly intervals: readonly Fraction[]
  /** Minutes after midnight. */
  readonly start: number
}

const day = 24 * 60

/** 435 minutes after midnight -> "7:15 a.m." */
export function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  const shown = `${((hour + 11) % 12) + 1}:${`${minute}`.padStart(2, '0')}`
  return `${shown} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

const hoursAndMinutes = (minutes: number): string =>
  [
    minutes < 60 ? '' : `$${Math.floor(minutes / 60)}$ ${minutes < 120 ? 'hour' : 'hours'}`,
    minutes % 60 === 0 ? '' : `$${minutes % 60}$ ${minutes % 60 === 1 ? 'minute' : 'minutes'}`,
  ]
    .filter(Boolean)
    .join(' ')

const minutesOf = (intervals: readonly Fraction[]): number => Number(powersValue(allPowers(naturals(intervals))))

/** Up to the time that has passed. */
export function linesToMinutes({ intervals }: Given): readonly Step[] {
  const times = naturals(intervals)
  const least = minutesOf(intervals)
  return [
    line('rule', `The required number of minutes is the LCM of ${listed(times)}`),
    ...factorLines(times, 0),
    earns(
      0.5,
      says`${chain('\\text{LCM}', ...evaluatedSides(allPowers(times)))}, so they come together again after $${least}$ minutes`,
      'LCM',
    ),
    `$${least}$ minutes $=$ ${hoursAndMinutes(least)}`,
  ]
}

/** What the clock shows then. */
export const clockThen = ({ intervals, start }: Given): string => {
  const least = minutesOf(intervals)
  return `${hoursAndMinutes(least)} after ${clock(start)} it is ${clock(start + least)}`
}

/** E.g. "Three bells ring every 9, 12 and 15 minutes. They ring together at 7:00 a.m. When will they ring together again?" */
export const clockTimeAgain = worked<Given>({
  id: 'clock-time-again',
  archetype: 'rn-lcm-together-again',
  objection: ({ intervals, start }) => {
    if (!Number.isInteger(start) || start < 0 || start >= day) return 'That is no time of a clock.'
    const natural = naturalsObjection(intervals, 'LCM')
    if (natural !== null) return natural
    return start + minutesOf(intervals) >= day
      ? `They come together again after $${minutesOf(intervals)}$ minutes: that is on another day.`
      : null
  },
  solve: (given) => ({
    lines: [...linesToMinutes(given), earns(0.5, clockThen(given))],
    key: clock(given.start + minutesOf(given.intervals)),
  }),
})
