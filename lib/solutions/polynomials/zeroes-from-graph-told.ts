import { earns, line } from '../line'
import { worked } from '../solution'

/** How the graph of a polynomial meets the x-axis. */
export interface Given {
  readonly crossings: number
  readonly touches: number
  /** 'above' or 'below': on which side it lies wholly. */
  readonly side: 'above' | 'below' | null
}

const points = (count: number): string => (count === 1 ? '$1$ point' : `$${count}$ points`)

/** E.g. "The graph of y = p(x) cuts the x-axis at 3 points and touches it at one more. How many distinct zeroes has p(x)?" */
export const zeroesFromGraphTold = worked<Given>({
  id: 'zeroes-from-graph-told',
  archetype: 'poly-count-zeroes-graph',
  objection: ({ crossings, touches }) =>
    [crossings, touches].every((count) => Number.isInteger(count) && count >= 0)
      ? null
      : 'A graph meets the axis at a whole number of points.',
  solve: ({ crossings, touches, side }) => {
    const count = crossings + touches
    const meets =
      count === 0
        ? side
          ? `The graph lies wholly ${side} the $x$-axis, so it does not meet it`
          : 'The graph does not meet the $x$-axis'
        : crossings > 0 && touches > 0
          ? `The graph cuts the $x$-axis at ${points(crossings)} and touches it at ${points(touches)}: $${crossings} + ${touches} = ${count}$ points in all`
          : `The graph meets the $x$-axis at ${points(count)}`
    return {
      lines: [
        line('rule', 'The zeroes of $p(x)$ are the $x$-coordinates of the points where its graph meets the $x$-axis'),
        line('meets', meets),
        earns(
          1,
          count === 0
            ? 'So it has no real zero: their number is $0$'
            : `So the number of distinct zeroes is $${count}$`,
        ),
      ],
      key: `${count}`,
    }
  },
})
