import { collinear, exactTex, exactText, type ExactPoint, type NamedPoint } from './pieces/point'
import { add, bracketed, exact, isInteger, multiply, subtract, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The mid-points of AB, BC and CA. */
export interface Given {
  readonly d: NamedPoint
  readonly e: NamedPoint
  readonly f: NamedPoint
}

const two = exact(2)

/** A, B and C. */
export function verticesFrom({ d, e, f }: Given): readonly [ExactPoint, ExactPoint, ExactPoint] {
  const corner = (p: ExactPoint, q: ExactPoint, r: ExactPoint): ExactPoint => [
    subtract(add(p[0], q[0]), r[0]),
    subtract(add(p[1], q[1]), r[1]),
  ]
  return [corner(d.at, f.at, e.at), corner(d.at, e.at, f.at), corner(e.at, f.at, d.at)]
}

/** "x_1 + x_2 = 2" */
const equationTex = (letter: 'x' | 'y', one: number, other: number, sum: Fraction): string =>
  `${letter}_${one} + ${letter}_${other} = ${toTex(sum)}`

/** The three lines for one coordinate. */
function linesFor(letter: 'x' | 'y', given: Given): readonly Step[] {
  const at = letter === 'x' ? 0 : 1
  const [pq, qr, rp] = [given.d, given.e, given.f].map((point) => multiply(two, point.at[at]))
  const [p, q, r] = verticesFrom(given).map((corner) => corner[at])
  if (!pq || !qr || !rp || !p || !q || !r) return []
  const total = add(add(p, q), r)
  const added = says`Adding them and dividing by 2: ${chain(`${letter}_1 + ${letter}_2 + ${letter}_3`, `\\frac{${toTex(pq)} + ${bracketed(qr)} + ${bracketed(rp)}}{2}`, toTex(total))}`
  const value = (place: number, sum: Fraction, found: Fraction) =>
    chain(`${letter}_${place}`, `${toTex(total)} - ${bracketed(sum)}`, toTex(found))
  return [
    earns(
      0.5,
      `${letter === 'x' ? 'Mid-point formula' : 'In the same way'}: $${equationTex(letter, 1, 2, pq)}$, $${equationTex(letter, 2, 3, qr)}$ and $${equationTex(letter, 3, 1, rp)}$.`,
      `equations of ${letter}`,
    ),
    letter === 'x' ? earns(0.5, added, 'sum of x') : line('sum of y', added),
    earns(0.5, says`So ${value(3, pq, r)}, ${value(1, qr, p)} and ${value(2, rp, q)}.`, `values of ${letter}`),
  ]
}

function objection({ d, e, f }: Given): string | null {
  if (![d, e, f].every(({ at }) => at.every((value) => isInteger(multiply(two, value)))))
    return 'Give the mid-points with whole numbers or halves for coordinates.'
  return collinear(d.at, e.at, f.at) ? 'The three mid-points lie on one line, so there is no such triangle.' : null
}

/** E.g. "The mid-points of the sides AB, BC and CA of a triangle are (1, 3), (5, -1) and (2, 1). Find A, B and C." */
export const verticesFromMidPoints = worked<Given>({
  id: 'vertices-from-mid-points',
  archetype: 'cg-midpoints-to-vertices',
  objection,
  solve: (given) => {
    const [a, b, c] = verticesFrom(given)
    return {
      lines: [
        line('letters', 'Let the vertices be $A(x_1, y_1)$, $B(x_2, y_2)$ and $C(x_3, y_3)$.'),
        ...linesFor('x', given),
        ...linesFor('y', given),
        earns(0.5, `Hence the vertices are $A${exactTex(a)}$, $B${exactTex(b)}$ and $C${exactTex(c)}$.`),
      ],
      key: [a, b, c].map(exactText).join(', '),
    }
  },
})
