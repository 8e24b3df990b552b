import { bracketed, shown, termAt } from './pieces/progression'
import { divide, fraction, multiply, subtract, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A debt paid in n instalments in AP; after k of them unpaid/whole of it is open. */
export interface Given {
  readonly total: Fraction
  readonly n: number
  readonly k: number
  readonly unpaid: number
  readonly whole: number
}

function apOf({ total, n, k, unpaid, whole }: Given) {
  const paid = multiply(total, fraction(whole - unpaid, whole))
  const one = divide(multiply(fraction(2), total), fraction(n))
  const two = divide(multiply(fraction(2), paid), fraction(k))
  const d = divide(subtract(one, two), fraction(n - k))
  const double = subtract(two, multiply(fraction(k - 1), d))
  return { paid, one, two, d, double, a: divide(double, fraction(2)) }
}

function objection(given: Given): string | null {
  const { total, n, k, unpaid, whole } = given
  if (![n, k].every((value) => Number.isInteger(value) && value >= 1 && value <= 1000) || k >= n)
    return 'Some of the instalments are paid, and more are to come: check what you typed.'
  if (total.n <= 0n || unpaid < 1 || unpaid >= whole) return 'A part of the debt is open: check what you typed.'
  const { a, d } = apOf(given)
  return a.n > 0n && d.n >= 0n && termAt({ a, d }, n).n > 0n
    ? null
    : 'With these numbers the instalments would not grow from a positive one: check what you typed.'
}

/** E.g. "A debt of ₹4500 is to be cleared in 20 monthly instalments that form an AP. When 15 instalments are paid, ..." */
export const instalments = worked<Given>({
  id: 'instalments',
  archetype: 'ap-instalments',
  objection,
  solve: (given) => {
    const { total, n, k, unpaid, whole } = given
    const { paid, one, two, d, double, a } = apOf(given)
    const twice = (value: Fraction) => shown(multiply(fraction(2), value))
    return {
      lines: [
        line('letters', 'Let the first instalment be ₹$a$ and let each instalment be ₹$d$ more than the one before.'),
        earns(0.5, says`All ${n} instalments: ${chain(`\\frac{${n}}{2}[2a + ${n - 1}d]`, shown(total))}`, 'all'),
        earns(0.5, says`So ${chain(`2a + ${n - 1}d`, `\\frac{${twice(total)}}{${n}}`, shown(one))} ... (1)`),
        earns(
          1,
          says`Paid after ${k} instalments: ${chain(`\\left(1 - \\frac{${unpaid}}{${whole}}\\right) \\times ${shown(total)}`, `\\frac{${whole - unpaid}}{${whole}} \\times ${shown(total)}`, shown(paid))} rupees`,
          'paid',
        ),
        earns(0.5, says`So ${chain(`\\frac{${k}}{2}[2a + ${k - 1}d]`, shown(paid))}`, 'some'),
        earns(0.5, says`and ${chain(`2a + ${k - 1}d`, `\\frac{${twice(paid)}}{${k}}`, shown(two))} ... (2)`),
        earns(
          1,
          says`Subtracting (2) from (1): ${chain(`${n - k === 1 ? '' : n - k}d`, `${shown(one)} - ${shown(two)}`, shown(subtract(one, two)))}, so ${chain('d', shown(d))}`,
          'difference',
        ),
        earns(
          0.5,
          says`From (2): ${chain('2a', `${shown(two)} - ${k - 1} \\times ${bracketed(d)}`, shown(double))}, so ${chain('a', shown(a))}`,
          'first',
        ),
        earns(0.5, `Hence the first instalment is ₹$${shown(a)}$.`),
      ],
      key: toText(a),
    }
  },
})
