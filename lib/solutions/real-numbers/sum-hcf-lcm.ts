import { compare, divide, gcd, isInteger, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { wholeObjection } from './pieces/naturals'
import { soMany } from './pieces/so-many'

/** The HCF and the LCM of two numbers, and their sum or difference. */
export interface Given {
  readonly hcf: Fraction
  readonly lcm: Fraction
  readonly of: 'sum' | 'difference'
  readonly total: Fraction
}

/** The numbers without the HCF, the smaller first: co-prime, with that product and that sum or difference. */
function pairOf({ hcf, lcm, of, total }: Given): readonly [number, number] | null {
  const [product, all] = [divide(lcm, hcf), divide(total, hcf)]
  if (!isInteger(product) || !isInteger(all)) return null
  const [whole, wanted] = [Number(product.n), Number(all.n)]
  for (let p = 1; p * p <= whole; p++) {
    const q = whole / p
    if (Number.isInteger(q) && p < q && (of === 'sum' ? p + q : q - p) === wanted && gcd(p, q) === 1) return [p, q]
  }
  return null
}

function objection(given: Given): string | null {
  const { hcf, lcm, total } = given
  const whole = wholeObjection([hcf, lcm, total])
  if (whole !== null) return whole
  if (compare(lcm, hcf) < 0) return 'The LCM is never smaller than the HCF.'
  return pairOf(given) ? null : `No two numbers have the HCF $${hcf.n}$, the LCM $${lcm.n}$ and that ${given.of}.`
}

/** E.g. "The HCF of two numbers is 12, their LCM is 180 and their sum is 96. Find the two numbers." */
export const sumHcfLcm = worked<Given>({
  id: 'sum-hcf-lcm',
  archetype: 'rn-hcf-lcm-product',
  objection,
  solve: (given) => {
    const pair = pairOf(given)
    if (!pair) throw new Error('sum-hcf-lcm: there are no such numbers')
    const [m, n] = pair
    const [g, least] = [Number(given.hcf.n), given.lcm.n]
    const sum = given.of === 'sum'
    const [x, total] = sum ? ['p + q', m + n] : ['q - p', n - m]
    return {
      lines: [
        earns(
          0.5,
          `Let the numbers be $${soMany(g, 'p')}$ and $${soMany(g, 'q')}$, where $p < q$ are co-prime`,
          'letters',
        ),
        earns(
          0.5,
          says`Then ${equals('LCM', soMany(g, 'pq'), `${least}`)} gives ${chain('pq', `${m * n}`)}`,
          'product',
        ),
        earns(
          0.5,
          says`${chain(sum ? `${soMany(g, 'p')} + ${soMany(g, 'q')}` : `${soMany(g, 'q')} - ${soMany(g, 'p')}`, `${given.total.n}`)} gives ${chain(x, `${total}`)}`,
          'sum',
        ),
        earns(
          0.5,
          says`Two co-prime numbers with the product $${m * n}$ and the ${given.of} $${total}$ are ${chain('p', `${m}`)} and ${chain('q', `${n}`)}`,
          'pair',
        ),
        earns(
          1,
          says`So the numbers are ${chain(`${g} \\times ${m}`, `${g * m}`)} and ${chain(`${g} \\times ${n}`, `${g * n}`)}`,
          'numbers',
        ),
      ],
      key: `${g * m}, ${g * n}`,
    }
  },
})
