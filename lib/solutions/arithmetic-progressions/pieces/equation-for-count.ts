import {
  fraction,
  gcd,
  isSquare,
  lcm,
  multiply,
  polynomialTex,
  sign,
  subtract,
  sumTex,
  toNumber,
  type Fraction,
} from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line, type Step } from '../../line'
import { bracketed, shown, type Progression } from './progression'

/** An AP and the sum of so many of its first terms. */
export interface ProgressionWithSum extends Progression {
  readonly total: Fraction
}

export type Coefficients = readonly [number, number, number]

const double = (value: Fraction): Fraction => multiply(fraction(2), value)

/** dn² + (2a − d)n − 2S with a positive first coefficient and without denominators; and with its common factor taken out. */
export function equationOf({ a, d, total }: ProgressionWithSum): {
  readonly full: Coefficients
  readonly reduced: Coefficients
} {
  const coefficients = [d, subtract(double(a), d), double({ n: -total.n, d: total.d })] as const
  const by = lcm(...coefficients.map((value) => Number(value.d))) * (sign(d) < 0 ? -1 : 1)
  const [p, q, r] = coefficients.map((value) => toNumber(multiply(value, fraction(by))) + 0)
  const full = [p ?? 0, q ?? 0, r ?? 0] as const
  const common = gcd(...full)
  return { full, reduced: [full[0] / common, full[1] / common, full[2] / common] }
}

/** The two roots, the greater first; null where they are not rational. */
export function rootsOf([p, q, r]: Coefficients): readonly [Fraction, Fraction] | null {
  const D = q * q - 4 * p * r
  if (!isSquare(D)) return null
  const size = Math.round(Math.sqrt(D))
  return [fraction(-q + size, 2 * p), fraction(-q - size, 2 * p)]
}

const equation = (coefficients: Coefficients) => chain(polynomialTex(coefficients, 'n'), '0')

/** From the formula to the quadratic in n. */
export function opening(given: ProgressionWithSum): readonly Step[] {
  const { a, d, total } = given
  const { full, reduced } = equationOf(given)
  const common = full[0] / reduced[0]
  const inside = sumTex([
    [subtract(double(a), d), ''],
    [d, 'n'],
  ])
  return [
    `Given: $a = ${shown(a)},\\ d = ${shown(d)},\\ S_n = ${shown(total)}$`,
    earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', 'formula'),
    earns(
      0.5,
      says`${chain(shown(total), `\\frac{n}{2}[2 \\times ${bracketed(a)} + (n - 1) \\times ${bracketed(d)}]`)}`,
      'put in',
    ),
    line('opened', says`Multiplying by 2 and opening the bracket: ${chain(shown(double(total)), `n(${inside})`)}`),
    earns(0.5, says`In standard form: ${equation(full)}`, 'standard'),
    ...(common === 1 ? [] : [line('reduced', says`Dividing by ${common}: ${equation(reduced)}`)]),
  ]
}
