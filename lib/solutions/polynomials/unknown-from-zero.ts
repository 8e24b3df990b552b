import {
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  sumTex,
  toTex,
  toText,
  zero as nought,
  type Fraction,
  type Term,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** ax² + bx + c with one coefficient unknown, and a zero of it. */
export interface Given {
  /** null stands where the unknown is. */
  readonly coefficients: readonly [a: Fraction | null, b: Fraction | null, c: Fraction | null]
  readonly unknown: string
  readonly zero: Fraction
}

const one = fraction(1)

/** What each coefficient is multiplied by at the zero. */
const powersOf = (zero: Fraction): readonly [Fraction, Fraction, Fraction] => [multiply(zero, zero), zero, one]

/** factor × unknown + rest = 0. */
function equationOf({ coefficients, zero }: Given): { readonly factor: Fraction; readonly rest: Fraction } {
  const powers = powersOf(zero)
  const at = coefficients.findIndex((value) => value === null)
  return {
    factor: powers[at] ?? one,
    rest: coefficients.reduce<Fraction>(
      (total, value, index) => (value === null ? total : add(total, multiply(value, powers[index] ?? one))),
      nought,
    ),
  }
}

function objection(given: Given): string | null {
  const { coefficients, unknown, zero } = given
  if (coefficients.filter((value) => value === null).length !== 1)
    return 'Exactly one coefficient of the polynomial must be unknown.'
  if (coefficients[0] !== null && sign(coefficients[0]) === 0)
    return 'There is no square in it, so this is no quadratic polynomial.'
  const { factor, rest } = equationOf(given)
  if (sign(factor) === 0)
    return `At $${toTex(zero)}$ the term with $${unknown}$ is $0$, so nothing can be said about $${unknown}$.`
  return coefficients[0] === null && sign(rest) === 0
    ? `Only $${unknown} = 0$ would do, and then the polynomial has no square.`
    : null
}

/** E.g. "If 2 is a zero of the polynomial x² + kx − 10, find k." */
export const unknownFromZero = worked<Given>({
  id: 'unknown-from-zero',
  archetype: 'poly-k-from-zero',
  objection,
  solve: (given) => {
    const { coefficients, unknown, zero } = given
    const { factor, rest } = equationOf(given)
    const shown = isInteger(zero) ? `(${toTex(zero)})` : `\\left(${toTex(zero)}\\right)`
    const bare = [`${shown}^2`, shown, ''] as const
    const powers = powersOf(zero)
    const substituted = coefficients.map((value, index): Term =>
      value === null ? [1, `${unknown}${bare[index] ?? ''}`] : [value, bare[index] ?? ''],
    )
    const valued = coefficients.map((value, index): Term => {
      const power = powers[index] ?? one
      return value === null ? [power, unknown] : [multiply(value, power), '']
    })
    const value = divide(negate(rest), factor)
    return {
      lines: [
        line('at the zero', says`Since $${toTex(zero)}$ is a zero of $p(x)$, ${chain(`p(${toTex(zero)})`, '0')}`),
        line('substituted', says`${chain(sumTex(substituted), '0')}`),
        line('powers', says`${chain(sumTex(valued), '0')}`),
        line(
          'collected',
          says`${chain(
            sumTex([
              [factor, unknown],
              [rest, ''],
            ]),
            '0',
          )}`,
        ),
        earns(1, says`So ${chain(unknown, toTex(value))}`, 'value'),
      ],
      key: toText(value),
    }
  },
})
