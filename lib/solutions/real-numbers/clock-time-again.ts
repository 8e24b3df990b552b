import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  /** In minutes, or in seconds. */
  readonly intervals: readonly Fraction[]
  readonly inSeconds?: true
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

/** 7:07:12 a.m. */
function clockOf(seconds: number): string {
  const shown = clock(Math.floor(seconds / 60))
  return seconds % 60 === 0 ? shown : shown.replace(' ', `:${`${seconds % 60}`.padStart(2, '0')} `)
}

const minutesAndSeconds = (seconds: number): string =>
  [
    seconds < 60 ? '' : hoursAndMinutes(Math.floor(seconds / 60)),
    seconds % 60 === 0 ? '' : `$${seconds % 60}$ ${seconds % 60 === 1 ? 'second' : 'seconds'}`,
  ]
    .filter(Boolean)
    .join(' ')

const hoursAndMinutes = (minutes: number): string =>
  [
    minutes < 60 ? '' : `$${Math.floor(minutes / 60)}$ ${minutes < 120 ? 'hour' : 'hours'}`,
    minutes % 60 === 0 ? '' : `$${minutes % 60}$ ${minutes % 60 === 1 ? 'minute' : 'minutes'}`,
  ]
    .filter(Boolean)
    .join(' ')

/** The LCM, in the unit of the intervals. */
const leastOf = (intervals: readonly Fraction[]): number => Number(powersValue(allPowers(naturals(intervals))))

const secondsOf = ({ intervals, inSeconds }: Given): number => leastOf(intervals) * (inSeconds ? 1 : 60)

/** Up to the time that has passed. */
export function linesToMinutes({ intervals, inSeconds }: Given): readonly Step[] {
  const times = naturals(intervals)
  const least = leastOf(intervals)
  const unit = inSeconds ? 'seconds' : 'minutes'
  return [
    line('rule', `The required number of ${unit} is the LCM of ${listed(times)}`),
    ...factorLines(times, 0),
    earns(
      0.5,
      says`${chain('\\text{LCM}', ...evaluatedSides(allPowers(times)))}, so they come together again after $${least}$ ${unit}`,
      'LCM',
    ),
    ...(inSeconds && least < 60
      ? []
      : [`$${least}$ ${unit} $=$ ${inSeconds ? minutesAndSeconds(least) : hoursAndMinutes(least)}`]),
  ]
}

/** What the clock shows then. */
export const clockThen = (given: Given): string => {
  const [seconds, start] = [secondsOf(given), given.start]
  return `${minutesAndSeconds(seconds)} after ${clock(start)} it is ${clockOf(60 * start + seconds)}`
}

/** E.g. "Three bells ring every 9, 12 and 15 minutes. They ring together at 7:00 a.m. When will they ring together again?" */
export const clockTimeAgain = worked<Given>({
  id: 'clock-time-again',
  archetype: 'rn-lcm-together-again',
  objection: (given) => {
    const { intervals, start } = given
    if (!Number.isInteger(start) || start < 0 || start >= day) return 'That is no time of a clock.'
    const natural = naturalsObjection(intervals, 'LCM')
    if (natural !== null) return natural
    return 60 * start + secondsOf(given) >= 60 * day
      ? `They come together again after ${minutesAndSeconds(secondsOf(given))}: that is on another day.`
      : null
  },
  solve: (given) => ({
    lines: [...linesToMinutes(given), earns(0.5, clockThen(given))],
    key: clockOf(60 * given.start + secondsOf(given)),
  }),
})
