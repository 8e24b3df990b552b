import { equidistantUnknown } from './equidistant-unknown'
import type { HalfKnown } from './pieces/half-known'
import { exactTex, squareBetween, squared, type ExactPoint, type NamedPoint } from './pieces/point'
import { rootObjection, rootOf } from './pieces/root'
import { sideBetween } from './pieces/sides'
import { add, subtract, surdTex, surdText, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Q is as far from P as from R, one of whose coordinates is a letter: QR is asked for, or PR for each of the two R. */
export interface Given {
  readonly q: NamedPoint
  readonly p: NamedPoint
  readonly r: HalfKnown
  readonly ask: 'radius' | 'across'
}

/** The square of the step from Q to R in the coordinate that is asked for. */
function stepSquare({ q, p, r }: Given): Fraction {
  const side = r.unknown === 'x' ? 1 : 0
  return subtract(squareBetween(q.at, p.at), squared(subtract(r.known, q.at[side])))
}

/** Both places of R, the lower value first. */
function placesOf(given: Given): readonly { readonly value: Fraction; readonly at: ExactPoint }[] {
  const { q, r } = given
  const { coefficient } = rootOf(stepSquare(given))
  const start = q.at[r.unknown === 'x' ? 0 : 1]
  return [subtract(start, coefficient), add(start, coefficient)].map((value) => ({
    value,
    at: r.unknown === 'x' ? [value, r.known] : [r.known, value],
  }))
}

/** E.g. "Q(2, 1) is equidistant from P(5, 5) and R(x, -3). Find QR, and PR for each value of x." */
export const equalDistances = worked<Given>({
  id: 'equal-distances',
  archetype: 'cg-equidistant-then-lengths',
  objection: (given) => {
    const { q, p, r, ask } = given
    const odd = equidistantUnknown.objection({ q, p, r }) ?? rootObjection(squareBetween(q.at, p.at))
    if (odd !== null || ask === 'radius') return odd
    const { coefficient, radicand } = rootOf(stepSquare(given))
    return radicand !== 1 || coefficient.n === 0n
      ? `With these numbers there are no two rational values of $${r.letter}$: check what you typed.`
      : null
  },
  solve: (given) => {
    const { q, p, r, ask } = given
    const [qr, pr] = [`${q.name}${r.name}`, `${p.name}${r.name}`]
    if (ask === 'radius') {
      const { name, found, length } = sideBetween(q, p)
      return {
        lines: [
          line('equal', `$${qr}$ is as long as $${name}$ for both values of $${r.letter}$.`),
          earns(1, says`Hence ${{ ...found, set: found.set.replace('$', `$${qr} = `) }} units.`, 'root'),
        ],
        key: surdText(length),
      }
    }
    const sides = placesOf(given).map(({ value, at }) => ({ value, at, side: sideBetween(p, { name: r.name, at }) }))
    return {
      lines: [
        ...sides.map(
          ({ value, at, side }) =>
            says`For ${chain(r.letter, toTex(value))} the point is $${r.name}${exactTex(at)}$ and ${side.found} units.`,
        ),
        earns(1, `Hence $${pr}$ is $${sides.map(({ side }) => surdTex(side.length)).join('$ units or $')}$ units.`),
      ],
      key: sides.map(({ side }) => surdText(side.length)).join(', '),
    }
  },
})
