import { gcd, isInteger, divide, fraction, multiply, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { wholeObjection } from './pieces/naturals'
import { soMany } from './pieces/so-many'

/** LCM = times × HCF, their sum or difference, and one of the two numbers. */
export interface Given {
  readonly times: Fraction
  readonly of: 'sum' | 'difference'
  readonly total: Fraction
  readonly number: Fraction
}

const sharesOf = ({ times, of }: Given): bigint => (of === 'sum' ? times.n + 1n : times.n - 1n)
const hcfOf = (given: Given): Fraction => divide(given.total, fraction(sharesOf(given)))
const otherOf = (given: Given): Fraction => {
  const hcf = hcfOf(given)
  return divide(multiply(hcf, multiply(hcf, given.times)), given.number)
}

function objection(given: Given): string | null {
  const { times, of, total, number } = given
  const whole = wholeObjection([times, total, number])
  if (whole !== null) return whole
  if (sharesOf(given) < 1n) return 'Then the LCM and the HCF are equal, and their difference is $0$.'
  const hcf = hcfOf(given)
  if (!isInteger(hcf))
    return `With these numbers the HCF would be no whole number: the ${of} $${total.n}$ is not divisible by $${sharesOf(given)}$.`
  const other = otherOf(given)
  const fits = isInteger(other) && gcd(Number(number.n), Number(other.n)) === Number(hcf.n)
  return fits ? null : `No two numbers fit: the HCF would be $${hcf.n}$ and one of the numbers $${number.n}$.`
}

/** E.g. "The LCM of two numbers is 12 times their HCF, and LCM + HCF = 403. One number is 93. Find the other." */
export const lcmTimesHcf = worked<Given>({
  id: 'lcm-times-hcf',
  archetype: 'rn-lcm-times-hcf',
  objection,
  solve: (given) => {
    const [k, a, total] = [given.times.n, given.number.n, given.total.n]
    const sum = given.of === 'sum'
    const [h, b] = [hcfOf(given).n, otherOf(given).n]
    return {
      lines: [
        earns(0.5, `Let the HCF be $h$. Then the LCM is $${soMany(k, 'h')}$`, 'letters'),
        earns(
          0.5,
          says`${chain(`${soMany(k, 'h')} ${sum ? '+' : '-'} h`, `${total}`)}, that is, ${chain(soMany(sharesOf(given), 'h'), `${total}`)}, so ${chain('h', `${h}`)}`,
          'h',
        ),
        earns(0.5, says`So ${equals('HCF', `${h}`)} and ${equals('LCM', `${k} \\times ${h}`, `${h * k}`)}`, 'measures'),
        earns(0.5, 'For any two numbers, $\\text{HCF} \\times \\text{LCM} = \\text{product of the numbers}$', 'rule'),
        earns(1, says`So ${equals('the other number', `\\frac{${h} \\times ${h * k}}{${a}}`, `${b}`)}`, 'result'),
      ],
      key: `${b}`,
    }
  },
})
