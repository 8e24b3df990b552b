import { decimal, keyOf } from './pieces/decimal'
import type { Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

export interface Given {
  /** How many observations there are. */
  readonly count: number
  readonly median: Fraction
  /** The ends of the ordered row that move away from its middle: the largest grow, or the smallest shrink. */
  readonly end: 'largest' | 'smallest'
  /** How many of them. */
  readonly moved: number
}

/** How many observations stand on either side of the one or two in the middle. */
export const besideMiddle = (count: number): number => Math.floor((count - 1) / 2)

/** E.g. "The median of 9 observations is 20.5. Each of the largest 4 is increased by 2. Find the new median." */
export const medianKept = worked<Given>({
  id: 'median-kept',
  archetype: 'stat-property',
  objection: ({ count, moved }) =>
    moved < 1 || moved > count
      ? 'That many observations cannot change: check the numbers.'
      : moved > besideMiddle(count)
        ? 'A middle observation is changed too: the new median depends on the observations.'
        : null,
  solve: ({ count, median, end, moved }) => {
    const beside = besideMiddle(count)
    const middle =
      count % 2 === 1
        ? `the observation at place $\\frac{${count} + 1}{2} = ${(count + 1) / 2}$`
        : `the mean of the observations at the places $${count / 2}$ and $${count / 2 + 1}$`
    return {
      lines: [
        line('middle', `In order, the median of $${count}$ observations is ${middle}.`),
        earns(
          1,
          `On either side of it stand $${beside}$ observations; only the ${end} $${moved}$ change, and they move away from the middle, so the order stays.`,
        ),
        earns(1, `So the median remains the same: $${decimal(median)}$.`),
      ],
      key: keyOf(median),
    }
  },
})
