import {
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  surd,
  surdTex,
  surdText,
  toTex,
  toText,
  type Fraction,
} from '../../../maths'
import { chain, says, type Said } from '../../claim'
import { earns, line, type Step } from '../../line'
import type { Solution } from '../../solution'
import { doubledTex, equationInK, type EquationInK } from './equation-in-k'
import { factorOf, factorTex, linearTex } from './linear-in-k'

export const condition: Step = earns(0.5, says`For equal roots, ${chain('D', 'b^2 - 4ac', '0')}.`, 'condition')

/** ±√(4ac), which must not be negative. */
export function middle({ a, b, c }: EquationInK): Solution {
  const square = multiply(multiply(fraction(4), a.constant), c.constant)
  const k = surd(fraction(1, square.d), Number(square.n * square.d))
  const minus = { ...k, coefficient: negate(k.coefficient) }
  const inside = (value: Fraction) => (isInteger(value) ? `(${toTex(value)})` : `\\left(${toTex(value)}\\right)`)
  const zero = sign(square) === 0
  return {
    lines: [
      says`Given: ${chain(equationInK({ a, b, c }), '0')}, so $a = ${toTex(a.constant)},\\ b = k,\\ c = ${toTex(c.constant)}$`,
      condition,
      earns(0.5, says`${chain(`k^2 - 4${inside(a.constant)}${inside(c.constant)}`, '0')}`, 'discriminant'),
      line('square', says`${chain('k^2', toTex(square))}`),
      earns(1, zero ? 'Hence $k = 0$.' : says`Hence ${chain('k', surdTex(k))} or ${chain('k', surdTex(minus))}.`),
    ],
    key: zero ? '0' : `${surdText(k)}, ${surdText(minus)}`,
  }
}

/** kx(x + m) + c = 0 with m and c other than zero. */
export function bracketed({ b, c }: EquationInK): Solution {
  const [m, constant] = [b.k, c.constant]
  const [square, four] = [multiply(m, m), multiply(fraction(4), constant)]
  const k = divide(four, square)
  const middleTerm = sumTex([[m, 'k']])
  const opened = sumTex([
    [1, 'kx^2'],
    [m, 'kx'],
    [constant, ''],
  ])
  const inK = sumTex([
    [square, 'k^2'],
    [negate(four), 'k'],
  ])
  return {
    lines: [
      says`Opening the bracket: ${chain(opened, '0')}, so $a = k,\\ b = ${middleTerm},\\ c = ${toTex(constant)}$`,
      condition,
      earns(0.5, says`${chain(`(${middleTerm})^2 - 4(k)(${toTex(constant)})`, '0')}`, 'discriminant'),
      says`${chain(inK, '0')}, that is, ${chain(`${sumTex([[square, 'k']])}${factorOf(k)}`, '0')}`,
      earns(0.5, says`So ${chain('k', '0')} or ${chain('k', toTex(k))}.`),
      earns(0.5, 'If $k = 0$ the equation has no $x^2$ term, so $k = 0$ is rejected.', 'rejected'),
      says`Hence ${chain('k', toTex(k))}.`,
    ],
    key: toText(k),
  }
}

/** (k + p)x² − 2(k − q)x + 1 = 0, whose values of k are u and v; of three marks one is for the equation in k and the check. */
export function doubled({ a, b }: EquationInK, u: Fraction, v: Fraction, marks: 2 | 3 = 2): Solution {
  const half = (said: string | Said, name: string) => (marks === 3 ? earns(0.5, said, name) : line(name, said))
  const [p, q] = [a.constant, divide(b.constant, fraction(2))]
  const [inA, inB] = [factorTex(a), factorOf(q)]
  const [sum, product] = [subtract(negate(u), v), multiply(u, v)]
  const opened = sumTex([
    [1, 'k^2'],
    [multiply(fraction(-2), q), 'k'],
    [multiply(q, q), ''],
    [-1, 'k'],
    [negate(p), ''],
  ])
  const cleared = sumTex([
    [1, 'k^2'],
    [sum, 'k'],
    [product, ''],
  ])
  const common = sign(product) === 0
  const factored = common ? `k${factorOf(negate(sum))}` : `${factorOf(u)}${factorOf(v)}`
  return {
    lines: [
      says`Given: ${chain(doubledTex(a, q), '0')}, so $a = ${linearTex(a)},\\ b = -2${inB},\\ c = 1$`,
      condition,
      earns(
        0.5,
        says`${chain(`[-2${inB}]^2 - 4${inA}(1)`, '0')}, that is, ${chain(`4${inB}^2 - 4${inA}`, '0')}`,
        'discriminant',
      ),
      half(
        says`Dividing by 4 and opening the bracket: ${chain(opened, '0')}, that is, ${chain(cleared, '0')}`,
        'equation in k',
      ),
      common
        ? 'Both terms have the common factor $k$.'
        : `Two numbers with sum $${toTex(sum)}$ and product $${toTex(product)}$ are $${toTex(negate(u))}$ and $${toTex(negate(v))}$.`,
      earns(0.5, says`${chain(factored, '0')}, so ${chain('k', toTex(u))} or ${chain('k', toTex(v))}`, 'values'),
      half(
        `For both values the coefficient of $x^2$, $${linearTex(a)}$, is not zero, so both are accepted.`,
        'accepted',
      ),
      earns(0.5, `Hence the values of $k$ are $${toTex(u)}$ and $${toTex(v)}$.`),
    ],
    key: `${toText(u)}, ${toText(v)}`,
  }
}
