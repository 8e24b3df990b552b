import { exactTex, sameObjection, tupleTex, type NamedPoint } from './pieces/point'
import { averageTex, sectionAt } from './pieces/section'
import { sign } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

export type Place = 'x-axis' | 'y-axis' | 'origin' | 'neither'

export const placeWords: Readonly<Record<Place, string>> = {
  'x-axis': 'on the $x$-axis, but not at the origin',
  'y-axis': 'on the $y$-axis, but not at the origin',
  origin: 'at the origin',
  neither: 'on neither of the axes',
}

const why: Readonly<Record<Place, string>> = {
  'x-axis': 'Its $y$-coordinate is $0$ and its $x$-coordinate is not.',
  'y-axis': 'Its $x$-coordinate is $0$ and its $y$-coordinate is not.',
  origin: 'Both its coordinates are $0$.',
  neither: 'Neither of its coordinates is $0$.',
}

interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
}

interface Manner {
  /** The letter of the option that says so. */
  readonly option?: string
}

/** E.g. "The mid-point of the line segment joining the points A(4, -5) and B(-2, 5) lies ..." */
export const placeOfMidPoint = worked<Given, Manner>({
  id: 'place-of-mid-point',
  archetype: 'cg-midpoint',
  objection: ({ a, b }) => sameObjection(a, b),
  solve: ({ a, b }, { option } = {}) => {
    const middle = sectionAt(a.at, b.at, 1, 1)
    const [x, y] = middle.map(sign)
    const place: Place = x === 0 ? (y === 0 ? 'origin' : 'y-axis') : y === 0 ? 'x-axis' : 'neither'
    return {
      lines: [
        `The mid-point of $${a.name}${b.name}$ is $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.`,
        `Substituting, it is $${tupleTex(averageTex(a.at[0], b.at[0]), averageTex(a.at[1], b.at[1]))}$`,
        `So the mid-point is $${exactTex(middle)}$.`,
        line('place', why[place]),
        earns(
          1,
          `Hence the mid-point lies ${placeWords[place]}${option === undefined ? '.' : `: option (${option}).`}`,
        ),
      ],
      key: placeWords[place].replaceAll('$', ''),
    }
  },
})
