import { exactTex, collinear, samePlace, squareBetween, type NamedPoint } from './pieces/point'
import { rootObjection, rootOf } from './pieces/root'
import { sectionAt } from './pieces/section'
import { sideBetween } from './pieces/sides'
import { equals, surdText } from '../../maths'
import { says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Four points in order that are shown to make a parallelogram, and of which it is asked whether they make more. */
export interface ParallelogramAndMore {
  readonly corners: readonly [NamedPoint, NamedPoint, NamedPoint, NamedPoint]
  readonly claim: 'rectangle' | 'rhombus' | 'square'
  /** The lengths of the diagonals are asked too. */
  readonly asksLengths: boolean
}

/** E.g. "Using the mid-points of the diagonals show that A, B, C and D form a parallelogram. Is it a rectangle?" */
export const parallelogramAndMore = worked<ParallelogramAndMore>({
  id: 'parallelogram-and-more',
  archetype: 'cg-parallelogram-check',
  objection: ({ corners: [a, b, c, d] }) =>
    collinear(a.at, b.at, c.at) || !samePlace(sectionAt(a.at, c.at, 1, 1), sectionAt(b.at, d.at, 1, 1))
      ? 'The diagonals do not bisect each other, so in this order the points make no parallelogram: check what you typed.'
      : ([squareBetween(a.at, b.at), squareBetween(b.at, c.at), squareBetween(a.at, c.at), squareBetween(b.at, d.at)]
          .map(rootObjection)
          .find((each) => each !== null) ?? null),
  solve: ({ corners: [a, b, c, d], claim, asksLengths }) => {
    const [ac, bd] = [sideBetween(a, c), sideBetween(b, d)]
    const [ab, bc] = [sideBetween(a, b), sideBetween(b, c)]
    const [even, alike] = [equals(ab.square, bc.square), equals(ac.square, bd.square)]
    const holds = (claim === 'rhombus' || alike) && (claim === 'rectangle' || even)
    const middle = exactTex(sectionAt(a.at, c.at, 1, 1))
    const diagonals = [ac, bd].map(({ name, square }) => `${name} = ${surdText(rootOf(square))}`)
    return {
      lines: [
        earns(
          0.5,
          `The mid-point of $${a.name}${c.name}$ is $${middle}$, and so is that of $${b.name}${d.name}$: the diagonals bisect each other, so $${a.name}${b.name}${c.name}${d.name}$ is a parallelogram.`,
          'parallelogram',
        ),
        ...(claim === 'rhombus'
          ? []
          : [
              earns(0.5, says`${ac.found} and ${bd.found}`, 'diagonals'),
              line('alike', `The diagonals are ${alike ? '' : 'not '}equal.`),
            ]),
        ...(claim === 'rectangle'
          ? []
          : [
              earns(0.5, says`${ab.found} and ${bc.found}`),
              line('even', `Two sides that meet are ${even ? '' : 'not '}equal.`),
            ]),
        ...(claim === 'rhombus' && asksLengths ? [says`${ac.found} and ${bd.found}`] : []),
        `Hence it is ${holds ? '' : 'not '}a ${claim}.`,
      ],
      key: [...(asksLengths ? diagonals : []), holds ? 'yes' : 'no'].join(', '),
    }
  },
})
