import { add, divide, fraction, multiply, subtract } from '../../../maths'
import type { WrongValue } from '../../slips/wrong-values'
import { cumulativeRows, type Direction } from './cumulative-rows'
import { classMark, mean, sum, type Grouped } from './grouped'
import { modeParts } from './modes'
import { totalOf } from './products-table'

/** What comes out when a cumulative table is taken for a frequency table, and the usual slips of mean and mode. */
export function cumulativeMistakes(table: Grouped, ask: 'mean' | 'mode', direction: Direction): readonly WrongValue[] {
  const entries = cumulativeRows(table, direction).map(([, count]) => count)
  const marks = table.frequencies.map((_, i) => classMark(table, i))
  const half = fraction(table.width, 2)
  if (ask === 'mean') {
    return [
      [
        divide(totalOf(marks, entries), fraction(sum(entries))),
        'The entries of a cumulative table are not the frequencies of the classes: subtract neighbouring ones first.',
        'frequencies',
      ],
      [subtract(mean(table), half), 'Use the class marks, not the lower limits.', 'sums'],
      [add(mean(table), half), 'Use the class marks, not the upper limits.', 'sums'],
      [
        divide(totalOf(marks, entries), fraction(sum(table.frequencies))),
        'Multiply the class marks by the frequencies of the classes, not by the cumulative entries.',
        'frequencies',
      ],
    ]
  }
  const { l, h, f0, f1, f2 } = modeParts(table)
  const share = (top: number) => fraction(top, 2 * f1 - f0 - f2)
  return [
    [
      add(fraction(l), multiply(share(f1 - f2), fraction(h))),
      'f₀ belongs to the class before the modal class, f₂ to the class after it.',
      'values',
    ],
    [add(fraction(l), share(f1 - f0)), 'Multiply the fraction by the class size h.', 'formula'],
    [fraction(f1), 'That is the highest frequency; the mode is a value of the variable.', 'modal class'],
    [fraction(2 * l + h, 2), 'That is the class mark of the modal class; use the formula.', 'formula'],
  ]
}
