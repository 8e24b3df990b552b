import { add, compare, divide, fraction, terminates, toDecimal, toTex, toText, zero, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import type { Step } from '../line'
import { worked, type Solution } from '../solution'

export interface Given {
  readonly measure: 'mean' | 'median' | 'mode'
  readonly values: readonly Fraction[]
}

const most = 100

const shown = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toText(value))
const row = (values: readonly Fraction[]): string => values.map(shown).join(', ')

function mean(values: readonly Fraction[]): Solution {
  const sum = values.reduce(add, zero)
  const value = divide(sum, fraction(values.length))
  return {
    lines: [
      'Mean = sum of the observations divided by their number.',
      says`${chain('\\bar{x}', `\\frac{${shown(sum)}}{${values.length}}`, terminates(value) ? toDecimal(value) : toTex(value))}`,
    ],
    key: shown(value),
  }
}

function median(values: readonly Fraction[]): Solution {
  const inOrder = values.toSorted(compare)
  const n = inOrder.length
  const [low, high] = [inOrder[Math.ceil(n / 2) - 1] ?? zero, inOrder[Math.floor(n / 2)] ?? zero]
  const middle =
    n % 2 === 1
      ? `the middle one is number $${(n + 1) / 2}$`
      : `the two middle ones are numbers $${n / 2}$ and $${n / 2 + 1}$; take their mean`
  return {
    lines: [`In order: ${row(inOrder)}.`, `There are ${n} observations, so ${middle}.`],
    key: shown(divide(add(low, high), fraction(2))),
  }
}

function mode(values: readonly Fraction[]): Solution {
  const counts = new Map<string, number>()
  for (const value of values.toSorted(compare)) counts.set(shown(value), (counts.get(shown(value)) ?? 0) + 1)
  const greatest = Math.max(...counts.values())
  const commonest = [...counts].filter(([, count]) => count === greatest).map(([value]) => value)
  if (greatest === 1) return { lines: ['Every observation occurs just once.'], key: 'no mode' }
  const several = commonest.length > 1 ? 'These observations occur' : 'This observation occurs'
  const lines: readonly Step[] = [
    'The mode is the observation that occurs most often.',
    `${several} ${greatest} times: ${commonest.join(', ')}.`,
  ]
  return { lines, key: commonest.join(', ') }
}

const work = { mean, median, mode } as const

/** E.g. "Find the median of 7, 3, 9, 5." */
export const measureOfList = worked<Given>({
  id: 'measure-of-list',
  archetype: 'stat-ungrouped',
  objection: ({ values }) =>
    values.length === 0
      ? 'Give me the observations, for example "median of 7, 3, 9, 5".'
      : values.length > most
        ? `Give me at most ${most} observations.`
        : null,
  solve: ({ measure, values }) => work[measure](values),
})
