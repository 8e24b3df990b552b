import { decimal } from './pieces/decimal'
import { markOf, sumOfProducts } from './pieces/grouped'
import { filled, hiddenOf, knownSum, noFrequency, unknownObjection } from './pieces/unknown-frequency'
import { divide, fraction, multiply, sign, subtract, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A table with two unknown frequencies (null), called by letters, the total frequency and a measure. */
export interface TwoMissing {
  readonly from: Fraction
  readonly width: Fraction
  readonly frequencies: readonly (number | null)[]
  readonly letters: readonly [string, string]
  readonly total: number
}

export interface Given extends TwoMissing {
  readonly mean: Fraction
}

function partsOf(given: Given) {
  const { from, width, frequencies, total, mean } = given
  const known = knownSum(frequencies)
  const products = sumOfProducts({ from, width }, frequencies)
  const [i = 0, j = 0] = hiddenOf(given)
  const data = { from, width, frequencies: [] }
  const [a, b] = [markOf(data, i), markOf(data, j)]
  const all = multiply(mean, fraction(total))
  const rest = subtract(all, products)
  const both = total - known
  const less = subtract(rest, multiply(a, fraction(both)))
  const gap = subtract(b, a)
  const y = sign(gap) === 0 ? fraction(0) : divide(less, gap)
  return { known, products, a, b, all, rest, both, less, gap, x: subtract(fraction(both), y), y }
}

/** E.g. "The mean of the following data is 28.4 and the total frequency is 50. Find the missing frequencies x and y." */
export const twoMissingFromMean = worked<Given>({
  id: 'two-missing-from-mean',
  archetype: 'stat-mean-two-missing',
  objection: (given) => {
    const odd = unknownObjection(given, 2, given.mean)
    if (odd !== null) return odd
    const { x, y } = partsOf(given)
    return filled(given, [x, y]) ? null : noFrequency('mean')
  },
  solve: (given) => {
    const { known, both, x: first, y: second, ...exact } = partsOf(given)
    const { total: n, letters } = given
    const [one, two] = letters
    const [m, s, all, p, q] = [given.mean, exact.products, exact.all, exact.a, exact.b].map(decimal)
    const [rest, less, gap] = [exact.rest, exact.less, exact.gap].map(decimal)
    const [x, y] = [decimal(first), decimal(second)]
    return {
      lines: [
        earns(
          1,
          `The frequencies add up to $${n}$: $${known} + ${one} + ${two} = ${n}$, so $${one} + ${two} = ${both}$ … (1)`,
          'total',
        ),
        earns(1, `From the table of the solution, $\\sum f_i x_i = ${s} + ${p}${one} + ${q}${two}$.`, 'products'),
        earns(
          0.5,
          `Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i}$, so $\\dfrac{${s} + ${p}${one} + ${q}${two}}{${n}} = ${m}$.`,
        ),
        earns(1, `$${s} + ${p}${one} + ${q}${two} = ${all}$, that is, $${p}${one} + ${q}${two} = ${rest}$ … (2)`),
        earns(
          0.5,
          `From (1), $${one} = ${both} - ${two}$. Substituting in (2): $${p}(${both} - ${two}) + ${q}${two} = ${rest}$`,
        ),
        earns(
          0.5,
          `$${decimal(multiply(exact.a, fraction(both)))} + ${gap}${two} = ${rest}$, so $${gap}${two} = ${less}$ and $${two} = ${y}$.`,
          'second letter',
        ),
        line('first letter', `Then $${one} = ${both} - ${y} = ${x}$.`),
        earns(0.5, `Hence, $${one} = ${x}$ and $${two} = ${y}$.`),
      ],
      key: `${one} = ${x}, ${two} = ${y}`,
    }
  },
})
