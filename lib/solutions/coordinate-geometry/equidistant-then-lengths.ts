import { equidistantUnknown, squareLeft, type Equidistant } from './equidistant-unknown'
import { squareBetween, stepOf, type ExactPoint } from './pieces/point'
import { rootOf, rootSides } from './pieces/root'
import { add, equals, isInteger, sign, subtract, surdText, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given extends Equidistant {
  /** The lengths that are asked for, by the names of their ends. */
  readonly lengths: readonly (readonly [string, string])[]
}

/** The two values of the letter, the greater first. */
function valuesOf(given: Given): readonly Fraction[] {
  const root = rootOf(squareLeft(given))
  const start = given.q.at[given.r.unknown === 'x' ? 0 : 1]
  return sign(root.coefficient) === 0 ? [start] : [add(start, root.coefficient), subtract(start, root.coefficient)]
}

/** E.g. "Q(0, 1) is equidistant from P(5, -3) and R(x, 6). Find the values of x, and the distances QR and PR." */
export const equidistantThenLengths = worked<Given>({
  id: 'equidistant-then-lengths',
  archetype: 'cg-equidistant-then-lengths',
  objection: (given) => {
    const { q, p, r } = given
    const odd = equidistantUnknown.objection(given)
    if (odd !== null) return odd
    const square = squareLeft(given)
    const large = [q.at, p.at]
      .flatMap((at) => at)
      .concat(r.known)
      .some(({ n, d }) => n > 1000n || n < -1000n || d > 10n)
    if (large) return 'These numbers are too large for me to simplify the roots.'
    return rootOf(square).radicand === 1 || sign(square) === 0
      ? null
      : 'The values are no rational numbers, and I cannot give the lengths for them.'
  },
  solve: (given) => {
    const { q, p, r, lengths } = given
    const first = equidistantUnknown.solve(given)
    const values = valuesOf(given)
    const at = (name: string, value: Fraction): ExactPoint => {
      if (name === q.name) return q.at
      if (name === p.name) return p.at
      return r.unknown === 'x' ? [value, r.known] : [r.known, value]
    }
    const found = lengths.map(([from, to]) => {
      const isMoving = from === r.name || to === r.name
      const squares = values.map((value) => squareBetween(at(from, value), at(to, value)))
      const same = squares.every((each) => squares[0] && equals(each, squares[0]))
      const shown = isMoving && !same ? values : values.slice(0, 1)
      return {
        lines: shown.map((value) => {
          const [dx, dy] = stepOf(at(from, value), at(to, value))
          const sum = `\\sqrt{${[dx, dy].map((each) => (isInteger(each) && sign(each) >= 0 ? `${toTex(each)}^2` : `\\left(${toTex(each)}\\right)^2`)).join(' + ')}}`
          const when = isMoving && !same ? `For $${r.letter} = ${toTex(value)}$, ` : ''
          const square = squareBetween(at(from, value), at(to, value))
          return earns(0.5, says`${when}${chain(`${from}${to}`, sum, ...rootSides(square))} units.`)
        }),
        key: `${from}${to} = ${squares
          .slice(0, shown.length)
          .map((each) => surdText(rootOf(each)))
          .join(' or ')}`,
      }
    })
    return {
      lines: [...first.lines, ...found.flatMap(({ lines }) => lines)],
      key: [`${r.letter} = ${values.map(toText).join(' or ')}`, ...found.map(({ key }) => key)].join(', '),
    }
  },
})
