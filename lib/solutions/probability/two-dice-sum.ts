import { chanceSteps, range } from './pieces/chance'
import { eventObjection, suits, type NumberEvent } from './pieces/number-event'
import { sumText } from './pieces/number-event-words'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A sum s of two dice comes up in 6 − |7 − s| ordered ways. */
export const waysOf = (sum: number): number => 6 - Math.abs(7 - sum)

/** The sums of two dice that suit the event. */
export const sumsFor = (event: NumberEvent): readonly number[] => range(2, 12).filter((sum) => suits(event, sum))

/** "(2, 6), (3, 5), (4, 4), (5, 3), (6, 2)" */
function pairsTex(sum: number): string {
  const first = Math.max(1, sum - 6)
  return range(first, first + waysOf(sum) - 1)
    .map((a) => `(${a}, ${sum - a})`)
    .join(', ')
}

/** E.g. "Two dice are thrown at the same time. Find the probability that the sum of the two numbers is 8." */
export const twoDiceSum = worked<NumberEvent>({
  id: 'two-dice-sum',
  archetype: 'prob-two-dice-sum',
  objection: eventObjection,
  solve: (event) => {
    const sums = sumsFor(event)
    const counts = sums.map(waysOf)
    const ways = counts.reduce((total, count) => total + count, 0)
    return {
      key: toText(fraction(ways, 36)),
      lines: [
        earns(0.5, says`${equals('Number of all possible outcomes', '6 \\times 6', '36')}.`, 'outcomes'),
        ...sums.map((sum) =>
          line(
            `sum ${sum}`,
            `Sum $${sum}$: $${pairsTex(sum)}$; ${waysOf(sum) === 1 ? 'one outcome' : `$${waysOf(sum)}$ outcomes`}.`,
          ),
        ),
        ...(sums.length === 0 ? ['Two dice never give such a sum: the event is impossible.'] : []),
        earns(
          0.5,
          says`${equals('Number of favourable outcomes', ...(sums.length > 1 ? [counts.join(' + ')] : []), `${ways}`)}.`,
          'favourable',
        ),
        ...chanceSteps(`getting a sum that is ${sumText(event)}`, ways, 36),
      ],
    }
  },
})
