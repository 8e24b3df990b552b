import { equidistantUnknown } from './equidistant-unknown'
import type { HalfKnown } from './pieces/half-known'
import { squareBetween, squared, stepOf, type ExactPoint, type NamedPoint } from './pieces/point'
import { rootOf, rootSides } from './pieces/root'
import { add, equals, isInteger, sign, subtract, surdText, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly q: NamedPoint
  readonly p: NamedPoint
  readonly r: HalfKnown
  /** The lengths that are asked for, by the names of their ends. */
  readonly lengths: readonly (readonly [string, string])[]
}

/** The two values of the letter, the greater first. */
function valuesOf({ q, p, r }: Given): readonly Fraction[] {
  const [along, side] = r.unknown === 'x' ? ([0, 1] as const) : ([1, 0] as const)
  const step = subtract(r.known, q.at[side])
  const root = rootOf(subtract(squareBetween(q.at, p.at), squared(step)))
  const start = q.at[along]
  return sign(root.coefficient) === 0 ? [start] : [add(start, root.coefficient), subtract(start, root.coefficient)]
}

/** E.g. "Q(0, 1) is equidistant from P(5, -3) and R(x, 6). Find the values of x, and the distances QR and PR." */
export const equidistantThenLengths = worked<Given>({
  id: 'equidistant-then-lengths',
  archetype: 'cg-equidistant-then-lengths',
  objection: (given) => {
    const { q, p, r } = given
    const odd = equidistantUnknown.objection({ q, p, r })
    if (odd !== null) return odd
    const side = r.unknown === 'x' ? 1 : 0
    const square = subtract(squareBetween(q.at, p.at), squared(subtract(r.known, q.at[side])))
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
    const first = equidistantUnknown.solve({ q, p, r })
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
