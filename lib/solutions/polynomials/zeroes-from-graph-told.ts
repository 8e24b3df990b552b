import { earns, line } from '../line'
import { worked } from '../solution'

/** How the graph of a polynomial meets the x-axis. */
export interface Given {
  readonly crossings: number
  readonly touches: number
  /** 'above' or 'below': on which side it lies wholly. */
  readonly side: 'above' | 'below' | null
  /** What tells how often it meets the axis, where no number does. */
  readonly shape?: keyof typeof shapes
}

const shapes = {
  'parallel line': 'The graph is a line parallel to the $x$-axis, so it does not meet it',
  'turns on the axis': 'The parabola turns on the $x$-axis itself: it touches it at $1$ point',
  'turns beyond the axis':
    'The parabola turns on one side of the $x$-axis and opens to the other: it cuts it at $2$ points',
  'turns short of the axis':
    'The parabola turns before it comes to the $x$-axis and opens away from it: it does not meet it',
} as const

const points = (count: number): string => (count === 1 ? '$1$ point' : `$${count}$ points`)

/** E.g. "The graph of y = p(x) cuts the x-axis at 3 points and touches it at one more. How many distinct zeroes has p(x)?" */
export const zeroesFromGraphTold = worked<Given>({
  id: 'zeroes-from-graph-told',
  archetype: 'poly-count-zeroes-graph',
  objection: ({ crossings, touches }) =>
    [crossings, touches].every((count) => Number.isInteger(count) && count >= 0)
      ? null
      : 'A graph meets the axis at a whole number of points.',
  solve: ({ crossings, touches, side, shape }) => {
    const count = crossings + touches
    const meets = shape
      ? shapes[shape]
      : count === 0
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
