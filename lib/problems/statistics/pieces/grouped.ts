import { add, divide, fraction, multiply, terminates, toDecimal, zero, type Fraction } from '../../../maths'
import type { TableFigure } from '../../../figures/figure'
import type { Random } from '../../../random'

/** A frequency table with classes of one width. */
export interface Grouped {
  readonly from: number
  readonly width: number
  readonly frequencies: readonly number[]
}

export const lowerLimit = ({ from, width }: Grouped, index: number): number => from + index * width

/** "10–20" */
export const className = (table: Grouped, index: number): string =>
  `${lowerLimit(table, index)}–${lowerLimit(table, index + 1)}`

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** [4, 13, 29, ...]: each frequency added to those before it. */
export const cumulative = (frequencies: readonly number[]): readonly number[] =>
  frequencies.map((_, index) => sum(frequencies.slice(0, index + 1)))

export const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0

/** The middle of a class. */
export const classMark = (table: Grouped, index: number): Fraction =>
  fraction(2 * lowerLimit(table, index) + table.width, 2)

/** Terminating, with at most so many decimal places. */
export const fits = (value: Fraction, places = 2): boolean =>
  terminates(value) && (toDecimal(value).split('.')[1]?.length ?? 0) <= places

/** Σfx / Σf */
export function mean(table: Grouped): Fraction {
  const total = table.frequencies.reduce((so, f, i) => add(so, multiply(classMark(table, i), fraction(f))), zero)
  return divide(total, fraction(sum(table.frequencies)))
}

/** The first class whose cumulative frequency reaches n/2; null where n/2 falls on the end of a class. */
export function medianClass({ frequencies }: Pick<Grouped, 'frequencies'>): number | null {
  const half = sum(frequencies) / 2
  const counts = cumulative(frequencies)
  return counts.includes(half) ? null : counts.findIndex((count) => count > half)
}

/** l + (n/2 − cf)/f × h */
export function median(table: Grouped): Fraction | null {
  const index = medianClass(table)
  if (index === null) return null
  const before = sum(table.frequencies.slice(0, index))
  const share = fraction(sum(table.frequencies) - 2 * before, 2 * at(table.frequencies, index))
  return add(fraction(lowerLimit(table, index)), multiply(share, fraction(table.width)))
}

/** Index of the highest frequency; null when two classes share it. */
export function modalClass({ frequencies }: Pick<Grouped, 'frequencies'>): number | null {
  const highest = Math.max(...frequencies)
  const index = frequencies.indexOf(highest)
  return frequencies.lastIndexOf(highest) === index ? index : null
}

/** l + (f1 − f0)/(2f1 − f0 − f2) × h; null too where the modal class is the first or the last: the one of those that is asked has a template of its own. */
export function mode(table: Grouped): Fraction | null {
  const index = modalClass(table)
  if (index === null || index === 0 || index === table.frequencies.length - 1) return null
  const [f0, f1, f2] = [index - 1, index, index + 1].map((i) => at(table.frequencies, i))
  const rise = (f1 ?? 0) - (f0 ?? 0)
  const share = fraction(rise, 2 * (f1 ?? 0) - (f0 ?? 0) - (f2 ?? 0))
  return add(fraction(lowerLimit(table, index)), multiply(share, fraction(table.width)))
}

/** Frequencies that rise to one highest frequency and fall again, as real data do, with the given total. */
export function hill(random: Random, classes: number, total: number): readonly number[] {
  const peak = random.integer(1, classes - 2)
  const [up, down] = [random.integer(52, 76) / 100, random.integer(52, 76) / 100]
  const rough = Array.from({ length: classes }, (_, i) => (i < peak ? up : down) ** Math.abs(i - peak))
  const scaled = rough.map((weight) => Math.max(2, Math.round((weight * total) / sum(rough)) + random.integer(-1, 1)))
  const rest = total - sum(scaled)
  return scaled.map((f, i) => (i === peak ? f + rest : f))
}

/** One highest frequency that is plain to see, with nothing but rising frequencies before it and falling ones after it. */
export function hasOnePeak(frequencies: readonly number[]): boolean {
  const highest = Math.max(...frequencies)
  const peak = frequencies.indexOf(highest)
  const others = frequencies.filter((_, i) => i !== peak)
  const clear = highest - Math.max(...others) >= Math.max(2, sum(frequencies) / 20)
  return (
    clear &&
    frequencies.every((f, i) => i === 0 || (i <= peak ? at(frequencies, i - 1) <= f : at(frequencies, i - 1) >= f))
  )
}

/** The table of a question: classes in the head of a column each would be too wide for a phone, so they run down. */
export function questionTable(
  table: Grouped,
  headings: readonly [classes: string, frequencies: string],
  shown: readonly string[] = table.frequencies.map((f) => `$${f}$`),
): TableFigure {
  const rows = shown.map((cell, i) => [className(table, i), cell])
  const words = rows.map(([name, cell]) => `${name}: ${(cell ?? '').replaceAll('$', '')}`).join('; ')
  return {
    kind: 'table',
    description: `Frequency table. ${headings[0]} and ${headings[1].toLowerCase()}: ${words}.`,
    head: [...headings],
    rows,
  }
}

/** A working table of the solution with a last row of totals. */
export const workingTable = (
  description: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): TableFigure => ({ kind: 'table', description, head, rows })
