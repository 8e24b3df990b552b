import { fraction, type Fraction } from '../../../maths'
import { cumulative, sum } from './grouped'
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
