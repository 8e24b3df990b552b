import { clock } from './clock-time-again'
import { fraction, toText, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { line } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

export const lengths = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const
export type Unit = keyof typeof lengths

/** What happens again and again, and when it will happen together. */
export interface Given {
  readonly intervals: readonly Fraction[]
  readonly unit: Unit
  /** After how many of these units, or, for a clock, at what time: seconds after midnight. */
  readonly asked: Unit | { readonly start: number }
}

const plural = (n: string, unit: Unit): string => `$${n}$ ${n === '1' ? unit : `${unit}s`}`

/** 29700 -> "8:15 a.m."; with seconds where there are any. */
function timeOf(seconds: number): string {
  const shown = clock(Math.floor(seconds / 60))
  const rest = seconds % 60
  return rest === 0 ? shown : shown.replace(' ', `:${`${rest}`.padStart(2, '0')} `)
}

const leastOf = ({ intervals }: Given): bigint => powersValue(allPowers(naturals(intervals)))

/** The seconds in parts: "$7$ minutes $12$ seconds". */
const inParts = (seconds: number): string => {
  const parts: readonly (readonly [Unit, number])[] = [
    ['hour', Math.floor(seconds / 3600)],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ]
  return parts.flatMap(([unit, n]) => (n > 0 ? [plural(`${n}`, unit)] : [])).join(' ')
}

/** E.g. "Two lights blink every 48 and 72 seconds. At 8:20 a.m. they blink together. When will they blink together again?" */
export const cycles = worked<Given>({
  id: 'cycles',
  archetype: 'rn-lcm-together-again',
  objection: (given) => {
    const natural = naturalsObjection(given.intervals, 'LCM')
    if (natural !== null || typeof given.asked === 'string') return natural
    return given.asked.start + Number(leastOf(given)) * lengths[given.unit] >= lengths.day
      ? 'They come together again on another day.'
      : null
  },
  solve: (given) => {
    const { intervals, unit, asked } = given
    const numbers = naturals(intervals)
    const least = leastOf(given)
    const lines = [
      line('rule', `The required time, in ${unit}s, is the least common multiple (LCM) of ${listed(numbers)}`),
      ...factorLines(numbers, 0),
      line('LCM', says`${chain('\\text{LCM}', ...evaluatedSides(allPowers(numbers)))}`),
      `So they will come together again after ${plural(`${least}`, unit)}`,
    ]
    const seconds = Number(least) * lengths[unit]
    if (typeof asked !== 'string') {
      const then = timeOf(asked.start + seconds)
      return {
        lines: [
          ...lines,
          ...(unit === 'hour' ? [] : [`${plural(`${least}`, unit)} $=$ ${inParts(seconds)}`]),
          `${inParts(seconds)} after ${timeOf(asked.start)} it is ${then}`,
        ],
        key: then,
      }
    }
    const value = fraction(BigInt(seconds), lengths[asked])
    const key = `${toText(value)} ${value.n === value.d ? asked : `${asked}s`}`
    return {
      lines: asked === unit ? lines : [...lines, `${plural(`${least}`, unit)} $=$ ${plural(toTex(value), asked)}`],
      key,
    }
  },
})
