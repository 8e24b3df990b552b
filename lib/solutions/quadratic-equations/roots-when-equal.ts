import { accepted, equalRoots, valuesOf } from './equal-roots'
import type { EquationInK } from './pieces/equation-in-k'
import { linearAt } from './pieces/linear-in-k'
import { divide, fraction, multiply, negate, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { worked } from '../solution'

export interface Given extends EquationInK {
  /** The roots alone, or k as well. */
  readonly asked: 'roots' | 'k and roots'
}

/** −b/(2a). */
const rootAt = ({ a, b }: EquationInK, k: Fraction): Fraction =>
  divide(negate(linearAt(b, k)), multiply(fraction(2), linearAt(a, k)))

function keyOf(found: readonly { readonly k: Fraction; readonly root: Fraction }[], asked: Given['asked']): string {
  const [one, two] = found.map(({ k, root }) => ({ k: toText(k), x: toText(root) }))
  if (!one) throw new Error('roots-when-equal: no such k')
  if (!two) return asked === 'roots' ? `${one.x}, ${one.x}` : `k = ${one.k}, roots ${one.x}, ${one.x}`
  if (asked === 'roots') return two.x === `-${one.x}` ? `±${one.x}` : `${one.x} or ${two.x}`
  return `k = ${one.k}: roots ${one.x}, ${one.x}; k = ${two.k}: roots ${two.x}, ${two.x}`
}

/** E.g. "9x² + 6kx + 4 = 0 has equal roots. Find the roots." */
export const rootsWhenEqual = worked<Given>({
  id: 'roots-when-equal',
  archetype: 'qe-k-equal-roots',
  objection: (given) =>
    equalRoots.objection(given) ??
    (valuesOf(given) === null ? 'Here $k$ is irrational: I cannot write the roots.' : null),
  solve: (given) => {
    const found = accepted(given, valuesOf(given) ?? []).map((k) => ({ k, root: rootAt(given, k) }))
    return {
      lines: [
        ...equalRoots.solve(given).lines,
        ...found.map(
          ({ k, root }) =>
            says`For $k = ${toTex(k)}$ each of the two equal roots is ${chain('x', '\\frac{-b}{2a}', toTex(root))}.`,
        ),
      ],
      key: keyOf(found, given.asked),
    }
  },
})
