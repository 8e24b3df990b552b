import { gcd, lcm } from '../../maths'
import { clock, clockThen, linesToMinutes } from '../../solutions/real-numbers/clock-time-again'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import {
  arranged,
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { earns, template } from '../template'
import { leastMultipleOfAll } from './pieces/by-trial'
import { unrelatedNumbers } from './pieces/draws'
import { product } from './pieces/in-words'

const stories = {
  buses: (times: readonly number[], start: string) =>
    `Buses to three villages leave a bus stand every ${listed(times)} minutes respectively. At ${start} they all leave together. At what time will they next leave together?`,
  bells: (times: readonly number[], start: string) =>
    `Three bells ring at intervals of ${listed(times)} minutes. At ${start} they ring together. At what time will they ring together again?`,
  fountains: (times: readonly number[], start: string) =>
    `In a park, three fountains start to play every ${listed(times)} minutes respectively. At ${start} they start together. At what time will they next start together?`,
} as const

/** So many minutes after the earliest start it is still the same day. */
const sameDay = 840

/** The right number of minutes, and three at which a student may believe that it happens: so many later, the others earlier. */
function fourTimes(times: readonly number[], later: number): readonly number[] {
  const [[first = 0, second = 0], least] = [times, lcm(...times)]
  const early = [lcm(first, second), gcd(...times), times.reduce((a, b) => a + b, 0)].filter((one) => one < least)
  const late = [2 * least, product(times), 3 * least].filter((one) => one < sameDay)
  return [least, ...[...new Set(early)].slice(0, 3 - later), ...[...new Set(late)].slice(0, later)]
}

const starts: readonly number[] = [6, 7, 8, 9].flatMap((hour) => [0, 15, 30, 45].map((minute) => 60 * hour + minute))

const hourOf = (time: string): number => Number(time.split(':')[0])

/**
 * The starts at which two more of the times are as long to write as the key, and its hour is the least number of the four or not, as is
 * wanted: neither its length nor "1 p.m. comes after 11 a.m." tells it.
 */
const fairStarts = (offered: readonly number[], leastHour: boolean): readonly number[] =>
  starts.filter((start) => {
    const [key = '', ...others] = offered.map((minutes) => clock(start + minutes))
    return (
      others.filter(({ length }) => length === key.length).length >= 2 &&
      others.every((other) => hourOf(key) <= hourOf(other)) === leastHour
    )
  })

/** E.g. "Three bells ring every 9, 12 and 15 minutes. They ring together at 7:00 a.m. When will they ring together again?" */
export const clockTimeAgain = template({
  id: 'rn-clock-time-again',
  version: 5,
  topic: 'real-numbers',
  archetypes: ['rn-lcm-together-again'],
  difficulty: 'medium',
  marks: 1,
  draw: (random) => {
    // at least one option is earlier than the key
    const later = random.integer(0, 2)
    const leastHour = random.chance(0.3)
    const times = unrelatedNumbers(
      random,
      3,
      [6, 45],
      480,
      (drawn) =>
        lcm(...drawn) < product(drawn) &&
        lcm(...drawn) > 60 &&
        fourTimes(drawn, later).length === 4 &&
        fairStarts(fourTimes(drawn, later), leastHour).length > 0,
    )
    return {
      later,
      times,
      start: random.pick(fairStarts(fourTimes(times, later), leastHour)),
      story: random.pick(['buses', 'bells', 'fountains'] as const),
      order: drawOrder(random, 4),
    }
  },
  things: ({ times }) =>
    times.map((size) => ({ name: 'the time between two', size, least: 6, most: 45, unit: 'minutes' })),
  pose: ({ times, later, start, story, order }) => {
    const told = { intervals: stated(times), start }
    return {
      question: stories[story](times, clock(start)),
      ...choiceOf(
        fourTimes(times, later).map((minutes) => clock(start + minutes)),
        order,
      ),
      hints: [
        'After how many minutes does it happen together again? This number is a multiple of each interval.',
        'Find the least such number of minutes from the prime factorisations.',
        `Change the minutes into hours and minutes, and count on from ${clock(start)} by this time.`,
      ],
      steps: [...linesToMinutes(told), earns(0.5, `${clockThen(told)}: the correct option is (${letterOf(0, order)})`)],
      explanation:
        'Together again means after a common multiple of the intervals; the first time is the least common multiple, which is then counted on from the start.',
    }
  },
  crossCheck: ({ times, later, start, order }) => {
    const end = clock(start + leastMultipleOfAll(...times))
    const shown = arranged(
      fourTimes(times, later).map((minutes) => clock(start + minutes)),
      order,
    )
    return letterAt(shown.indexOf(end))
  },
  slips: ({ times, later, order }) =>
    choiceSlips(
      fourTimes(times, later)
        .slice(1)
        .map((minutes) => noteOn(minutes, times)),
      order,
    ),
})

function noteOn(minutes: number, times: readonly number[]): ItemNote {
  const [first = 0, second = 0] = times
  if (minutes === gcd(...times)) return ['That uses the HCF. Together again asks for a common multiple.', 'rule']
  if (minutes === times.reduce((a, b) => a + b, 0))
    return ['You added the intervals: look for their least common multiple.', 'rule']
  if (minutes === lcm(first, second)) return ['That fits the first two only. Look at the third one too.', 'LCM']
  return ['They do come together then, but not for the first time.', 'LCM']
}
