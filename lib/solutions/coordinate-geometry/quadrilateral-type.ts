import { collinear, squareBetween, squareTex, stepOf, type NamedPoint } from './pieces/point'
import { equals, toTex } from '../../maths'
import { chain, says, type SetClaim } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export type QuadrilateralKind = 'square' | 'rectangle' | 'rhombus' | 'parallelogram'

export const quadrilateralWords: Readonly<Record<QuadrilateralKind, string>> = {
  square: 'a square',
  rectangle: 'a rectangle which is not a square',
  rhombus: 'a rhombus which is not a square',
  parallelogram: 'a parallelogram which is neither a rectangle nor a rhombus',
}

/** The corners in order. */
interface Given {
  readonly corners: readonly [NamedPoint, NamedPoint, NamedPoint, NamedPoint]
}

interface Manner {
  /** The letter of the option that says so. */
  readonly option?: string
}

function squareLine(from: NamedPoint, to: NamedPoint): SetClaim {
  const [dx, dy] = stepOf(from.at, to.at)
  const square = toTex(squareBetween(from.at, to.at))
  return chain(`${from.name}${to.name}^2`, `${squareTex(dx)} + ${squareTex(dy)}`, square)
}

const isAsLong = ([p, q]: readonly [NamedPoint, NamedPoint], [r, s]: readonly [NamedPoint, NamedPoint]): boolean =>
  equals(squareBetween(p.at, q.at), squareBetween(r.at, s.at))

/** E.g. "Name the type of quadrilateral formed by A(-1, -2), B(1, 0), C(-1, 2), D(-3, 0), taken in order." */
export const quadrilateralType = worked<Given, Manner>({
  id: 'quadrilateral-type',
  archetype: 'cg-quadrilateral-type',
  objection: ({ corners: [a, b, c, d] }) => {
    const step = stepOf(a.at, b.at)
    const opposite = stepOf(d.at, c.at)
    if (collinear(a.at, b.at, c.at)) return `$${a.name}$, $${b.name}$ and $${c.name}$ lie on one line.`
    return equals(step[0], opposite[0]) && equals(step[1], opposite[1])
      ? null
      : 'Opposite sides are not equal and parallel, so taken in this order the points make no parallelogram: check what you typed.'
  },
  solve: ({ corners: [a, b, c, d] }, { option } = {}) => {
    const [even, alike] = [isAsLong([a, b], [b, c]), isAsLong([a, c], [b, d])]
    const kind = even ? (alike ? 'square' : 'rhombus') : alike ? 'rectangle' : 'parallelogram'
    const [ab, bc, cd, da] = [`${a.name}${b.name}`, `${b.name}${c.name}`, `${c.name}${d.name}`, `${d.name}${a.name}`]
    return {
      lines: [
        earns(0.5, says`By the distance formula, ${squareLine(a, b)}`),
        earns(0.5, says`${squareLine(b, c)}`),
        says`${squareLine(c, d)}`,
        says`${squareLine(d, a)}`,
        earns(
          0.5,
          even
            ? `All four sides are equal: $${ab} = ${bc} = ${cd} = ${da}$.`
            : `Opposite sides are equal, $${ab} = ${cd}$ and $${bc} = ${da}$, but adjacent sides are not.`,
          'sides',
        ),
        earns(0.5, says`${squareLine(a, c)}`),
        earns(0.5, says`${squareLine(b, d)}`),
        line('diagonals', alike ? 'The diagonals are equal.' : 'The diagonals are not equal.'),
        earns(
          0.5,
          `Hence $${a.name}${b.name}${c.name}${d.name}$ is ${quadrilateralWords[kind]}${option === undefined ? '.' : `: option (${option}).`}`,
        ),
      ],
      key: quadrilateralWords[kind],
    }
  },
})
