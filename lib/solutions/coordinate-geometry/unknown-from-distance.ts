import { bothRoots } from './pieces/both-roots'
import { inOrder, type HalfKnown } from './pieces/half-known'
import { gapTex, squared, squareTex, type NamedPoint } from './pieces/point'
import { rootObjection } from './pieces/root'
import { shiftedSquare } from './pieces/square'
import { fraction, multiply, sign, subtract, surdTex, toTex, type Fraction, type Surd } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

interface Given {
  readonly p: NamedPoint
  readonly q: HalfKnown
  readonly distance: Surd
}

const across = ({ p, q }: Given): Fraction => subtract(q.known, p.at[q.unknown === 'x' ? 1 : 0])
const distanceSquare = ({ distance: { coefficient, radicand } }: Given): Fraction =>
  multiply(squared(coefficient), fraction(radicand))
const squareLeft = (given: Given): Fraction => subtract(distanceSquare(given), squared(across(given)))

function objection(given: Given): string | null {
  if (sign(given.distance.coefficient) <= 0) return 'A distance between two points is positive.'
  const left = squareLeft(given)
  return sign(left) < 0
    ? 'The two points are farther apart than that already by the coordinates that are known.'
    : rootObjection(left)
}

/** E.g. "Find the values of y for which the distance between P(2, -3) and Q(10, y) is 10 units." */
export const unknownFromDistance = worked<Given>({
  id: 'unknown-from-distance',
  archetype: 'cg-coordinate-from-distance',
  objection,
  solve: (given) => {
    const { p, q, distance } = given
    const start = p.at[q.unknown === 'x' ? 0 : 1]
    const side = p.at[q.unknown === 'x' ? 1 : 0]
    const [known, whole, square] = [across(given), toTex(distanceSquare(given)), squareLeft(given)]
    const free = shiftedSquare(q.letter, start)
    const { lines, key } = bothRoots({ letter: q.letter, start, square })
    const name = `${p.name}${q.name}`
    return {
      lines: [
        says`Given: ${chain(name, surdTex(distance))}, so ${chain(`${name}^2`, whole)}`,
        earns(
          0.5,
          says`By the distance formula, ${chain(inOrder(q.unknown, free, `${gapTex(q.known, side)}^2`), whole)}`,
          'formula',
        ),
        line(
          'known',
          says`${isValue('The known difference', toTex(known))}, and ${chain(squareTex(known), toTex(squared(known)))}.`,
        ),
        earns(0.5, says`So ${chain(free, `${whole} - ${toTex(squared(known))}`, toTex(square))}`, 'subtracted'),
        ...lines,
      ],
      key,
    }
  },
})
