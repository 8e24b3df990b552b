import { identityTex, workingTex } from './pieces/in-sum-and-product'
import { formedText, formingLines } from './pieces/forming'
import { relationLines, symmetricValueOf } from './value-of-zeroes'
import { divide, negate, toTex, type Fraction } from '../../maths'
import { nodeTex } from '../../reading/tree/tex'
import type { Node } from '../../reading/tree/node'
import { line } from '../line'
import { quadraticObjection } from '../quadratic-equations/pieces/equation'
import { worked } from '../solution'

/** ax² + bx + c with the zeroes α and β, and what the zeroes of the other polynomial are in them. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly zeroes: readonly [Node, Node]
}

const bracket = (node: Node): Node => (node.kind === 'letter' ? node : { kind: 'bracket', of: node })
const joined = ([left, right]: Given['zeroes'], operation: '+' | '*'): Node => ({
  kind: 'binary',
  operation,
  left: operation === '*' ? bracket(left) : left,
  right: operation === '*' || right.kind === 'sign' ? bracket(right) : right,
  implied: true,
})

/** The sum and the product of the new zeroes, null where those of the old ones do not tell them. */
export function foundIn(given: Given) {
  const [sum, product] = (['+', '*'] as const).map((by) => symmetricValueOf({ ...given, of: joined(given.zeroes, by) }))
  return sum && product ? { sum, product } : null
}

/** E.g. "If α and β are the zeroes of x² − 3x + 1, find a polynomial whose zeroes are α² and β²." */
export const polynomialWithMadeZeroes = worked<Given>({
  id: 'polynomial-with-made-zeroes',
  archetype: 'poly-transformed',
  objection: (given) => {
    if (quadraticObjection(given) !== null) return 'There is no square in it, so this is no quadratic polynomial.'
    return foundIn(given) ? null : 'These have no value for these zeroes: check what you typed.'
  },
  solve: (given) => {
    const found = foundIn(given)
    if (!found) throw new Error('polynomialWithMadeZeroes: no polynomial')
    const { a, b, c } = given
    const [s, p] = [toTex(divide(negate(b), a)), toTex(divide(c, a))]
    const shown = ({ of, identity, value }: typeof found.sum): string =>
      [nodeTex(of), identityTex(identity), workingTex(identity, s, p), toTex(value)]
        .filter((side, at, all) => side !== all[at - 1])
        .join(' = ')
    return {
      lines: [
        ...relationLines(a, b, c),
        line('new sum', `Sum of the new zeroes: $${shown(found.sum)}$`),
        line('new product', `Product of the new zeroes: $${shown(found.product)}$`),
        ...formingLines(found.sum.value, found.product.value, [0.5, 0, 0.5]),
      ],
      key: formedText(found.sum.value, found.product.value),
    }
  },
})
