import { decimal, isShort } from './decimal'
import { sum, tableObjection } from './grouped'
import { add, compare, fraction, isInteger, multiply, sign, toNumber, type Fraction } from '../../../maths'

/** A table in which the frequencies that are not known are null. */
export interface UnknownTable {
  readonly from: Fraction
  readonly width: Fraction
  readonly frequencies: readonly (number | null)[]
}

/** The sum of the frequencies that are known. */
export const knownSum = (frequencies: readonly (number | null)[]): number => sum(frequencies.map((f) => f ?? 0))

/** The places of those that are not. */
export const hiddenOf = ({ frequencies }: UnknownTable): readonly number[] =>
  frequencies.flatMap((f, index) => (f === null ? [index] : []))

/** The class in which a value lies; -1 where it lies in none. */
export function classOf({ from, width, frequencies }: UnknownTable, value: Fraction): number {
  const lower = (index: number) => add(from, multiply(fraction(index), width))
  return frequencies.findIndex((_, index) => compare(lower(index), value) <= 0 && compare(value, lower(index + 1)) < 0)
}

/** The table with the frequencies that were found; null where one of them is none. */
export function filled(table: UnknownTable, found: readonly Fraction[]) {
  const left = [...found]
  const frequencies = table.frequencies.map((f) => f ?? left.shift() ?? null)
  const numbers = frequencies.map((f) => {
    if (typeof f === 'number') return f
    return f !== null && isInteger(f) && sign(f) >= 0 ? toNumber(f) : null
  })
  const whole = numbers.filter((f) => f !== null)
  return whole.length === numbers.length ? { from: table.from, width: table.width, frequencies: whole } : null
}

/** Why such a table, with so many unknown frequencies and this measure, cannot be worked with; null when it can. */
export function unknownObjection(table: UnknownTable, count: number, measure: Fraction): string | null {
  if (hiddenOf(table).length !== count)
    return count === 1 ? 'Just one frequency should be unknown.' : 'Just two frequencies should be unknown.'
  const { from, width, frequencies } = table
  const known = tableObjection({ from, width, frequencies: frequencies.map((f) => f ?? 1) })
  if (known !== null) return known
  if (!isShort(measure)) return 'Write the mean, median or mode as a whole number or a short decimal.'
  return null
}

export const noFrequency = (measure: string): string =>
  `No frequency makes that ${measure}: are the numbers copied right?`

export const titleOf = ({ from, width }: UnknownTable, index: number): string =>
  [index, index + 1].map((place) => decimal(add(from, multiply(fraction(place), width)))).join('–')
