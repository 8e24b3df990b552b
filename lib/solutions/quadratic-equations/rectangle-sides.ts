import { toNumber, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection, wholeRoot } from './pieces/story'

/** How much longer than broad a rectangle is, and its area. */
export interface Given {
  readonly more: Fraction
  readonly area: Fraction
  /** 'm' */
  readonly unit: string
}

const breadthOf = ({ more, area }: Given): number | null => wholeRoot(toNumber(more), toNumber(area))

/** E.g. "The length of a rectangular plot is 7 m more than its breadth, and its area is 60 m². Find ..." */
export const rectangleSides = worked<Given>({
  id: 'rectangle-sides',
  archetype: 'qe-word-geometry',
  objection: (given) =>
    wholeObjection(given.more, given.area) ?? (breadthOf(given) === null ? noWhole('the breadth') : null),
  solve: (given) => {
    const { unit } = given
    const more = toNumber(given.more)
    const breadth = breadthOf(given) ?? 0
    const length = breadth + more
    return {
      lines: [
        `Let the breadth be $x$ ${unit}; then the length is $(x + ${more})$ ${unit}.`,
        earns(1, `Area $=$ length $\\times$ breadth: $x(x + ${more}) = ${length * breadth}$`),
        ...storySteps(breadth, -length, { factors: 0.5 }),
        earns(
          0.5,
          `$x = -${length}$ is rejected, because the breadth cannot be negative. So $x = ${breadth}$.`,
          'rejected',
        ),
        earns(0.5, `Hence length = ${length} ${unit} and breadth = ${breadth} ${unit}.`),
      ],
      key: `length = ${length}, breadth = ${breadth}`,
    }
  },
})
