import { fraction, toDecimal, type Fraction } from '../../../maths'
import { chain, earns, equals, says, type Step } from '../../template'
import { at, cumulative, sum } from './grouped'
import type { ValueStory } from './value-stories'

export type Measure = 'mean' | 'median' | 'mode'

/** Single values from `start` on, each with how often it occurs; two of the measures are asked. */
export interface ValueTable {
  readonly story: ValueStory
  readonly start: number
  readonly frequencies: readonly number[]
  readonly ask: readonly [Measure, Measure]
}

type Values = Pick<ValueTable, 'start' | 'frequencies'>

const total = ({ start, frequencies }: Values): number => sum(frequencies.map((f, i) => f * (start + i)))

/** The value at a place of the list in ascending order, counted from 1. */
const valueAt = ({ start, frequencies }: Values, place: number): number =>
  start + cumulative(frequencies).findIndex((count) => count >= place)

export function measured(table: Values, measure: Measure): Fraction {
  const n = sum(table.frequencies)
  if (measure === 'mean') return fraction(total(table), n)
  if (measure === 'median') return fraction(valueAt(table, Math.ceil(n / 2)) + valueAt(table, Math.floor(n / 2) + 1), 2)
  return fraction(table.start + table.frequencies.indexOf(Math.max(...table.frequencies)))
}

/** The working of one measure: one mark. */
export function measureLines(table: Values, measure: Measure): readonly Step[] {
  const { frequencies } = table
  const n = sum(frequencies)
  const value = toDecimal(measured(table, measure))
  if (measure === 'mean')
    return [
      earns(
        0.5,
        says`From the table of the solution, ${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i x_i', `${total(table)}`)}.`,
        'sums',
      ),
      earns(
        0.5,
        says`Mean $= \\dfrac{\\sum f_i x_i}{\\sum f_i}$, so ${equals('mean', `\\dfrac{${total(table)}}{${n}}`, value)}.`,
        'mean',
      ),
    ]
  if (measure === 'mode')
    return [
      earns(
        1,
        `The highest frequency is $${Math.max(...frequencies)}$; it belongs to the value $${value}$, which is the mode.`,
        'mode',
      ),
    ]
  const [low, high] = [valueAt(table, n / 2), valueAt(table, n / 2 + 1)]
  const reached = at(cumulative(frequencies), low - table.start)
  return [
    earns(
      0.5,
      says`Half of $${n}$ observations is ${chain(`\\dfrac{${n}}{2}`, `${n / 2}`)}, so the median is the mean of observation number $${n / 2}$ and the next one, in ascending order.`,
      'place',
    ),
    earns(
      0.5,
      low === high
        ? says`The cumulative frequency first reaches $${n / 2}$ at the value $${low}$, where it is $${reached}$: both are $${low}$, so ${equals('median', value)}.`
        : says`The cumulative frequency is just $${reached}$ at the value $${low}$: the one is $${low}$ and the other $${high}$, so ${equals('median', `\\dfrac{${low} + ${high}}{2}`, value)}.`,
      'median',
    ),
  ]
}
