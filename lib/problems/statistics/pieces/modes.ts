import { add, fraction, multiply } from '../../../maths'
import { wrongValues } from '../../slips/wrong-values'
import { apart } from './apart'
import { at, lowerLimit, modalClass, type Grouped } from './grouped'

/** The parts of the formula. */
export function modeParts(table: Grouped) {
  const index = modalClass(table) ?? 0
  return {
    index,
    l: lowerLimit(table, index),
    h: table.width,
    f0: at(table.frequencies, index - 1),
    f1: at(table.frequencies, index),
    f2: at(table.frequencies, index + 1),
  }
}

/** The usual wrong modes, for a solution with the lines of `modeLines`. */
export function modeSlips(table: Grouped) {
  const { l, h, f0, f1, f2 } = modeParts(table)
  const share = fraction(f1 - f0, 2 * f1 - f0 - f2)
  const other = fraction(f1 - f2, 2 * f1 - f0 - f2)
  return wrongValues(
    add(fraction(l), multiply(share, fraction(h))),
    apart([
      [
        add(fraction(l), multiply(other, fraction(h))),
        'f₀ belongs to the class before the modal class, f₂ to the class after it.',
        'values',
      ],
      [add(fraction(l), share), 'Multiply the fraction by the class size h.', 'formula'],
      [fraction(f1), 'That is the highest frequency; the mode is a value of the variable.', 'modal class'],
      [add(fraction(l + h), multiply(share, fraction(h))), 'l is the lower limit of the modal class.', 'values'],
      [fraction(2 * l + h, 2), 'That is the class mark of the modal class; use the formula.', 'formula'],
    ]),
  )
}
