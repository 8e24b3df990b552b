import { add, divide, fraction, isInteger, multiply, polynomialTex, type Fraction } from '../../../maths'
import { chain, type SetClaim } from '../../claim'
import { shown } from './progression'

/** S_n = pn² + qn. */
export interface SumFormula {
  readonly p: Fraction
  readonly q: Fraction
}

export const sumAt = ({ p, q }: SumFormula, n: number): Fraction =>
  add(multiply(p, fraction(n * n)), multiply(q, fraction(n)))

/** "S_n = 3n^2 + 5n" */
export const sumFormula = ({ p, q }: SumFormula): SetClaim => chain('S_n', polynomialTex([p, q, fraction(0)], 'n'))

/** "3 \times 4^2 + 5 \times 4", "-(4)^2 + 5 \times 4": with the number in place of n; the factor 1 is left out, and so is a term that is zero. */
export function withNumber({ p, q }: SumFormula, n: number): string {
  const times = (factor: Fraction) => {
    const size = { n: factor.n < 0n ? -factor.n : factor.n, d: factor.d }
    return isInteger(size) && size.n === 1n ? '' : `${shown(size)} \\times `
  }
  const square = p.n === 0n ? '' : `${p.n < 0n ? '-' : ''}${times(p)}${p.n < 0n && times(p) === '' ? `(${n})` : n}^2`
  const joint = square === '' ? (q.n < 0n ? '-' : '') : q.n < 0n ? ' - ' : ' + '
  if (p.n === 0n && q.n === 0n) return '0'
  return q.n === 0n ? square : `${square}${joint}${times(q)}${n}`
}

/** The two terms of the sum for that n. */
export const valuesAt = ({ p, q }: SumFormula, n: number): readonly [Fraction, Fraction] => [
  multiply(p, fraction(n * n)),
  multiply(q, fraction(n)),
]

/** The first term and the common difference. */
export const apOf = ({ p, q }: SumFormula) => ({ a: add(p, q), d: divide(p, fraction(1, 2)) })
