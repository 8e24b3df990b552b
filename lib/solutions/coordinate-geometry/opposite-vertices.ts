import { exactTex, exactText, type NamedPoint } from './pieces/point'
import { numeral } from '../measure'
import { worked } from '../solution'
import { exact, multiply, subtract } from '../../maths'

/** Where the diagonals of a parallelogram meet, and corners of it: those opposite to them are asked. */
export interface OppositeVertices {
  readonly meeting: NamedPoint
  readonly corners: readonly { readonly corner: NamedPoint; readonly opposite: string }[]
}

const oppositeOf = ({ at: [x, y] }: NamedPoint, { at: [m, n] }: NamedPoint) =>
  [subtract(multiply(exact(2), m), x), subtract(multiply(exact(2), n), y)] as const

/** E.g. "The diagonals of a parallelogram ABCD meet at (1, 2). A is (-3, 5) and B is (2, 6). Find C and D." */
export const oppositeVertices = worked<OppositeVertices>({
  id: 'opposite-vertices',
  archetype: 'cg-other-end',
  objection: () => null,
  solve: ({ meeting, corners }) => {
    const [m, n] = meeting.at
    const found = corners.map(({ corner, opposite }) => ({ corner, opposite, at: oppositeOf(corner, meeting) }))
    const lines = found.map(({ corner, opposite, at: [x, y] }) => {
      const [a, b] = corner.at
      return `$\\frac{${numeral(a)} + x}{2} = ${numeral(m)}$ and $\\frac{${numeral(b)} + y}{2} = ${numeral(n)}$ for $${opposite}(x, y)$, so $x = ${numeral(x)}$, $y = ${numeral(y)}$`
    })
    return {
      lines: [
        `The diagonals of a parallelogram bisect each other: $${exactTex(meeting.at)}$ is the mid-point of each.`,
        ...lines,
        `Hence ${found.map(({ opposite, at }) => `$${opposite}${exactTex(at)}$`).join(' and ')}.`,
      ],
      key: found.map(({ opposite, at }) => `${opposite}${exactText(at)}`).join(', '),
    }
  },
})
