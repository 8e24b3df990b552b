import { decimal, isShort, keyOf, signedDecimal } from './pieces/decimal'
import { absolute, add, divide, equals, fraction, multiply, sign, zero, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export type MeasureName = 'mean' | 'median' | 'mode'

/** Every observation is multiplied by one number, then another is added; what is told of the old data, and asked of the new. */
export interface MeasuresChanged {
  readonly by: Fraction
  readonly more: Fraction
  readonly of: readonly { readonly name: MeasureName; readonly value: Fraction }[]
}

const changed = ({ by, more }: MeasuresChanged, value: Fraction): Fraction => add(multiply(by, value), more)

/** E.g. "The mean of some data is 14 and their median 12. Each value is multiplied by 3, then 5 is subtracted. Find the new mean and median." */
export const measuresChanged = worked<MeasuresChanged>({
  id: 'measures-changed',
  archetype: 'stat-property',
  objection: (given) => {
    if (equals(given.by, zero)) return 'Multiplied by zero, all values are the same.'
    // a factor below zero turns the order round, which the mean, the median and the mode follow all the same
    const all = given.of.flatMap(({ value }) => [value, changed(given, value)])
    return [...all, given.by, given.more].every((value) => isShort(value))
      ? null
      : 'These numbers do not come to a short decimal: check what you typed.'
  },
  solve: (given) => {
    const { by, more, of } = given
    const isTimes = !equals(by, fraction(1))
    const isMore = !equals(more, zero)
    const isPart = by.n === 1n && by.d !== 1n
    const plus = `${sign(more) < 0 ? '-' : '+'} ${decimal(absolute(more))}`
    const worked_ = of.map(({ name, value }) => {
      const times = isPart
        ? `${decimal(value)} \\div ${decimal(divide(fraction(1), by))}`
        : isTimes
          ? `${decimal(by)} \\times ${signedDecimal(value)}`
          : decimal(value)
      return { name, value: changed(given, value), text: isMore ? `${times} ${plus}` : times }
    })
    return {
      lines: [
        earns(1, 'What is done to every value is done to the mean, to the median and to the mode as well.'),
        ...worked_.map(({ name, value, text }) =>
          earns(1, says`${chain(`\\text{New ${name}}`, text, decimal(value))}`),
        ),
      ],
      key:
        worked_.length === 1
          ? worked_.map(({ value }) => keyOf(value)).join('')
          : worked_.map(({ name, value }) => `${name} = ${keyOf(value)}`).join(', '),
    }
  },
})
