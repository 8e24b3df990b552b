import { linearAt, type LinearInK } from './pieces/linear-in-k'
import { add, divide, multiply, negate, sign, sumTex, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** ax² + bx + c with coefficients that hold k, and a zero of it. */
export interface Given {
  readonly a: LinearInK
  readonly b: LinearInK
  readonly c: LinearInK
  readonly zero: Fraction
}

/** What the polynomial is at the zero: so many k, and a constant. */
function valueAt({ a, b, c, zero }: Given): LinearInK {
  const square = multiply(zero, zero)
  const total = (of: (one: LinearInK) => Fraction): Fraction =>
    add(add(multiply(of(a), square), multiply(of(b), zero)), of(c))
  return { k: total(({ k }) => k), constant: total(({ constant }) => constant) }
}

/** E.g. "If −3 is a zero of (k − 1)x² + kx + 1, find k." 4/3 */
export const kAtZero = worked<Given>({
  id: 'k-at-zero',
  archetype: 'poly-k-from-zero',
  objection: (given) => {
    const { k, constant } = valueAt(given)
    if (sign(k) === 0) return 'With this zero $k$ falls out of the equation: it cannot be found.'
    return sign(linearAt(given.a, negate(divide(constant, k)))) === 0
      ? 'With the only $k$ that would do the polynomial has no square: check what you typed.'
      : null
  },
  solve: (given) => {
    const { k, constant } = valueAt(given)
    const value = negate(divide(constant, k))
    return {
      lines: [
        line('condition', `$${toTex(given.zero)}$ is a zero, so $p(${toTex(given.zero)}) = 0$`),
        earns(
          1,
          says`Putting it in: ${chain(
            sumTex([
              [k, 'k'],
              [constant, ''],
            ]),
            '0',
          )}`,
        ),
        earns(1, says`So ${chain('k', toTex(value))}`),
      ],
      key: toText(value),
    }
  },
})
