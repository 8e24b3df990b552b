import { add, fraction, multiply } from '../../../maths'
import { wrongValues } from '../../slips/wrong-values'
import { apart } from './apart'
import { at, className, cumulative, lowerLimit, medianClass, sum, workingTable, type Grouped } from './grouped'

/** The parts of the formula. */
export function medianParts(table: Grouped) {
  const index = medianClass(table) ?? 0
  const n = sum(table.frequencies)
  return {
    index,
    n,
    l: lowerLimit(table, index),
    h: table.width,
    f: at(table.frequencies, index),
    cf: sum(table.frequencies.slice(0, index)),
  }
}

/** The table with its cumulative frequencies. */
export const cumulativeTable = (table: Grouped) =>
  workingTable(
    'Working table with class, frequency and cumulative frequency for each class.',
    ['Class', '$f$', '$cf$'],
    table.frequencies.map((f, i) => [className(table, i), `$${f}$`, `$${at(cumulative(table.frequencies), i)}$`]),
  )

/** The usual wrong medians, for a solution with the lines of `medianLines`. */
export const medianSlips = (table: Grouped) => {
  const { l, h, f, cf, n } = medianParts(table)
  const value = (top: number, bottom = f) => add(fraction(l), multiply(fraction(top, 2 * bottom), fraction(h)))
  return wrongValues(
    value(n - 2 * cf),
    apart([
      [value(n - 2 * (cf + f)), 'cf is the cumulative frequency of the class before the median class.', 'values'],
      [value(2 * (n - cf)), 'Take half of n in the formula.', 'put in'],
      [add(fraction(l), fraction(n - 2 * cf, 2 * f)), 'Multiply the fraction by the class size h.', 'formula'],
      [
        value(n - 2 * cf, cf + f),
        'f is the frequency of the median class itself, not its cumulative frequency.',
        'values',
      ],
      [value(n - 2 * cf + 2 * f), 'l is the lower limit of the median class.', 'values'],
      [fraction(2 * l + h, 2), 'That is the class mark of the median class; use the formula.', 'formula'],
      [fraction(n, 2), 'That is n/2, a position; the median is a value of the variable.', 'half'],
    ]),
  )
}
