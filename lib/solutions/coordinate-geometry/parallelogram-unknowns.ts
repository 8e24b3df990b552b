import type { HalfKnown } from './pieces/half-known'
import { sumStep } from './pieces/linear'
import { collinear, squareBetween, type NamedPoint } from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { add, subtract, sumTex, surdText, toTex, toText, type Fraction, type Term } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Vertices in order: of the second the y-coordinate is a letter, of the third the x-coordinate. */
export interface Given {
  readonly a: NamedPoint
  readonly b: HalfKnown
  readonly c: HalfKnown
  readonly d: NamedPoint
  /** The lengths of the sides are asked as well. */
  readonly sides?: true
}

/** x of the third vertex, y of the second. */
export const valuesOf = ({ a, b, c, d }: Given) => ({
  x: subtract(add(b.known, d.at[0]), a.at[0]),
  y: subtract(add(a.at[1], c.known), d.at[1]),
})

/** The squares of AB and DA: the other two sides are as long. */
const squaresOf = (given: Given): readonly [Fraction, Fraction] => {
  const { a, b, d } = given
  return [squareBetween(a.at, [b.known, valuesOf(given).y]), squareBetween(d.at, a.at)]
}

function objection(given: Given): string | null {
  const { a, b, d, sides } = given
  const odd = sides ? squaresOf(given).flatMap((square) => rootObjection(square) ?? []) : []
  if (odd[0] !== undefined) return odd[0]
  return collinear(a.at, [b.known, valuesOf(given).y], d.at)
    ? 'With these numbers the four points would lie on one line: check what you typed.'
    : null
}

/** E.g. "If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x and y." */
export const parallelogramUnknowns = worked<Given>({
  id: 'parallelogram-unknowns',
  archetype: 'cg-parallelogram-vertex',
  objection,
  solve: (given) => {
    const { a, b, c, d } = given
    const { x, y } = valuesOf(given)
    const names = [`${a.name}${b.name} = ${c.name}${d.name}`, `${b.name}${c.name} = ${d.name}${a.name}`]
    const half = (...terms: readonly Term[]) => `\\frac{${sumTex(terms)}}{2}`
    const number = (value: Fraction): Term => [value, '']
    const [first, second] = [`${a.name}${c.name}`, `${b.name}${d.name}`]
    const [inX, inY] = [
      [number(a.at[0]), [1, c.letter]],
      [[1, b.letter], number(d.at[1])],
    ] as const
    return {
      lines: [
        earns(
          0.5,
          `The diagonals of a parallelogram bisect each other, so $${first}$ and $${second}$ have the same mid-point.`,
          'diagonals',
        ),
        earns(
          0.5,
          `$\\left(${half(...inX)}, ${half(number(a.at[1]), number(c.known))}\\right) = \\left(${half(number(b.known), number(d.at[0]))}, ${half(...inY)}\\right)$`,
        ),
        earns(0.5, sumStep('Comparing the $x$-coordinates, ', inX, c.letter, add(b.known, d.at[0]), x), 'x'),
        earns(0.5, sumStep('Comparing the $y$-coordinates, ', inY, b.letter, add(a.at[1], c.known), y), 'y'),
        says`Hence ${chain(c.letter, toTex(x))} and ${chain(b.letter, toTex(y))}.`,
        ...(given.sides
          ? squaresOf(given).map(
              (square, at) =>
                says`By the distance formula, ${chain(names[at] ?? '', `\\sqrt{${toTex(square)}}`, ...rootSides(square).slice(1))}.`,
            )
          : []),
      ],
      key: `${c.letter} = ${toText(x)}, ${b.letter} = ${toText(y)}${
        given.sides
          ? squaresOf(given)
              .map((square, at) => `${at === 0 ? '; ' : ', '}${names[at] ?? ''} = ${surdText(rootOf(square))}`)
              .join('')
          : ''
      }`,
    }
  },
})
