import { identityTex, symmetricQuotient, withValues, workingTex } from './pieces/in-sum-and-product'
import { productSides, sumSides } from './pieces/coefficient-relations'
import { valueOf } from './pieces/told-of-zeroes'
import { divide, negate, surd, surdTex, surdText, toTex, toText, type Fraction, type Surd } from '../../maths'
import * as quotients from '../../maths/quotient'
import type { Quotient } from '../../maths/quotient'
import { approximate, newBudget, TooLarge } from '../../maths/sum'
import { nodeTex } from '../../reading/tree/tex'
import type { Node } from '../../reading/tree/node'
import { chain, says } from '../claim'
import { line } from '../line'
import { quadraticObjection } from '../quadratic-equations/pieces/equation'
import { worked } from '../solution'

/** An expression in the zeroes α and β of ax² + bx + c; |α − β| is a size. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly of: Node
}

const square = (node: Node): Node => ({
  kind: 'binary',
  operation: '^',
  left: { kind: 'bracket', of: node },
  right: { kind: 'number', value: { n: 2n, d: 1n }, decimal: false, tex: '2' },
})

interface Found {
  /** What is worked out: a size by its square. */
  readonly of: Node
  readonly identity: Quotient
  readonly value: Fraction
}

/** The value by α + β and αβ alone; null where they do not tell it. */
export function symmetricValueOf({ a, b, c, of }: Given): Found | null {
  const budget = newBudget()
  const node = of.kind === 'size' ? square(of.of) : of
  try {
    const exact = valueOf(node, budget)
    const identity = exact && symmetricQuotient(exact, budget)
    const [s, p] = [quotients.constant(divide(negate(b), a)), quotients.constant(divide(c, a))]
    const value = identity && quotients.rationalOf(withValues(identity, s, p, budget))
    return identity && value ? { of: node, identity, value } : null
  } catch (error) {
    if (error instanceof RangeError || error instanceof TooLarge) return null
    throw error
  }
}

/** The root of the square of a size: a number and one root; null where that is too large. */
function sizeOf({ n, d }: Fraction): Surd | null {
  const inside = n * d
  if (inside < 0n || inside > 10n ** 9n) return null
  const { coefficient, radicand } = surd(1, Number(inside))
  return { coefficient: divide(coefficient, { n: d, d: 1n }), radicand }
}

/** The lines for the sum and the product of the zeroes. */
export const relationLines = (a: Fraction, b: Fraction, c: Fraction) => [
  line('sum', says`${chain('\\alpha + \\beta', ...sumSides(a, b))}`),
  line('product', says`${chain('\\alpha\\beta', ...productSides(a, c))}`),
]

/** E.g. "If α and β are the zeroes of x² − 5x + 3, find α⁴ + β⁴." */
export const valueOfZeroes = worked<Given>({
  id: 'value-of-zeroes',
  archetype: 'poly-symmetric-more',
  objection: (given) => {
    if (quadraticObjection(given) !== null) return 'There is no square in it, so this is no quadratic polynomial.'
    const found = symmetricValueOf(given)
    if (!found) return 'That has no value for these zeroes: check what you typed.'
    return given.of.kind === 'size' && !sizeOf(found.value)
      ? 'The zeroes are not real here: check what you typed.'
      : null
  },
  solve: (given) => {
    const { a, b, c, of } = given
    const found = symmetricValueOf(given)
    if (!found) throw new Error('valueOfZeroes: no value')
    const [s, p] = [toTex(divide(negate(b), a)), toTex(divide(c, a))]
    const asked = nodeTex(found.of)
    const [identity, working, value] = [
      identityTex(found.identity),
      workingTex(found.identity, s, p),
      toTex(found.value),
    ]
    const size = of.kind === 'size' ? sizeOf(found.value) : null
    const sides = [identity, working, value].filter((side, at, all) => side !== all[at - 1] && side !== asked)
    return {
      lines: [
        ...relationLines(a, b, c),
        `$${[asked, ...sides].join(' = ')}$`,
        ...(size ? [`So $${nodeTex(of)} = ${surdTex(size)}$`] : []),
      ],
      key: size ? surdText(size) : toText(found.value),
    }
  },
})

/** For tests: the expression for two numbers. */
export const approximateOf = (node: Node, alpha: number, beta: number): number => {
  const value = valueOf(node, newBudget())
  const at = (name: string) => (name === 'α' ? alpha : beta)
  return value ? approximate(value.top, at) / approximate(value.bottom, at) : NaN
}
