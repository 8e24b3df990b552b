import { chanceSides } from '../probability/pieces/chance'
import { decimal } from './pieces/decimal'
import { lower, sum, tableObjection, type GroupedData } from './pieces/grouped'
import { fraction, toTex, toText } from '../../maths'
import { isValue, says, equals } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A grouped table, and a limit of its classes below which one value, taken at random, is wanted. */
export interface ShareBelow {
  readonly data: GroupedData
  /** How many classes lie below the limit. */
  readonly classes: number
  /** From which class on they are counted, where it is not the first. */
  readonly from?: number
}

/** E.g. "The table gives the wages of 40 workers. One of them is chosen at random. Find the probability that he earns less than ₹750." */
export const shareBelow = worked<ShareBelow>({
  id: 'share-below',
  archetype: 'stat-case-study',
  objection: ({ data }) => tableObjection(data),
  solve: ({ data, classes, from = 0 }) => {
    const counted = data.frequencies.slice(from, classes)
    const [good, total] = [sum(counted), sum(data.frequencies)]
    const chance = fraction(good, total)
    const [low, high] = [from, classes].map((at) => `$${decimal(lower(data, at))}$`)
    const which =
      from === 0
        ? `below ${high}`
        : classes === data.frequencies.length
          ? `of ${low} or more`
          : `from ${low} to ${high}`
    return {
      key: toText(chance),
      lines: [
        earns(
          0.5,
          counted.length > 1
            ? says`${equals(`The number ${which}`, counted.join(' + '), `${good}`)}.`
            : says`${isValue(`The number ${which}`, `${good}`)}.`,
          'below',
        ),
        earns(
          0.5,
          says`The number of all is $${total}$, so ${equals('the probability', ...chanceSides(good, total))}.`,
          'probability',
        ),
        says`Hence, ${isValue('the probability', toTex(chance))}.`,
      ],
    }
  },
})
