import { progression, shown, sumTo } from './pieces/progression'
import { chain, isValue, says, type Said } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The multiples of m between two bounds, which are left out unless they are counted in. */
export interface Given {
  readonly m: number
  readonly from: number
  readonly to: number
  readonly bounds: 'left out' | 'counted'
  readonly asked: 'count' | 'sum'
}

/** The first and the last multiple, and how many there are. */
export function multiplesOf({ m, from, to, bounds }: Omit<Given, 'asked'>) {
  const counted = bounds === 'counted'
  const first = counted ? Math.ceil(from / m) * m : Math.floor(from / m) * m + m
  const last = counted ? Math.floor(to / m) * m : Math.ceil(to / m) * m - m
  return { first: first + 0, last: last + 0, n: (last - first) / m + 1 }
}

const listed = (first: number, m: number, last: number, n: number): string =>
  n > 3
    ? `${first}, ${first + m}, ${first + 2 * m}, \\ldots, ${last}`
    : Array.from({ length: n }, (_, index) => first + index * m).join(', ')

/** "28 = 12 + (n - 1) × 4", and n from it. */
const placeLines = (first: number, m: number, last: number): readonly [Said, Said] => {
  const n = (last - first) / m + 1
  return [
    says`$a_n = a + (n - 1)d$: ${chain(`${last}`, `${first} + (n - 1) \\times ${m}`)}`,
    says`${chain('n - 1', `\\frac{${last - first}}{${m}}`, `${n - 1}`)}, so ${chain('n', `${n}`)}`,
  ]
}

function countLines(first: number, m: number, last: number): readonly Step[] {
  const [equation, solution] = placeLines(first, m, last)
  return [
    earns(0.5, equation, 'put in'),
    earns(0.5, solution, 'count'),
    earns(0.5, `Hence there are ${(last - first) / m + 1} multiples of ${m} in the range.`),
  ]
}

function sumLines(first: number, m: number, last: number): readonly Step[] {
  const [equation, solution] = placeLines(first, m, last)
  const n = (last - first) / m + 1
  const total = `${totalOf(first, m, n)}`
  const second = last < 0 ? `(${last})` : `${last}`
  return [
    line('put in', equation),
    earns(0.5, solution, 'count'),
    earns(0.5, says`${chain('S_n', '\\frac{n}{2}(a + l)', `\\frac{${n}}{2}(${first} + ${second})`, total)}`, 'sum'),
    earns(0.5, says`Hence ${isValue('the sum', total)}.`),
  ]
}

const totalOf = (first: number, m: number, n: number): string => shown(sumTo(progression(first, m), n))

function objection(given: Given): string | null {
  const { m, from, to } = given
  if (![m, from, to].every((value) => Number.isInteger(value) && Math.abs(value) <= 1_000_000))
    return 'Multiples are counted between whole numbers that are not too large.'
  if (m < 1) return 'Give a positive number for the multiples.'
  if (from >= to) return 'The lower bound should come first.'
  return multiplesOf(given).n < 1 ? `There is no multiple of ${m} in this range.` : null
}

/** E.g. "How many multiples of 4 lie between 10 and 250?" */
export const multiplesBetween = worked<Given>({
  id: 'multiples-between',
  archetype: 'ap-count-multiples',
  objection,
  solve: (given) => {
    const { m, asked } = given
    const { first, last, n } = multiplesOf(given)
    return {
      lines: [
        earns(0.5, `The multiples of ${m} in the range are $${listed(first, m, last, n)}$.`, 'range'),
        `They form an AP with $a = ${first},\\ d = ${m},\\ l = ${last}$.`,
        ...(asked === 'count' ? countLines(first, m, last) : sumLines(first, m, last)),
      ],
      key: asked === 'count' ? `${n}` : `${sumTo(progression(first, m), n).n}`,
    }
  },
})
