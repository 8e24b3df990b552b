import { compare, divide, isInteger, polynomialTex, sign, sumTex, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked, type Solution } from '../solution'
import { equationOf, opening, rootsOf, type Coefficients, type ProgressionWithSum } from './pieces/equation-for-count'
import { bracketed, ordinal, shown } from './pieces/progression'

const counts = (value: Fraction): boolean => isInteger(value) && value.n >= 1n

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
function equalTerms({ a, total }: ProgressionWithSum): Solution {
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

function objection(given: ProgressionWithSum): string | null {
  const none = 'No number of terms of this AP has this sum.'
  if (sign(given.d) === 0) return sign(given.a) !== 0 && counts(divide(given.total, given.a)) ? null : none
  const { full, reduced } = equationOf(given)
  if (full.some((value) => !(Math.abs(value) <= 1_000_000)))
    return 'These numbers are too large for a worked solution: try smaller ones.'
  return rootsOf(reduced)?.some(counts) ? null : none
}

/** E.g. "How many terms of the AP 9, 17, 25, ... must be taken so that their sum is 636?" The key may hold two counts. */
export const termsForSum = worked<ProgressionWithSum>({
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
