import { classValue, middle, modal, type ClassAsk, type ClassAsked } from './class-asked'
import { fraction } from '../../../maths'
import type { Slip } from '../../template'
import { wrongValues, type WrongValue } from '../../slips/wrong-values'
import { apart } from './apart'
import { at, lowerLimit, sum } from './grouped'

/** The other class, the other limit, a frequency. */
export function classSlips(draw: ClassAsked): readonly Slip[] {
  const { ask, table } = draw
  const [mode, median] = [modal(draw), middle(draw)]
  const [lowMode, lowMedian] = [lowerLimit(table, mode), lowerLimit(table, median)]
  const half = table.width / 2
  const other = (value: number, line: string): WrongValue => [
    fraction(2 * value, 2),
    'The modal class and the median class are different classes here.',
    line,
  ]
  const frequency = (index: number, line: string): WrongValue => [
    fraction(at(table.frequencies, index)),
    'That is a frequency; a class limit or class mark is asked.',
    line,
  ]
  const candidates: Readonly<Record<ClassAsk, readonly WrongValue[]>> = {
    'upper limit of the modal class': [
      other(lowMedian + table.width, 'modal class'),
      [fraction(lowMode), 'That is the lower limit of the modal class.', 'last'],
      frequency(mode, 'modal class'),
    ],
    'lower limit of the median class': [
      other(lowMode, 'median class'),
      [fraction(lowMedian + table.width), 'That is the upper limit of the median class.', 'last'],
      [fraction(sum(table.frequencies), 2), 'That is half of n, a position; a class limit is asked.', 'median class'],
      frequency(median, 'median class'),
    ],
    'class mark of the modal class': [
      other(lowMedian + half, 'modal class'),
      [fraction(lowMode), 'That is the lower limit; the class mark is the middle of the class.', 'class mark'],
      frequency(mode, 'modal class'),
    ],
    sum: [
      other(2 * lowMode, 'median class'),
      [fraction(lowMedian + lowMode + 2 * table.width), 'Add the lower limits, not the upper limits.', 'sum'],
      [fraction(lowMedian + lowMode + table.width), 'Add the lower limits, not the class marks.', 'sum'],
    ],
  }
  return wrongValues(classValue(draw), apart(candidates[ask]))
}
