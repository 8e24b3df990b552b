import { continued, decimal, isShort, keyOf } from './pieces/decimal'
import { sum } from './pieces/grouped'
import { absolute, add, compare, divide, fraction, multiply, sign, subtract, zero, type Fraction } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** Classes that follow each other, not all of one size: their limits in order, one more than the frequencies. */
export interface Given {
  readonly limits: readonly Fraction[]
  readonly frequencies: readonly number[]
  /** The assumed mean, where the deviations from it are taken. */
  readonly about?: Fraction
}

interface Manner {
  /** What the mean is of: "number of wickets". */
  readonly what: string
}

export const marksOf = ({ limits, frequencies }: Given): readonly Fraction[] =>
  frequencies.map((_, i) => divide(add(limits[i] ?? zero, limits[i + 1] ?? zero), fraction(2)))

const total = (given: Given): Fraction =>
  marksOf(given).reduce((so, mark, i) => add(so, multiply(mark, fraction(given.frequencies[i] ?? 0))), zero)

/** From the sums to the mean: by the products themselves, or by the deviations from an assumed mean. */
function worth(given: Given, n: number): readonly Step[] {
  const mean = divide(total(given), fraction(n))
  const { about } = given
  if (about) {
    const sumOfDeviations = subtract(total(given), multiply(about, fraction(n)))
    const [a, d] = [decimal(about), decimal(sumOfDeviations)]
    const shift = divide(sumOfDeviations, fraction(n))
    const joined = `${a} ${sign(shift) < 0 ? '-' : '+'} ${decimal(absolute(shift))}`
    return [
      says`Let the assumed mean be ${chain('a', a)}; the deviations $d_i = x_i - a$ and the products $f_i d_i$ are in the table of the solution.`,
      earns(1, says`${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i d_i', d)}`, 'sums'),
      earns(0.5, 'Mean $\\overline{x} = a + \\dfrac{\\sum f_i d_i}{\\sum f_i}$', 'formula'),
      `$= ${a} + \\dfrac{${d}}{${n}}$`,
      earns(0.5, says`${continued('Mean', joined, mean)}`, 'worked out'),
    ]
  }
  const products = decimal(total(given))
  return [
    earns(
      1,
      says`From the table of the solution, ${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i x_i', products)}.`,
      'sums',
    ),
    earns(0.5, 'Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i}$', 'formula'),
    earns(
      0.5,
      isShort(mean)
        ? says`${equals('Mean', `\\dfrac{${products}}{${n}}`, decimal(mean))}`
        : says`${continued('Mean', `\\dfrac{${products}}{${n}}`, mean)}`,
      'worked out',
    ),
  ]
}

/** E.g. "Days of absence of 40 students: 0–6, 6–10, 10–14, 14–20, 20–28, 28–38. Find the mean number of days." */
export const meanUnequal = worked<Given, Manner>({
  id: 'mean-unequal',
  archetype: 'stat-mean-assumed',
  objection: ({ limits, frequencies }) => {
    if (limits.length !== frequencies.length + 1 || frequencies.length === 0)
      return 'Each class needs its two limits and its frequency.'
    if (limits.some((limit, i) => i > 0 && compare(limits[i - 1] ?? limit, limit) >= 0))
      return 'The upper limit of a class should be greater than its lower limit.'
    if (!limits.every((limit) => isShort(limit, 3))) return 'Write the class limits as whole numbers or short decimals.'
    if (!frequencies.every((f) => Number.isInteger(f) && f >= 0 && f <= 1_000_000))
      return 'A frequency is a whole number: 0, 1, 2, and so on.'
    return sum(frequencies) === 0 ? 'All frequencies are zero, so there are no data.' : null
  },
  solve: (given, { what } = { what: 'of the data' }) => {
    const { limits, frequencies } = given
    const n = sum(frequencies)
    const [low, high] = [limits[0] ?? zero, limits[1] ?? zero]
    const mean = divide(total(given), fraction(n))
    return {
      lines: [
        earns(
          0.5,
          says`The classes differ in size, so each class mark is worked out from its own limits; ${equals('the first class mark', `\\dfrac{${decimal(low)} + ${decimal(high)}}{2}`, decimal(divide(add(low, high), fraction(2))))}.`,
          'class marks',
        ),
        ...worth(given, n),
        earns(0.5, says`Hence, ${isValue(`the mean ${what}`, decimal(mean))}.`),
      ],
      key: keyOf(mean),
    }
  },
})
