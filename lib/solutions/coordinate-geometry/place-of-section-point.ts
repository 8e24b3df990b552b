import { exactTex, sameObjection, tupleTex, type ExactPoint, type NamedPoint } from './pieces/point'
import { coordinateTex, sectionAt } from './pieces/section'
import { sign, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

const words = {
  first: 'in the first quadrant',
  second: 'in the second quadrant',
  third: 'in the third quadrant',
  fourth: 'in the fourth quadrant',
  'x-axis': 'on the $x$-axis',
  'y-axis': 'on the $y$-axis',
  origin: 'at the origin',
} as const

const why = {
  first: 'Both its coordinates are positive.',
  second: 'Its $x$-coordinate is negative and its $y$-coordinate is positive.',
  third: 'Both its coordinates are negative.',
  fourth: 'Its $x$-coordinate is positive and its $y$-coordinate is negative.',
  'x-axis': 'Its $y$-coordinate is zero.',
  'y-axis': 'Its $x$-coordinate is zero.',
  origin: 'Both its coordinates are zero.',
} as const

function placeOf(point: ExactPoint): keyof typeof words {
  const [x, y] = point.map(sign)
  if (x === 0) return y === 0 ? 'origin' : 'y-axis'
  if (y === 0) return 'x-axis'
  if (x === 1) return y === 1 ? 'first' : 'fourth'
  return y === 1 ? 'second' : 'third'
}

/** The ratio m : n in whole numbers, from A on. */
interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly m: Fraction
  readonly n: Fraction
}

/** E.g. "In which quadrant does the point lie that divides the segment from A(-8, 1) to B(1, 7) in the ratio 1 : 2?" */
export const placeOfSectionPoint = worked<Given>({
  id: 'place-of-section-point',
  archetype: 'cg-quadrant-of-point',
  objection: ({ a, b, m, n }) =>
    sign(m) <= 0 || sign(n) <= 0
      ? 'The point must lie between the two ends: both parts of the ratio must be positive.'
      : sameObjection(a, b),
  solve: ({ a, b, m, n }) => {
    const found = sectionAt(a.at, b.at, m, n)
    const place = placeOf(found)
    return {
      lines: [
        'By the section formula the point is $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$.',
        line(
          'point',
          `It is $${tupleTex(coordinateTex(m, n, a.at[0], b.at[0]), coordinateTex(m, n, a.at[1], b.at[1]))} = ${exactTex(found)}$.`,
        ),
        line('place', why[place]),
        earns(1, `Hence the point lies ${words[place]}.`),
      ],
      key: words[place].replaceAll('$', ''),
    }
  },
})
