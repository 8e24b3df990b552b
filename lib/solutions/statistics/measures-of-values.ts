import { decimal, isShort, keyOf, signedDecimal } from './pieces/decimal'
import { sum } from './pieces/grouped'
import type { Measure } from './measures-of-table'
import { add, compare, divide, equals, fraction, multiply, toTex, zero, type Fraction } from '../../maths'
import { chain, equals as equalTo, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** Single values in ascending order, each with how often it occurs. */
export interface Given {
  readonly values: readonly Fraction[]
  readonly frequencies: readonly number[]
  readonly measures: readonly Measure[]
}

const cumulative = ({ frequencies }: Given): readonly number[] =>
  frequencies.map((_, index) => sum(frequencies.slice(0, index + 1)))

const total = ({ values, frequencies }: Given): Fraction =>
  values.reduce((so, value, index) => add(so, multiply(value, fraction(frequencies[index] ?? 0))), zero)

/** The place in the table of an observation, counted from 1 in ascending order. */
const indexAt = (given: Given, place: number): number => cumulative(given).findIndex((count) => count >= place)

function measured(given: Given, measure: Measure): Fraction {
  const n = sum(given.frequencies)
  const at = (index: number): Fraction => given.values[index] ?? zero
  if (measure === 'mean') return divide(total(given), fraction(n))
  if (measure === 'median')
    return divide(add(at(indexAt(given, Math.ceil(n / 2))), at(indexAt(given, Math.floor(n / 2) + 1))), fraction(2))
  return at(given.frequencies.indexOf(Math.max(...given.frequencies)))
}

const worth = (value: Fraction): string => (isShort(value) ? decimal(value) : toTex(value))

/** The working of one measure: one mark. */
function lines(given: Given, measure: Measure): readonly Step[] {
  const { values, frequencies } = given
  const n = sum(frequencies)
  const value = worth(measured(given, measure))
  if (measure === 'mean') {
    const all = decimal(total(given))
    return [
      earns(
        0.5,
        says`From the table of the solution, ${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i x_i', all)}.`,
        'sums',
      ),
      earns(
        0.5,
        says`Mean $= \\dfrac{\\sum f_i x_i}{\\sum f_i}$, so ${equalTo('mean', `\\dfrac{${all}}{${n}}`, value)}.`,
        'mean',
      ),
    ]
  }
  if (measure === 'mode')
    return [
      earns(
        1,
        `The highest frequency is $${Math.max(...frequencies)}$; it belongs to the value $${value}$, which is the mode.`,
        'mode',
      ),
    ]
  if (n % 2 === 1) {
    const place = (n + 1) / 2
    const index = indexAt(given, place)
    return [
      earns(
        0.5,
        says`The number of observations is $${n}$, so the median is observation number ${chain(`\\dfrac{${n} + 1}{2}`, `${place}`)} in ascending order.`,
        'place',
      ),
      earns(
        0.5,
        says`The cumulative frequency first reaches $${place}$ at the value $${value}$, where it is $${cumulative(given)[index] ?? 0}$, so ${equalTo('median', value)}.`,
        'median',
      ),
    ]
  }
  const [first, second] = [indexAt(given, n / 2), indexAt(given, n / 2 + 1)]
  const [low, high] = [values[first] ?? zero, values[second] ?? zero]
  const reached = cumulative(given)[first] ?? 0
  return [
    earns(
      0.5,
      says`Half of $${n}$ observations is ${chain(`\\dfrac{${n}}{2}`, `${n / 2}`)}, so the median is the mean of observation number $${n / 2}$ and the next one, in ascending order.`,
      'place',
    ),
    earns(
      0.5,
      equals(low, high)
        ? says`The cumulative frequency first reaches $${n / 2}$ at the value $${decimal(low)}$, where it is $${reached}$: both are $${decimal(low)}$, so ${equalTo('median', value)}.`
        : says`The cumulative frequency is just $${reached}$ at the value $${decimal(low)}$: the one is $${decimal(low)}$ and the other $${decimal(high)}$, so ${equalTo('median', `\\dfrac{${decimal(low)} + ${signedDecimal(high)}}{2}`, value)}.`,
      'median',
    ),
  ]
}

function objection({ values, frequencies, measures }: Given): string | null {
  if (values.length !== frequencies.length || values.length === 0) return 'Each value needs its frequency.'
  if (!values.every((value) => isShort(value))) return 'Write the values as whole numbers or short decimals.'
  if (values.some((value, index) => index > 0 && compare(values[index - 1] ?? value, value) >= 0))
    return 'Write the values in ascending order, each of them once.'
  if (!frequencies.every((f) => Number.isInteger(f) && f >= 0 && f <= 1_000_000))
    return 'A frequency is a whole number: 0, 1, 2, and so on.'
  if (sum(frequencies) === 0) return 'All frequencies are zero, so there are no data.'
  const most = Math.max(...frequencies)
  return measures.includes('mode') && frequencies.filter((f) => f === most).length > 1
    ? 'Two values occur equally often, so there is no single mode.'
    : null
}

/** E.g. "Goals in 40 matches: 0 goals in 5 matches, 1 in 8, ... Find the mean and the median number of goals." */
export const measuresOfValues = worked<Given>({
  id: 'measures-of-values',
  archetype: 'stat-discrete-table',
  objection,
  solve: (given) => {
    const found = given.measures.map((measure) => ({ measure, value: measured(given, measure) }))
    const [only, ...more] = found
    return {
      lines: [
        ...given.measures.flatMap((measure) => lines(given, measure)),
        `Hence, ${found.map(({ measure, value }) => `the ${measure} is $${worth(value)}$`).join(' and ')}.`,
      ],
      key:
        only && more.length === 0
          ? keyOf(only.value)
          : found.map(({ measure, value }) => `${measure} = ${keyOf(value)}`).join(', '),
    }
  },
})
