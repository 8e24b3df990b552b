import { worked } from '../solution'
import { says, chain } from '../claim'
import { earns, line, type Step } from '../line'
import { gcd } from '../../maths/integer'

/** The numbers from one to another that are multiples of m or of k. */
export interface Given {
  readonly from: number
  readonly to: number
  readonly m: number
  readonly k: number
  readonly asked: 'sum' | 'count'
}

const both = ({ m, k }: Given): number => (m / gcd(m, k)) * k

interface Row {
  readonly first: number
  readonly last: number
  readonly n: number
  readonly sum: number
}

function rowOf({ from, to }: Given, by: number): Row {
  const [first, last] = [Math.ceil(from / by) * by, Math.floor(to / by) * by]
  const n = last < first ? 0 : (last - first) / by + 1
  return { first, last, n, sum: (n * (first + last)) / 2 }
}

const rowsOf = (given: Given) => [given.m, given.k, both(given)].map((by) => ({ by, ...rowOf(given, by) }))

function lineOf({ by, first, last, n, sum }: Row & { readonly by: number }, asked: Given['asked']): Step {
  const count = chain('n', `\\frac{${last} - ${first}}{${by}} + 1`, `${n}`)
  return asked === 'count'
    ? earns(0.5, says`Multiples of ${by}: from ${first} to ${last}, ${count}`)
    : earns(
        0.5,
        says`Multiples of ${by}: from ${first} to ${last}, ${count}, and their sum is ${chain(`\\frac{${n}}{2}(${first} + ${last})`, `${sum}`)}`,
      )
}

/** E.g. "Find the sum of the integers from 1 to 500 which are multiples of 2 or 5." */
export const eitherMultiple = worked<Given>({
  id: 'either-multiple',
  archetype: 'ap-count-multiples',
  objection: (given) => {
    const { from, to, m, k } = given
    if (![from, to, m, k].every((one) => Number.isSafeInteger(one) && one >= 1 && one <= 100_000))
      return 'The range and the two divisors are positive whole numbers, not too large.'
    if (m % k === 0 || k % m === 0)
      return 'One of the two divides the other, so one condition says nothing new: check what you typed.'
    return rowsOf(given).some(({ n }) => n === 0) ? 'There are too few such numbers in this range.' : null
  },
  solve: (given) => {
    const { m, k, asked } = given
    const rows = rowsOf(given)
    const [one = 0, two = 0, common = 0] = rows.map((row) => (asked === 'sum' ? row.sum : row.n))
    const total = one + two - common
    return {
      lines: [
        line(
          'both',
          `Multiples of ${m} and of ${k} both are multiples of ${both(given)}: they are in both lists and must be taken away once.`,
        ),
        ...rows.map((row) => lineOf(row, asked)),
        earns(
          1,
          says`${asked === 'sum' ? 'Sum' : 'Number'}: ${chain(`${one} + ${two} - ${common}`, `${total}`)}`,
          'together',
        ),
        `Hence the ${asked === 'sum' ? 'sum' : 'number'} is $${total}$.`,
      ],
      key: `${total}`,
    }
  },
})
