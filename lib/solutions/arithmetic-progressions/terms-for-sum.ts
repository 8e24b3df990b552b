import { bracketed, ordinal, shown, type Progression } from './pieces/progression'
import {
  compare,
  divide,
  fraction,
  gcd,
  isInteger,
  isSquare,
  lcm,
  multiply,
  polynomialTex,
  sign,
  subtract,
  sumTex,
  toNumber,
  toTex,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line, type Step } from '../line'
import { worked, type Solution } from '../solution'

export interface Given extends Progression {
  readonly total: Fraction
}

type Coefficients = readonly [number, number, number]

const double = (value: Fraction): Fraction => multiply(fraction(2), value)

/** dn² + (2a − d)n − 2S with a positive first coefficient and without denominators; and with its common factor taken out. */
function equationOf({ a, d, total }: Given): { readonly full: Coefficients; readonly reduced: Coefficients } {
  const coefficients = [d, subtract(double(a), d), double({ n: -total.n, d: total.d })] as const
  const by = lcm(...coefficients.map((value) => Number(value.d))) * (sign(d) < 0 ? -1 : 1)
  const [p, q, r] = coefficients.map((value) => toNumber(multiply(value, fraction(by))) + 0)
  const full = [p ?? 0, q ?? 0, r ?? 0] as const
  const common = gcd(...full)
  return { full, reduced: [full[0] / common, full[1] / common, full[2] / common] }
}

/** The two roots, the greater first; null where they are not rational. */
function rootsOf([p, q, r]: Coefficients): readonly [Fraction, Fraction] | null {
  const D = q * q - 4 * p * r
  if (!isSquare(D)) return null
  const size = Math.round(Math.sqrt(D))
  return [fraction(-q + size, 2 * p), fraction(-q - size, 2 * p)]
}

const counts = (value: Fraction): boolean => isInteger(value) && value.n >= 1n

const equation = (coefficients: Coefficients) => chain(polynomialTex(coefficients, 'n'), '0')

/** From the formula to the quadratic in n. */
function opening(given: Given): readonly Step[] {
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

/** One root counts terms, the other does not. */
function once([p, q, r]: Coefficients, n: number, other: Fraction): readonly Line[] {
  const rest = polynomialTex([p, q + p * n], 'n')
  const split = sumTex([
    [p, 'n^2'],
    [-p * n, 'n'],
    [q + p * n, 'n'],
    [r, ''],
  ])
  const [found, rejected] = [chain('n', `${n}`), chain('n', toTex(other))]
  return [
    ...(q === 0 || r === 0 ? [] : [line('split', says`Splitting the middle term: ${chain(split, '0')}`)]),
    earns(0.5, says`${chain(`(n - ${n})(${rest})`, '0')}, so ${found} or ${rejected}`, 'factors'),
    earns(
      0.5,
      other.d === 1n && Number(other.n) === n
        ? 'Both roots are the same, so there is one answer only.'
        : `$n = ${toTex(other)}$ is rejected, because $n$ counts terms.`,
      'rejected',
    ),
    earns(0.5, says`Hence ${found}: ${n} term${n === 1 ? '' : 's'} must be taken.`),
  ]
}

/** Both roots count terms, and the terms between the two places cancel. */
function twice([p]: Coefficients, few: number, many: number): readonly Line[] {
  const [first, second] = [chain('n', `${few}`), chain('n', `${many}`)]
  const lead = p === 1 ? '' : `${p}`
  const cancelled =
    many === few + 1
      ? `The ${ordinal(many)} term is 0, so it changes nothing in the sum.`
      : `The terms from the ${ordinal(few + 1)} to the ${ordinal(many)} add up to 0, because the negative ones cancel the positive ones.`
  return [
    line(
      'numbers',
      p === 1
        ? `Two numbers with sum $-${few + many}$ and product $${few * many}$ are $-${few}$ and $-${many}$.`
        : `Two numbers with sum $-${p * (few + many)}$ and product $${p * p * few * many}$ are $-${p * few}$ and $-${p * many}$.`,
    ),
    earns(
      0.5,
      says`Splitting the middle term and factorising: ${chain(`${lead}(n - ${few})(n - ${many})`, '0')}`,
      'factors',
    ),
    line('both', says`So ${first} or ${second}. Both are positive integers, so both are possible.`),
    earns(0.5, cancelled, 'cancelled'),
    earns(0.5, says`Hence ${first} or ${second}.`),
  ]
}

/** All terms are equal. */
function equalTerms({ a, total }: Given): Solution {
  const n = divide(total, a)
  return {
    lines: [
      `Given: $a = ${shown(a)},\\ d = 0,\\ S_n = ${shown(total)}$`,
      says`All terms are equal, so ${chain(`n \\times ${bracketed(a)}`, shown(total))}.`,
      says`Hence ${chain('n', shown(n))}.`,
    ],
    key: `${n.n}`,
  }
}

function objection(given: Given): string | null {
  const none = 'No number of terms of this AP has this sum.'
  if (sign(given.d) === 0) return sign(given.a) !== 0 && counts(divide(given.total, given.a)) ? null : none
  const { full, reduced } = equationOf(given)
  if (full.some((value) => !(Math.abs(value) <= 1_000_000)))
    return 'These numbers are too large for a worked solution: try smaller ones.'
  return rootsOf(reduced)?.some(counts) ? null : none
}

/** E.g. "How many terms of the AP 9, 17, 25, ... must be taken so that their sum is 636?" The key may hold two counts. */
export const termsForSum = worked<Given>({
  id: 'terms-for-sum',
  archetype: 'ap-terms-for-sum',
  objection,
  solve: (given) => {
    if (sign(given.d) === 0) return equalTerms(given)
    const { reduced } = equationOf(given)
    const roots = rootsOf(reduced)
    if (!roots) throw new Error('terms-for-sum: no number of terms has this sum')
    const [greater, less] = roots
    const [many, few] = [Number(greater.n), Number(less.n)]
    if (counts(less) && counts(greater) && compare(less, greater) < 0)
      return { lines: [...opening(given), ...twice(reduced, few, many)], key: `${few}, ${many}` }
    const [n, other] = counts(greater) ? [many, less] : [few, greater]
    return { lines: [...opening(given), ...once(reduced, n, other)], key: `${n}` }
  },
})
