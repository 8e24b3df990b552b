import { collinear, samePlace, squareBetween, type NamedPoint } from './pieces/point'
import { rootObjection } from './pieces/root'
import { sectionAt } from './pieces/section'
import { sideBetween, type Side } from './pieces/sides'
import { equals } from '../../maths'
import { says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** The vertices in order. */
interface Given {
  readonly corners: readonly [NamedPoint, NamedPoint, NamedPoint, NamedPoint]
}

const compared = (first: Side, second: Side): string =>
  equals(first.square, second.square)
    ? `$${first.name} = ${second.name}$`
    : `$${first.name}$ and $${second.name}$ are not equal.`

/** E.g. "The points A(0, 0), B(-4, -2), C(-2, 2) and D(2, 4) make a parallelogram. What kind of parallelogram is it?" */
export const kindOfParallelogram = worked<Given>({
  id: 'kind-of-parallelogram',
  archetype: 'cg-quadrilateral-type',
  objection: ({ corners: [a, b, c, d] }) =>
    collinear(a.at, b.at, c.at) || !samePlace(sectionAt(a.at, c.at, 1, 1), sectionAt(b.at, d.at, 1, 1))
      ? 'The diagonals do not bisect each other, so in this order the points make no parallelogram: check what you typed.'
      : ([squareBetween(a.at, b.at), squareBetween(b.at, c.at), squareBetween(a.at, c.at), squareBetween(b.at, d.at)]
          .map(rootObjection)
          .find((each) => each !== null) ?? null),
  solve: ({ corners: [a, b, c, d] }) => {
    const [ab, bc, ac, bd] = [sideBetween(a, b), sideBetween(b, c), sideBetween(a, c), sideBetween(b, d)]
    const [even, alike] = [equals(ab.square, bc.square), equals(ac.square, bd.square)]
    const kind = even
      ? alike
        ? 'a square'
        : 'a rhombus, but not a rectangle'
      : alike
        ? 'a rectangle, but not a rhombus'
        : 'neither a rectangle nor a rhombus'
    return {
      lines: [
        earns(0.5, says`${ab.found} and ${bc.found}`),
        earns(0.5, says`${ac.found} and ${bd.found}`, 'others'),
        line('sides', compared(ab, bc)),
        line('diagonals', compared(ac, bd)),
        earns(0.5, `So $${a.name}${b.name}${c.name}${d.name}$ is ${kind}.`),
      ],
      key: kind,
    }
  },
})
