import { fraction, toDecimal, toText } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'
import type { Told } from './draw-table'
import { at, cumulative, fits, lowerLimit, median, modalClass, sum } from './grouped'
import { medianParts } from './medians'

/** A table with a story, and how far part (iii) goes. */
export interface TableCase extends Told {
  /** Part (iii) asks for the probability of a value below the upper limit of this class. */
  readonly upTo: number
}

/** Wrong answers to the three parts. */
export function tableCaseSlips({ table, upTo }: TableCase): readonly Slip[] {
  const n = sum(table.frequencies)
  const upper = lowerLimit(table, (modalClass(table) ?? 0) + 1)
  const middle = toDecimal(median(table) ?? fraction(0))
  const below = at(cumulative(table.frequencies), upTo)
  const chance = toText(fraction(below, n))
  const { l, h } = medianParts(table)
  return [
    {
      part: '(i)',
      response: `${upper - h}`,
      note: 'The upper limit of the modal class is asked.',
      step: 'modal class',
    },
    ...distinctSlips(middle, [
      ...(fits(fraction(2 * l + h, 2), 0)
        ? [
            {
              part: '(ii)',
              response: `${(2 * l + h) / 2}`,
              note: 'That is the class mark of the median class: use the formula.',
              step: 'formula',
            },
          ]
        : []),
      {
        part: '(ii)',
        response: toDecimal(fraction(n, 2)),
        note: 'Half of n is a position; the median is a value of the variable.',
        step: 'half',
      },
    ]),
    ...distinctSlips(chance, [
      {
        part: '(iii)',
        response: toText(fraction(at(table.frequencies, upTo), n)),
        note: 'Count all the values below the limit, not one class only.',
        step: 'below',
      },
      {
        part: '(iii)',
        response: toText(fraction(below, n - below)),
        note: 'Divide by the number of all, not by the number of the others.',
        step: 'probability',
      },
    ]),
  ]
}
