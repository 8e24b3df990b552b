import { fraction, toDecimal, toText } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { at, cumulative, sum } from './grouped'
import { medianSlips } from './medians'
import { modeSlips } from './modes'
import { lastValue, limitAsked, type TableCase } from './table-case-parts'

/** Wrong answers to the three parts. */
export function tableCaseSlips(draw: TableCase): readonly Slip[] {
  const { table, upTo, last } = draw
  const n = sum(table.frequencies)
  const limit = limitAsked(draw)
  const below = at(cumulative(table.frequencies), upTo)
  return [
    ...inPart('(i)', `${limit}`, [
      last === 'median'
        ? { response: `${limit - table.width}`, note: 'The upper limit of the modal class is asked.', step: 'class' }
        : { response: `${limit + table.width}`, note: 'The lower limit of the median class is asked.', step: 'class' },
    ]),
    ...inPart('(ii)', toText(fraction(below, n)), [
      {
        response: toText(fraction(at(table.frequencies, upTo), n)),
        note: 'Count all the values below the limit, not one class only.',
        step: 'below',
      },
      {
        response: toText(fraction(below, n - below)),
        note: 'Divide by the number of all, not by the number of the others.',
        step: 'probability',
      },
    ]),
    ...inPart(
      '(iii)',
      toDecimal(lastValue(draw) ?? fraction(0)),
      last === 'median' ? medianSlips(table) : modeSlips(table),
    ),
  ]
}
