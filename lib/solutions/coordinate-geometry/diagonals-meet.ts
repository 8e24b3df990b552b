import { exactTex, exactText, samePlace, tupleTex, type NamedPoint } from './pieces/point'
import { averageTex, sectionAt } from './pieces/section'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The vertices of a parallelogram, in order. */
interface Given {
  readonly corners: readonly [NamedPoint, NamedPoint, NamedPoint, NamedPoint]
}

const middleOf = (p: NamedPoint, q: NamedPoint) => sectionAt(p.at, q.at, 1, 1)

/** E.g. "A(3, 3), B(-2, 1), C(0, 6) and D(5, 8): the diagonals AC and BD have one and the same mid-point. Find it." */
export const diagonalsMeet = worked<Given>({
  id: 'diagonals-meet',
  archetype: 'cg-midpoint',
  objection: ({ corners: [a, b, c, d] }) =>
    samePlace(middleOf(a, c), middleOf(b, d))
      ? null
      : `The mid-points of $${a.name}${c.name}$ and $${b.name}${d.name}$ are not the same: check what you typed.`,
  solve: ({ corners: [a, b, c, d] }) => {
    const centre = middleOf(a, c)
    const found = (p: NamedPoint, q: NamedPoint) =>
      chain(tupleTex(averageTex(p.at[0], q.at[0]), averageTex(p.at[1], q.at[1])), exactTex(centre))
    return {
      lines: [
        earns(0.5, says`Mid-point of $${a.name}${c.name}$: ${found(a, c)}`, 'mid-point'),
        earns(0.5, says`Mid-point of $${b.name}${d.name}$: ${found(b, d)}`),
        `The diagonals bisect each other at $${exactTex(centre)}$, so $${a.name}${b.name}${c.name}${d.name}$ is a parallelogram.`,
      ],
      key: exactText(centre),
    }
  },
})
