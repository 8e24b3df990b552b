import { fraction, toDecimal } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import { decimalText } from '../../slips/wrong-values'
import type { Slip } from '../../template'
import { sum } from './grouped'
import { measured, type Measure, type ValueTable } from './value-table'

/** "mean = 2.05, median = 2" */
export const written = ([one, other]: readonly [Measure, Measure], values: Readonly<Record<Measure, string>>): string =>
  `${one} = ${values[one]}, ${other} = ${values[other]}`

/** The three measures, as they are typed. */
export function valuesOf(draw: ValueTable): Readonly<Record<Measure, string>> {
  const of = (measure: Measure) => toDecimal(measured(draw, measure))
  return { mean: of('mean'), median: of('median'), mode: of('mode') }
}

/** Wrong pairs of measures. */
export function valueTableSlips(draw: ValueTable): readonly Slip[] {
  const { start, frequencies, ask } = draw
  const values = valuesOf(draw)
  const plain = fraction(2 * start + frequencies.length - 1, 2)
  const total = sum(frequencies.map((f, i) => f * (start + i)))
  const wrong = (measure: Measure, value: string, note: string, step: string): readonly Slip[] =>
    ask.includes(measure) ? [{ response: written(ask, { ...values, [measure]: value }), note, step }] : []
  const often = 'The values do not occur equally often:'
  return distinctSlips(written(ask, values), [
    ...wrong('mean', decimalText(plain), `${often} multiply each by its frequency.`, 'sums'),
    ...wrong(
      'mean',
      decimalText(fraction(total, frequencies.length)),
      'Divide by the total frequency, not by the number of different values.',
      'mean',
    ),
    ...wrong(
      'median',
      decimalText(fraction(sum(frequencies) + 1, 2)),
      'That is a place in the list; the median is the value that stands there.',
      'median',
    ),
    ...wrong('median', decimalText(plain), `${often} count the observations up to the middle.`, 'place'),
    ...wrong(
      'mode',
      `${Math.max(...frequencies)}`,
      'That is the highest frequency; the mode is the value to which it belongs.',
      'mode',
    ),
  ])
}
