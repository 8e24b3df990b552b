import { clock } from './clock-time-again'
import { fraction, multiply, toText, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { line, type Step } from '../line'
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
  /** Rounds of one track: how long it is, and how far each goes in the unit of time. The intervals are the times for a round. */
  readonly track?: { readonly length: Fraction; readonly each: readonly Fraction[]; readonly measure: string }
}

const plural = (n: string, unit: Unit): string => `$${n}$ ${n === '1' ? unit : `${unit}s`}`

/** 29700 -> "8:15 a.m."; with seconds where there are any. */
function timeOf(seconds: number): string {
  const shown = clock(Math.floor(seconds / 60))
  const rest = seconds % 60
  return rest === 0 ? shown : shown.replace(' ', `:${`${rest}`.padStart(2, '0')} `)
}

const leastOf = ({ intervals }: Given): bigint => powersValue(allPowers(naturals(intervals)))

/** What makes whole numbers of the times for a round. */
const scaleOf = ({ intervals }: Given): bigint => intervals.reduce((all, { d }) => lcmOf(all, d), 1n)

const lcmOf = (a: bigint, b: bigint): bigint => a * fraction(b, a).n

const scaled = (given: Given): Given => {
  const scale = fraction(scaleOf(given))
  return { ...given, intervals: given.intervals.map((one) => multiply(one, scale)) }
}

/** "So one round takes ... days; in halves of a day these are 15, 12 and 10." */
function roundLines({ intervals, unit, track }: Given, scale: bigint): readonly Step[] {
  if (!track) return []
  const { length, each, measure } = track
  const rounds = intervals.map((time, at) =>
    chain(`\\frac{${toTex(length)}}{${toTex(each[at] ?? length)}}`, toTex(time)),
  )
  return [
    `One round of $${toTex(length)}$ ${measure} takes, in ${unit}s:`,
    ...rounds.map((round) => line('round', says`${round}`)),
    ...(scale === 1n
      ? []
      : [`To have whole numbers, the times are multiplied by $${scale}$; what is found is divided by $${scale}$`]),
  ]
}

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
    const natural = naturalsObjection(given.track ? scaled(given).intervals : given.intervals, 'LCM')
    if (natural !== null || typeof given.asked === 'string') return natural
    return given.asked.start + Number(leastOf(given)) * lengths[given.unit] >= lengths.day
      ? 'They come together again on another day.'
      : null
  },
  solve: (given) => {
    const { unit, asked } = given
    const scale = scaleOf(given)
    const whole = scaled(given)
    const numbers = naturals(whole.intervals)
    const common = leastOf(whole)
    const least = toTex(fraction(common, scale))
    const lines = [
      ...roundLines(given, scale),
      scale === 1n
        ? line('rule', `The required time, in ${unit}s, is the least common multiple (LCM) of ${listed(numbers)}`)
        : line('rule', `We need the least common multiple (LCM) of ${listed(numbers)}`),
      ...factorLines(numbers, 0),
      line('LCM', says`${chain('\\text{LCM}', ...evaluatedSides(allPowers(numbers)))}`),
      ...(scale === 1n ? [] : [line('time', says`${chain(`\\frac{${common}}{${scale}}`, least)}`)]),
      `So they will come together again after ${plural(least, unit)}`,
    ]
    const seconds = Number((common * BigInt(lengths[unit])) / scale)
    if (typeof asked !== 'string') {
      const then = timeOf(asked.start + seconds)
      return {
        lines: [
          ...lines,
          ...(unit === 'hour' ? [] : [`${plural(least, unit)} $=$ ${inParts(seconds)}`]),
          `${inParts(seconds)} after ${timeOf(asked.start)} it is ${then}`,
        ],
        key: then,
      }
    }
    const value = fraction(common * BigInt(lengths[unit]), scale * BigInt(lengths[asked]))
    const key = `${toText(value)} ${value.n === value.d ? asked : `${asked}s`}`
    return {
      lines: asked === unit ? lines : [...lines, `${plural(least, unit)} $=$ ${plural(toTex(value), asked)}`],
      key,
    }
  },
})
