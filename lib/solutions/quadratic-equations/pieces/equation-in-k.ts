import { divide, fraction, isInteger, sign, sumTex, type Fraction } from '../../../maths'
import { factorOf, factorTex, isConstant, linearTex, type LinearInK } from './linear-in-k'

/** (…)x² + (…)x + (…) = 0 with k in its coefficients. `bracketed`: written as kx(x + m) + c = 0. */
export interface EquationInK {
  readonly a: LinearInK
  readonly b: LinearInK
  readonly c: LinearInK
  readonly bracketed?: boolean
  /** "the non-zero value of k" */
  readonly nonzero?: boolean
}

/** ax² + kx + c = 0. */
export const isMiddle = ({ a, b, c }: EquationInK): boolean =>
  isConstant(a) && isConstant(c) && b.k.n === 1n && b.k.d === 1n && sign(b.constant) === 0

/** (k + p)x² − 2(k − q)x + 1 = 0 with whole p and q. */
export const isDoubled = ({ a, b, c }: EquationInK): boolean =>
  [a, b, c].every(({ k, constant }) => isInteger(k) && isInteger(constant)) &&
  a.k.n === 1n &&
  b.k.n === -2n &&
  b.constant.n % 2n === 0n &&
  b.constant.n !== 0n &&
  isConstant(c) &&
  c.constant.n === 1n

export const doubledTex = (a: LinearInK, q: Fraction): string => `${factorTex(a)}x^2 - 2${factorOf(q)}x + 1`

/** The equation as it is printed. */
export function equationInK({ a, b, c, bracketed = false }: EquationInK): string {
  if (isDoubled({ a, b, c })) return doubledTex(a, divide(b.constant, fraction(2)))
  if (bracketed) {
    const inner = sumTex([
      [1, 'x'],
      [b.k, ''],
    ])
    return sumTex([
      [1, `kx(${inner})`],
      [c.constant, ''],
    ])
  }
  const term = (value: LinearInK, power: string) =>
    isConstant(value)
      ? ([value.constant, power] as const)
      : sign(value.constant) === 0
        ? ([value.k, `k${power}`] as const)
        : ([1, `(${linearTex(value)})${power}`] as const)
  return sumTex([term(a, 'x^2'), term(b, 'x'), [c.k, 'k'], [c.constant, '']])
}
