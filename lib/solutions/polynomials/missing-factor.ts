import { add, divide, multiply, negate, sign, sumTex, sumText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { shown } from './pieces/splitting'

/** ax² + bx + c, one linear factor px + q of it, and what the other is called. */
export interface Given {
  readonly product: readonly [Fraction, Fraction, Fraction]
  readonly factor: readonly [Fraction, Fraction]
  readonly letter: string
  readonly of: string
}

/** The quotient rx + s; the remainder. */
function divided({ product: [a, b, c], factor: [p, q] }: Given) {
  const r = divide(a, p)
  const s = divide(add(b, negate(multiply(q, r))), p)
  return { quotient: [r, s] as const, rest: add(c, negate(multiply(q, s))) }
}

/** E.g. "The area of a rectangle is x² + 9x + 20 and its length is x + 5. Find its breadth." x + 4 */
export const missingFactor = worked<Given>({
  id: 'missing-factor',
  archetype: 'poly-zeroes-integer',
  objection: (given) =>
    sign(divided(given).rest) === 0
      ? null
      : `$${shown(given.factor, given.letter)}$ is no factor of $${shown(given.product, given.letter)}$: check what you typed.`,
  solve: (given) => {
    const { quotient } = divided(given)
    const { product, factor, letter, of } = given
    const [r, s] = quotient
    const terms = [
      [r, letter],
      [s, ''],
    ] as const
    const split = `(${shown(factor, letter)})(${sumTex(terms)})`
    return {
      lines: [
        line('factors', says`${chain(shown(product, letter), split)}`),
        earns(1, `So ${of} is $${sumTex(terms)}$`),
      ],
      key: sumText(terms),
    }
  },
})
