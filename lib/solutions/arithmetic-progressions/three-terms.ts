import {
  add,
  divide,
  fraction,
  multiply,
  polynomialTex,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** pk + q. */
export interface LinearInK {
  readonly p: Fraction
  readonly q: Fraction
}

/** Three consecutive terms of an AP, with k in them. */
export interface Given {
  readonly terms: readonly [LinearInK, LinearInK, LinearInK]
}

const tex = ({ p, q }: LinearInK): string => polynomialTex([p, q], 'k')
const twice = ({ p, q }: LinearInK): LinearInK => ({ p: multiply(fraction(2), p), q: multiply(fraction(2), q) })
const sum = (one: LinearInK, other: LinearInK): LinearInK => ({ p: add(one.p, other.p), q: add(one.q, other.q) })

/** Twice the middle term, and the sum of the other two. */
const sides = ({ terms: [first, second, third] }: Given): readonly [LinearInK, LinearInK] => [
  twice(second),
  sum(first, third),
]

function objection(given: Given): string | null {
  const [left, right] = sides(given)
  if (sign(subtract(left.p, right.p)) !== 0) return null
  return sign(subtract(left.q, right.q)) === 0
    ? 'These are in AP for every value of $k$.'
    : 'These are in AP for no value of $k$.'
}

/** E.g. "For what value of k will k + 9, 2k − 1 and 2k + 7 be consecutive terms of an AP?" */
export const threeTerms = worked<Given>({
  id: 'three-terms',
  archetype: 'ap-missing-terms',
  objection,
  solve: (given) => {
    const [first, second, third] = given.terms.map(tex)
    const [left, right] = sides(given)
    const [factor, rest] = [subtract(left.p, right.p), subtract(right.q, left.q)]
    const k = divide(rest, factor)
    const alone = factor.n === 1n && factor.d === 1n
    return {
      lines: [
        'If three terms are in AP, then $2 \\times$ middle term $=$ first term $+$ third term.',
        line('condition', says`${chain(`2(${second})`, `(${first}) + (${third})`)}`),
        line('opened', says`${chain(tex(left), tex(right))}`),
        ...(alone ? [] : [line('collected', says`${chain(sumTex([[factor, 'k']]), toTex(rest))}`)]),
        earns(1, says`Hence ${chain('k', toTex(k))}.`, 'value'),
      ],
      key: toText(k),
    }
  },
})
