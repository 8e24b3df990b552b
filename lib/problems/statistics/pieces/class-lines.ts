import { middle, modal, needsMedian, needsMode, type ClassAsked } from './class-asked'
import { fraction, toDecimal } from '../../../maths'
import { earns, type Step } from '../../template'
import { at, className, cumulative, lowerLimit, sum } from './grouped'

/** The classes that are needed, and what is read from them. */
export function classLines(draw: ClassAsked, key: string): readonly Step[] {
  const { ask, table } = draw
  const half = toDecimal(fraction(sum(table.frequencies), 2))
  const [mode, median] = [modal(draw), middle(draw)]
  const marks = (settled: boolean) => (settled ? 1 : 0)
  return [
    ...(needsMode(ask)
      ? [
          earns(
            marks(ask === 'upper limit of the modal class'),
            `The highest frequency is $${at(table.frequencies, mode)}$, so the modal class is ${className(table, mode)}.`,
            'modal class',
          ),
        ]
      : []),
    ...(needsMedian(ask)
      ? [
          `The cumulative frequencies are $${cumulative(table.frequencies).join(', ')}$.`,
          earns(
            marks(ask === 'lower limit of the median class'),
            `$\\dfrac{n}{2} = ${half}$; the first cumulative frequency greater than it belongs to the class ${className(table, median)}, which is the median class.`,
            'median class',
          ),
        ]
      : []),
    ...(ask === 'sum'
      ? [
          earns(
            1,
            `Sum of the lower limits $= ${lowerLimit(table, median)} + ${lowerLimit(table, mode)} = ${key}$`,
            'sum',
          ),
        ]
      : []),
    ...(ask.startsWith('class mark')
      ? [
          earns(
            1,
            `Class mark $= \\dfrac{${lowerLimit(table, mode)} + ${lowerLimit(table, mode + 1)}}{2} = ${key}$`,
            'class mark',
          ),
        ]
      : []),
  ]
}
