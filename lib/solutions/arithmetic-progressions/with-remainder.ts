import { placeLines } from './pieces/place-of-value'
import { progression, shown, sumTo } from './pieces/progression'
import { fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The numbers with so many digits that leave the remainder r on division by m. */
export interface Given {
  readonly digits: number
  readonly m: number
  readonly r: number
  readonly asked: 'count' | 'sum'
}

const names = ['', 'one-digit', 'two-digit', 'three-digit', 'four-digit', 'five-digit'] as const

/** The first and the last of the numbers. */
function endsOf({ digits, m, r }: Given): readonly [number, number] {
  const [least, greatest] = [10 ** (digits - 1), 10 ** digits - 1]
  return [least + ((((r - least) % m) + m) % m), greatest - ((((greatest - r) % m) + m) % m)]
}

function objection(given: Given): string | null {
  const { digits, m, r } = given
  if (![digits, m, r].every(Number.isInteger) || digits < 1 || digits > 5 || m < 2 || r < 0)
    return 'Divisor and remainder are whole numbers: check what you typed.'
  if (r >= m) return `A remainder on division by ${m} is less than ${m}: check what you typed.`
  const [first, last] = endsOf(given)
  return last - first >= 2 * m
    ? null
    : `There are fewer than three such ${names[digits] ?? ''} numbers: just write them down.`
}

function sumLines(first: number, last: number, m: number): readonly Step[] {
  const n = (last - first) / m + 1
  const total = shown(sumTo(progression(first, m), n))
  return [
    earns(0.5, says`${chain('S_n', '\\frac{n}{2}(a + l)', `\\frac{${n}}{2}(${first} + ${last})`, total)}`, 'sum'),
    says`Hence ${isValue('the sum', total)}.`,
  ]
}

/** E.g. "How many three-digit numbers leave the remainder 4 on division by 9?" */
export const withRemainder = worked<Given>({
  id: 'with-remainder',
  archetype: 'ap-ndigit-remainder',
  objection,
  solve: (given) => {
    const { m, r, asked } = given
    const [first, last] = endsOf(given)
    const n = (last - first) / m + 1
    const place = placeLines(progression(first, m), fraction(last))
    return {
      lines: [
        earns(
          1,
          `The smallest such number is $${first} = ${m} \\times ${Math.floor(first / m)} + ${r}$, and the greatest is $${last} = ${m} \\times ${Math.floor(last / m)} + ${r}$.`,
          'range',
        ),
        line(
          'ap',
          `The numbers $${first}, ${first + m}, ${first + 2 * m}, \\ldots, ${last}$ form an AP with $a = ${first}$ and $d = ${m}$.`,
        ),
        earns(1, place.put, 'put in'),
        earns(0.5, place.found, 'count'),
        ...(asked === 'count' ? [earns(0.5, `Hence there are ${n} such numbers.`)] : sumLines(first, last, m)),
      ],
      key: asked === 'count' ? `${n}` : `${sumTo(progression(first, m), n).n}`,
    }
  },
})
