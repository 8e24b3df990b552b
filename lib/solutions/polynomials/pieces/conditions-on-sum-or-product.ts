import { add, divide, negate, sign, subtract, sumTex, toTex, type Fraction } from '../../../maths'
import type { PolynomialWithCondition, WayToK } from './condition'
import { isConstant, linearInKTex, type LinearInK } from './linear-in-k'

const one = (a: LinearInK): boolean => isConstant(a) && a.constant.n === a.constant.d

/** "-\frac{2k - 1}{3}", "\frac{5}{k}": minus top over bottom, the minus of a number taken in. */
function minusQuotient(top: LinearInK, bottom: LinearInK): string {
  if (isConstant(top) && sign(top.constant) < 0)
    return one(bottom) ? toTex(negate(top.constant)) : `\\frac{${toTex(negate(top.constant))}}{${linearInKTex(bottom)}}`
  if (one(bottom)) return isConstant(top) ? `-${toTex(top.constant)}` : `-(${linearInKTex(top)})`
  return `-\\frac{${linearInKTex(top)}}{${linearInKTex(bottom)}}`
}

const quotient = (top: LinearInK, bottom: LinearInK): string =>
  one(bottom) ? linearInKTex(top) : `\\frac{${linearInKTex(top)}}{${linearInKTex(bottom)}}`

/** "nk = m" */
const equation = (factor: Fraction, value: Fraction): string => `${sumTex([[factor, 'k']])} = ${toTex(value)}`

/** The product where k cancels: n of nk/k. */
const cancelled = (top: LinearInK, bottom: LinearInK): Fraction | null =>
  !isConstant(bottom) && sign(bottom.constant) === 0 && sign(top.constant) === 0 ? divide(top.k, bottom.k) : null

/** From what is told of the sum or the product of the zeroes: an equation for k; null where k is not in it. */
export function onSumOrProduct(
  { a, b, c }: PolynomialWithCondition,
  kind: 'sumEqualsProduct' | 'reciprocal' | 'opposite',
): WayToK | null {
  const solved = (factor: Fraction, value: Fraction, lines: WayToK['lines']): WayToK | null =>
    sign(factor) === 0 ? null : { k: divide(value, factor), lines }
  const unlessDone = (factor: Fraction, value: Fraction): string =>
    factor.n === factor.d ? '' : `, that is, $${equation(factor, value)}$`
  switch (kind) {
    case 'sumEqualsProduct': {
      const [factor, value] = [add(c.k, b.k), negate(add(c.constant, b.constant))]
      const n = cancelled(c, a)
      const product = n ? toTex(n) : quotient(c, a)
      return solved(factor, value, [
        `Sum of zeroes $= -\\frac{b}{a} = ${minusQuotient(b, a)}$`,
        `Product of zeroes $= \\frac{c}{a} = ${n ? `${quotient(c, a)} = ${product}` : product}$`,
        `They are equal: $${minusQuotient(b, a)} = ${product}$, that is, $${equation(factor, value)}$`,
      ])
    }
    case 'reciprocal': {
      const [factor, value] = [subtract(c.k, a.k), subtract(a.constant, c.constant)]
      return solved(factor, value, [
        'If the zeroes are $\\alpha$ and $\\frac{1}{\\alpha}$, their product is $1$',
        `Product of zeroes $= \\frac{c}{a} = ${quotient(c, a)} = 1$`,
        `So $${linearInKTex(c)} = ${linearInKTex(a)}$${unlessDone(factor, value)}`,
      ])
    }
    case 'opposite':
      return solved(b.k, negate(b.constant), [
        'If the zeroes are $\\alpha$ and $-\\alpha$, their sum is $0$',
        `Sum of zeroes $= -\\frac{b}{a} = ${minusQuotient(b, a)} = 0$`,
        `So $${linearInKTex(b)} = 0$${unlessDone(b.k, negate(b.constant))}`,
      ])
    default:
      return kind satisfies never
  }
}
